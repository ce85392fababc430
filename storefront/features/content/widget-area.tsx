import { ProductGrid } from '#storefront/features/product/product-grid.tsx';
import styles from './widget-area.module.css';
import type { Widget, WidgetContainer } from './widgets.ts';

export function WidgetArea({ containers }: { containers: WidgetContainer[] }) {
  const firstList = containers.flatMap(({ widgets }) => widgets).find(({ kind }) => kind === 'products')?.id;
  return containers.map(({ id, layout, design, widgets }) => (
    <section key={id} className={styles.container} data-layout={layout} data-design={design}>
      {widgets.map((widget) => (
        <WidgetView key={widget.id} widget={widget} isFirst={widget.id === firstList} />
      ))}
    </section>
  ));
}

function WidgetView({ widget, isFirst }: { widget: Widget; isFirst: boolean }) {
  if (widget.kind === 'products') {
    return (
      <div>
        {widget.title && <h2 className={styles.title}>{widget.title}</h2>}
        <ProductGrid products={widget.products} Heading={widget.title ? 'h3' : 'h2'} isFirst={isFirst} />
      </div>
    );
  }
  const { title, titleRenderMode, text, textAlignment } = widget.settings;
  const Title = titleRenderMode === 0 ? 'h1' : 'h2';
  return (
    <div className={styles.text} data-alignment={textAlignment}>
      {title && <Title className={titleRenderMode === 0 ? styles.welcome : styles.title}>{title}</Title>}
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** The text of an editor is HTML. Until the backend sanitises it, only its words are shown, paragraph by paragraph. */
function paragraphs(html: string): string[] {
  return html
    .split(/<\/p>|<br\s*\/?>/i)
    .map((part) => part.replace(/<[^>]*>/g, '').trim())
    .filter((part) => part !== '');
}
