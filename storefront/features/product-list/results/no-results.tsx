import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import type { ListData } from '../list-data.ts';
import type { SectionLink } from '../load-shop-sections.ts';
import styles from './no-results.module.css';

/** Shown for an empty list or a search without results, with links to other parts of the shop (§8). */
export function NoResults({ list: { searchTerm, shopSections } }: { list: ListData }) {
  const { t, shopper } = useShop();
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>
        {searchTerm === undefined ? t('list.empty') : t('search.noResults', { term: searchTerm })}
      </p>
      {searchTerm !== undefined && (
        <ul className={styles.advice}>
          <li>{t('search.adviceSpelling')}</li>
          <li>{t('search.adviceFewer')}</li>
          <li>{t('search.adviceAuthor')}</li>
        </ul>
      )}
      {shopSections && <SectionLinks title={t('search.browseCategories')} links={shopSections.categories} />}
      {shopSections && <SectionLinks title={t('brands.title')} links={shopSections.brands} />}
      <ButtonLink href={linkTo(localeScopeOf(shopper), 'news')}>{t('search.toNews')}</ButtonLink>
    </div>
  );
}

function SectionLinks({ title, links }: { title: string; links: readonly SectionLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.sections}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
