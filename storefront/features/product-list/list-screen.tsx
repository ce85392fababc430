import { useLoaderData, useLocation } from 'react-router';
import { ProductGrid } from '#storefront/features/product/product-grid.tsx';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { useWords } from '#storefront/session/shop-context.ts';
import { Breadcrumbs, type Crumb } from '#storefront/ui/breadcrumbs.tsx';
import styles from './list-screen.module.css';
import type { ProductPage } from './load-list.ts';

export interface ListData {
  meta: PageMeta;
  heading: string;
  description?: string | null;
  crumbs?: Crumb[];
  subCategories?: { name: string; url: string }[];
  page: ProductPage;
}

/** Every list looks alike: what it is, what is in it, and the way to the next page. */
export function ListScreen() {
  const words = useWords();
  const { heading, description, crumbs, subCategories = [], page } = useLoaderData<ListData>();
  return (
    <>
      <Breadcrumbs label={words('breadcrumbs.label')} crumbs={crumbs ?? []} />
      <header className={styles.header}>
        <h1>{heading}</h1>
        {description && page.page === 1 && <p>{description}</p>}
        {subCategories.length > 0 && (
          <nav aria-label={words('list.subCategories')}>
            <ul className={styles.sections}>
              {subCategories.map(({ name, url }) => (
                <li key={url}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <p className={styles.count}>
        {page.count === 0 ? words('list.empty') : words('list.count', { count: page.count })}
      </p>
      <ProductGrid products={page.products} Heading="h2" />
      <Pages page={page.page} pages={page.pages} />
    </>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const words = useWords();
  const { search } = useLocation();
  if (pages <= 1) return null;
  return (
    <nav aria-label={words('list.pages')} className={styles.pages}>
      {page > 1 ? (
        <a rel="prev" href={pageHref(search, page - 1)}>
          {words('list.previous')}
        </a>
      ) : (
        <span />
      )}
      <span>{words('list.page', { page, pages })}</span>
      {page < pages ? (
        <a rel="next" href={pageHref(search, page + 1)}>
          {words('list.next')}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The first page has no number; everything else in the query stays. */
function pageHref(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return `?${query}`;
}
