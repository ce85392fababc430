import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import type { ListData } from './list-data.ts';
import type { Shelf } from './load-shelves.ts';
import styles from './nothing-found.module.css';

/** A list without books, or a search that found none: it says so, and where to look instead (§8). */
export function NothingFound({ list: { searchTerm, shelves } }: { list: ListData }) {
  const { words, shopper } = useShop();
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>
        {searchTerm === undefined ? words('list.empty') : words('search.nothing', { term: searchTerm })}
      </p>
      {searchTerm !== undefined && (
        <ul className={styles.advice}>
          <li>{words('search.adviceSpelling')}</li>
          <li>{words('search.adviceFewer')}</li>
          <li>{words('search.adviceAuthor')}</li>
        </ul>
      )}
      {shelves && <Shelves title={words('search.shelves')} shelves={shelves.categories} />}
      {shelves && <Shelves title={words('brands.title')} shelves={shelves.brands} />}
      <ButtonLink href={linkTo(placeOf(shopper), 'news')}>{words('search.toNews')}</ButtonLink>
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
