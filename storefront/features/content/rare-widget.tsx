import { type ComponentType, use } from 'react';
import type { WidgetName } from '#contract/widget-settings.ts';
import { kindOf, RARE_WIDGETS } from './rare-widgets.ts';
import type { WidgetProps } from './widgets.ts';

/** A widget whose script was loaded before the page was drawn, or is waited for. */
export function RareWidget(props: WidgetProps<'HTML'> | WidgetProps<'Video'> | WidgetProps<'JSON'>) {
  const { default: Widget } = use(RARE_WIDGETS[kindOf(props.widget) as keyof typeof RARE_WIDGETS]());
  const Any = Widget as ComponentType<WidgetProps<WidgetName>>;
  return <Any {...props} />;
}
