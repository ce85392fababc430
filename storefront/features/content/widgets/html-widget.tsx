import type { WidgetProps } from '../widgets.ts';
import { Prose } from './prose.tsx';

/** HTML of an editor. The backend serves its styles as a file, scoped to this widget. */
export default function HtmlWidget({ widget: { settings } }: WidgetProps<'HTML'>) {
  return (
    <>
      {settings.stylesheet !== '' && <link rel="stylesheet" href={settings.stylesheet} />}
      <Prose html={settings.html} />
    </>
  );
}
