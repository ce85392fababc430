import { Prose } from './prose.tsx';
import styles from './rich-text-widget.module.css';
import type { WidgetProps } from './widgets.ts';

export function RichTextWidget({ widget }: WidgetProps<'Rich text'>) {
  return (
    <div className={styles.text}>
      <Prose html={widget.settings.text} />
    </div>
  );
}
