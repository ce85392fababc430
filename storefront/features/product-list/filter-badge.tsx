import styles from './filter-badge.module.css';

/** How many filters are chosen, beside what opens them; nothing while there are none. */
export function FilterBadge({ count }: { count: number }) {
  return count === 0 ? null : <span className={styles.badge}>{count}</span>;
}
