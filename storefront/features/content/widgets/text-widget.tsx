import type { WidgetProps } from '../widgets.ts';
import { Prose } from './prose.tsx';
import styles from './text-widget.module.css';

/** Elements by the render mode of the settings. */
const elements = ['h1', 'h2', 'h3', 'div'] as const;
/** Alignments by `textAlignment`, which counts from 1. */
const alignments = ['start', 'start', 'centre', 'end', 'justified'] as const;

export function TextWidget({ widget }: WidgetProps<'Text'>) {
  const { title, titleRenderMode, subtitle, subtitleRenderMode, text, textAlignment } = widget.settings;
  const Title = elements[titleRenderMode];
  const Subtitle = elements[subtitleRenderMode];
  return (
    <div className={styles.text} data-alignment={alignments[textAlignment]}>
      {title !== '' && (
        <Title className={styles.title} data-mode={titleRenderMode}>
          {title}
        </Title>
      )}
      {subtitle !== '' && <Subtitle className={styles.subtitle}>{subtitle}</Subtitle>}
      {text !== '' && <Prose html={text} size="large" />}
    </div>
  );
}
