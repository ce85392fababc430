import type { ComponentType, MouseEvent } from 'react';
import type { WidgetName } from '#contract/widget-settings.ts';
import { track } from '#storefront/tracking/track.ts';
import { BannerWidget } from './banner-widget.tsx';
import { ButtonsWidget } from './buttons-widget.tsx';
import { ImageWidget } from './image-widget.tsx';
import { RareWidget } from './rare-widget.tsx';
import { kindOf } from './rare-widgets.ts';
import { RichTextWidget } from './rich-text-widget.tsx';
import { TextWidget } from './text-widget.tsx';
import styles from './widget-area.module.css';
import { WidgetGuard } from './widget-guard.tsx';
import type { Widget, WidgetContainer, WidgetProps } from './widgets.ts';

export type WidgetKinds = { [Name in WidgetName]?: ComponentType<WidgetProps<Name>> };

/** What draws a widget, by its name. Whoever shows an area may add kinds, or draw one otherwise. */
const usual: WidgetKinds = {
  Image: ImageWidget,
  Banner: BannerWidget,
  Text: TextWidget,
  'Rich text': RichTextWidget,
  Buttons: ButtonsWidget,
  HTML: RareWidget,
  Video: RareWidget,
  JSON: RareWidget,
};

interface AreaProps {
  containers: readonly WidgetContainer[];
  kinds?: WidgetKinds;
  /** Whether something else stands above it: then none of its pictures is waited for. */
  isBelow?: boolean;
}

/** Containers one below the other, and in each its widgets. One that cannot be drawn takes nothing else with it. */
export function WidgetArea({ containers, kinds, isBelow = false }: AreaProps) {
  const all = { ...usual, ...kinds };
  const firstList = containers
    .flatMap(({ widgets }) => widgets)
    .find((widget) => widget.name === 'Product list' && widget.products.length > 0)?.id;
  return containers.map((container, index) => {
    const { id, layout, design, isSwiped, widgets } = container;
    const hasTitle = widgets.some(({ name, settings }) => name === 'Text' && settings.title !== '');
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears what is done to links, keys included.
      <div
        key={id}
        className={styles.container}
        data-layout={layout}
        data-design={design}
        data-swiped={isSwiped && widgets.length > 1 ? '' : undefined}
        // What can be swiped can be moved by keys as well, where nothing in it takes the focus.
        tabIndex={isSwiped && !widgets.some(hasLinks) ? 0 : undefined}
        onClick={tellOfLink}
      >
        {widgets.map((widget) => {
          const Kind = all[widget.name] as ComponentType<WidgetProps<WidgetName>> | undefined;
          if (!Kind) return null;
          return (
            <div
              key={widget.id}
              className={styles.widget}
              data-widget={kindOf(widget)}
              data-hidden-on={widget.settings.isHiddenOn}
            >
              <WidgetGuard>
                <Kind
                  widget={widget}
                  container={container}
                  isFirst={!isBelow && (widget.id === firstList || index === 0)}
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

/** One listener for whatever an editor linked. Books tell of themselves. */
function tellOfLink({ target }: MouseEvent): void {
  const link = (target as Element).closest('a');
  const href = link?.getAttribute('href');
  if (href && !link?.closest('[data-widget="Product list"]')) track('widget:click', { href });
}

function hasLinks({ name, settings }: Widget): boolean {
  if (name === 'Image' || name === 'Banner') return settings.image.href !== '';
  if (name === 'Text' || name === 'Rich text') return settings.text.includes('<a ');
  return true;
}
