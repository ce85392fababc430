import styles from './filter-badge.module.css';

/** Number of selected filters; hidden when it is 0. */
export function FilterBadge({ count }: { count: number }) {
  return count === 0 ? null : <span className={styles.badge}>{count}</span>;
}
