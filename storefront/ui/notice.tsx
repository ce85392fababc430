import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Something that holds until it no longer does. It lies over the page and moves nothing. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.notice}>
      {children}
    </p>
  );
}
