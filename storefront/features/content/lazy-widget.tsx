import { type ComponentType, use } from 'react';
import type { WidgetName } from '#contract/content/widget-settings.ts';
import { LAZY_WIDGETS, type LazyWidgetName, widgetKind } from './lazy-widgets.ts';
import type { WidgetProps } from './widgets.ts';

type LazyWidgetProps = { [Name in LazyWidgetName]: WidgetProps<Name> }[LazyWidgetName];

/** A widget in a chunk. Usually the chunk is loaded before the page renders; otherwise rendering suspends until it is. */
export function LazyWidget(props: LazyWidgetProps) {
  const { chunk } = LAZY_WIDGETS[widgetKind(props.widget) as keyof typeof LAZY_WIDGETS];
  const { default: Widget } = use(chunk.read());
  const AnyWidget = Widget as ComponentType<WidgetProps<WidgetName>>;
  return <AnyWidget {...props} />;
}
