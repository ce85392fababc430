import { type ComponentType, use } from 'react';
import type { WidgetName } from '#contract/widget-settings.ts';
import { LAZY_WIDGETS, widgetKind } from './lazy-widgets.ts';
import type { WidgetProps } from './widgets.ts';

/** A widget whose chunk is loaded before the page renders, or suspends. */
export function LazyWidget(props: WidgetProps<'HTML'> | WidgetProps<'Video'> | WidgetProps<'JSON'>) {
  const { default: Widget } = use(LAZY_WIDGETS[widgetKind(props.widget) as keyof typeof LAZY_WIDGETS]());
  const Any = Widget as ComponentType<WidgetProps<WidgetName>>;
  return <Any {...props} />;
}
