import styles from './prose.module.css';

interface ProseProps {
  /** Sanitised by the backend, both when saved and when read. */
  html: string;
  size?: 'large';
}

/** Formatted text that an editor wrote: paragraphs, lists, tables, pictures. */
export function Prose({ html, size }: ProseProps) {
  return (
    <div
      className={styles.prose}
      data-size={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend has sanitised it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
