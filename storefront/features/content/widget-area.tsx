import { ProductGrid } from '#storefront/features/product/product-grid.tsx';
import { track } from '#storefront/tracking/track.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { ShopWindow } from './shop-window.tsx';
import styles from './widget-area.module.css';
import type { Widget, WidgetContainer } from './widgets.ts';

export function WidgetArea({ containers }: { containers: WidgetContainer[] }) {
  const firstList = containers.flatMap(({ widgets }) => widgets).find(({ kind }) => kind === 'products')?.id;
  return containers.map(({ id, layout, design, widgets }) => (
    <section key={id} className={styles.container} data-layout={layout} data-design={design}>
      {widgets.map((widget) => (
        <WidgetView
          key={widget.id}
          widget={widget}
          design={design}
          isFirst={widget.id === firstList}
          hasTitle={widgets.some((other) => other.kind === 'text' && other.settings.title !== '')}
        />
      ))}
    </section>
  ));
}

interface WidgetViewProps {
  widget: Widget;
  design: string;
  isFirst: boolean;
  /** Whether a text of the container stands above its lists as their heading. */
  hasTitle: boolean;
}

function WidgetView({ widget, design, isFirst, hasTitle }: WidgetViewProps) {
  if (widget.kind === 'products') {
    // Across the whole page books are shown by their covers, as in the window of a shop.
    if (design === 'full-width') return <ShopWindow products={widget.products} isFirst={isFirst} />;
    return (
      <div>
        {widget.title && <h2 className={styles.title}>{widget.title}</h2>}
        <ProductGrid
          products={widget.products}
          Heading={widget.title || hasTitle ? 'h3' : 'h2'}
          isFirst={isFirst}
        />
      </div>
    );
  }
  if (widget.kind === 'buttons') {
    return (
      <p className={styles.buttons}>
        {widget.buttons.map(({ buttonText, url }) => (
          <ButtonLink key={url} href={url} onClick={() => track('widget:click', { href: url })}>
            {buttonText}
          </ButtonLink>
        ))}
      </p>
    );
  }
  const { title, titleRenderMode, text, textAlignment } = widget.settings;
  const Title = titleRenderMode === 0 ? 'h1' : 'h2';
  return (
    <div className={styles.text} data-alignment={textAlignment}>
      {title && <Title className={titleRenderMode === 0 ? styles.welcome : styles.heading}>{title}</Title>}
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
