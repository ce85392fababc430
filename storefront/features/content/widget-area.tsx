import type { ComponentType, MouseEvent } from 'react';
import type { WidgetName } from '#contract/content/widget-settings.ts';
import { track } from '#storefront/tracking/track.ts';
import { LazyWidget } from './lazy-widget.tsx';
import { widgetKind } from './lazy-widgets.ts';
import styles from './widget-area.module.css';
import { WidgetGuard } from './widget-guard.tsx';
import { BannerWidget } from './widgets/banner-widget.tsx';
import { ButtonsWidget } from './widgets/buttons-widget.tsx';
import { ImageWidget } from './widgets/image-widget.tsx';
import { RichTextWidget } from './widgets/rich-text-widget.tsx';
import { TextWidget } from './widgets/text-widget.tsx';
import type { Widget, WidgetContainer, WidgetProps } from './widgets.ts';

export type WidgetComponents = { [Name in WidgetName]?: ComponentType<WidgetProps<Name>> };

/** By widget name. The `components` of an area add to them or replace them; areas of the shop add the product list. */
const defaultComponents: Required<Omit<WidgetComponents, 'Product list'>> = {
  Image: ImageWidget,
  Banner: BannerWidget,
  Text: TextWidget,
  'Rich text': RichTextWidget,
  Buttons: ButtonsWidget,
  HTML: LazyWidget,
  Video: LazyWidget,
  JSON: LazyWidget,
};

/** Containers that the first screen may show; the others are laid out later (base.css). */
const visibleContainers = 2;

interface AreaProps {
  containers: readonly WidgetContainer[];
  components?: WidgetComponents;
  /** Below other content: none of its pictures is loaded eagerly. */
  isBelow?: boolean;
}

/** Renders containers with their widgets. A widget that fails leaves the others intact. */
export function WidgetArea({ containers, components, isBelow = false }: AreaProps) {
  const all: WidgetComponents = { ...defaultComponents, ...components };
  const firstListId = containers
    .flatMap(({ widgets }) => widgets)
    .find((widget) => widget.name === 'Product list' && widget.products.length > 0)?.id;
  return containers.map((container, index) => {
    const { id, layout, design, isSwiped, widgets } = container;
    const hasTitle = widgets.some(({ name, settings }) => name === 'Text' && settings.title !== '');
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it handles clicks on links, which keys trigger too.
      <div
        key={id}
        className={styles.container}
        data-deferred={isBelow || index >= visibleContainers ? '' : undefined}
        data-layout={layout}
        data-design={design}
        data-swiped={isSwiped && widgets.length > 1 ? '' : undefined}
        // A scrollable container without links must be focusable, so that keys can scroll it (WCAG 2.1.1).
        tabIndex={isSwiped && !widgets.some(hasLinks) ? 0 : undefined}
        onClick={trackLinkClick}
      >
        {widgets.map((widget) => {
          const Component = all[widget.name] as ComponentType<WidgetProps<WidgetName>> | undefined;
          if (!Component) return null;
          return (
            <div
              key={widget.id}
              className={styles.widget}
              data-widget={widgetKind(widget)}
              data-hidden-on={widget.settings.isHiddenOn}
            >
              <WidgetGuard>
                <Component
                  widget={widget}
                  container={container}
                  isFirst={!isBelow && (widget.id === firstListId || index === 0)}
                  hasTitle={hasTitle}
                />
              </WidgetGuard>
            </div>
          );
        })}
      </div>
    );
  });
}

/** Tracks clicks on editors' links. Product lists track their own clicks. */
function trackLinkClick({ target }: MouseEvent): void {
  const link = (target as Element).closest('a');
  const href = link?.getAttribute('href');
  if (href && !link?.closest('[data-widget="Product list"]')) track('widget:click', { href });
}

function hasLinks({ name, settings }: Widget): boolean {
  switch (name) {
    case 'Image':
    case 'Banner':
      return settings.image.href !== '';
    case 'Text':
    case 'Rich text':
      return settings.text.includes('<a ');
    case 'HTML':
    case 'Buttons':
    case 'Product list':
    case 'Video':
    case 'JSON':
      return true;
  }
}
