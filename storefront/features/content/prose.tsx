import styles from './prose.module.css';

interface ProseProps {
  /** Sanitised by the backend, when it was saved and when it was read. */
  html: string;
  size?: 'large';
}

/** Written text as editors write it: paragraphs, lists, tables, pictures. */
export function Prose({ html, size }: ProseProps) {
  return (
    <div
      className={styles.prose}
      data-size={size}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing reaches this that was not sanitised.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
