import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A message shown for as long as its condition holds. It overlays the page without moving it. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.notice}>
      {children}
    </p>
  );
}
