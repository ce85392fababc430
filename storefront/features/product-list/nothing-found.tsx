import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import type { ListData } from './list-data.ts';
import type { Shelf } from './load-shelves.ts';
import styles from './nothing-found.module.css';

/** A list without books, or a search that found none: it says so, and where to look instead (§8). */
export function NothingFound({ list: { searchTerm, shelves } }: { list: ListData }) {
  const { t, shopper } = useShop();
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>
        {searchTerm === undefined ? t('list.empty') : t('search.nothing', { term: searchTerm })}
      </p>
      {searchTerm !== undefined && (
        <ul className={styles.advice}>
          <li>{t('search.adviceSpelling')}</li>
          <li>{t('search.adviceFewer')}</li>
          <li>{t('search.adviceAuthor')}</li>
        </ul>
      )}
      {shelves && <Shelves title={t('search.shelves')} shelves={shelves.categories} />}
      {shelves && <Shelves title={t('brands.title')} shelves={shelves.brands} />}
      <ButtonLink href={linkTo(localeScopeOf(shopper), 'news')}>{t('search.toNews')}</ButtonLink>
    </div>
  );
}

function Shelves({ title, shelves }: { title: string; shelves: readonly Shelf[] }) {
  if (shelves.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.shelves}>
        {shelves.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
