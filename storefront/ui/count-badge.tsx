import styles from './count-badge.module.css';

/** A count in the corner of the nearest positioned ancestor. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
