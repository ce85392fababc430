import styles from './count-badge.module.css';

/** How many there are of what it stands on, on the corner of whatever is positioned around it. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
