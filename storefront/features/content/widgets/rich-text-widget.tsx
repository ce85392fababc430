import type { WidgetProps } from '../widgets.ts';
import { Prose } from './prose.tsx';
import styles from './rich-text-widget.module.css';

export function RichTextWidget({ widget }: WidgetProps<'Rich text'>) {
  return (
    <div className={styles.text}>
      <Prose html={widget.settings.text} />
    </div>
  );
}
