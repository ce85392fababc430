import styles from './breadcrumbs.module.css';

export interface Crumb {
  name: string;
  /** Undefined for the current page. */
  url?: string | null;
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol>
        {crumbs.map(({ name, url }) => (
          <li key={`${name}${url}`}>
            {url ? <a href={url}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
