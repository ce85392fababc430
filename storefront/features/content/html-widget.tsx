import { Prose } from './prose.tsx';
import type { WidgetProps } from './widgets.ts';

/** What an editor wrote as HTML. Its styles are a file of their own, which the backend holds to this widget. */
export default function HtmlWidget({ widget: { settings } }: WidgetProps<'HTML'>) {
  return (
    <>
      {settings.stylesheet !== '' && <link rel="stylesheet" href={settings.stylesheet} />}
      <Prose html={settings.html} />
    </>
  );
}
