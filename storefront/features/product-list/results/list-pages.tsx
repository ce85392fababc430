import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { layOutWholePages } from '#storefront/browser/deferred-layout.ts';
import { isHydrated } from '#storefront/browser/hydration.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { ProductGrid } from '#storefront/features/product/lists/product-grid.tsx';
import { useShop, useTranslate } from '#storefront/session/shop-context.ts';
import type { ProductPage } from '../load-list.ts';
import { formatListQuery, withPage } from '../navigation/list-query.ts';
import { type ListNavigation, listHref } from '../navigation/use-list-navigation.ts';
import styles from './list-pages.module.css';
import { cachePages, joinPages, type LoadedPages, restorePages } from './loaded-pages.store.ts';

/** Pages with their own URLs. With script the next page is appended and the previous one prepended. */
export function ListPages({ page, navigation }: { page: ProductPage; navigation: ListNavigation }) {
  const t = useTranslate();
  const { query, displayedQuery, isPending, follow } = navigation;
  const firstPageQuery = withPage(displayedQuery, 1);
  const pages = useLoadedPages(page, formatListQuery(firstPageQuery));
  const { grid, keepPositionOnPrepend, focusFirstOnAppend } = usePositionAmongPages(pages);
  const { firstPage, lastPage, products } = pages;
  const next = withPage(displayedQuery, lastPage + 1);
  const isLoadingNext = isPending && query.page === next.page;
  const previous = withPage(displayedQuery, firstPage - 1);
  const to = Math.min(lastPage * SHOP.productListPageSize, page.count);
  const from = (firstPage - 1) * SHOP.productListPageSize + 1;
  return (
    <div ref={grid}>
      {firstPage > 1 && (
        <p className={styles.before}>
          <a
            rel="prev"
            href={listHref(previous)}
            className={styles.load}
            onClick={(event) => {
              keepPositionOnPrepend();
              follow(event, previous);
            }}
          >
            {t('list.loadPrevious')}
          </a>
          {firstPage > 2 && <a href={listHref(firstPageQuery)}>{t('list.toFirst')}</a>}
        </p>
      )}
      <ProductGrid products={products} Heading="h2" startIndex={(firstPage - 1) * SHOP.productListPageSize} />
      <div className={styles.after}>
        <p role="status">
          {firstPage === 1
            ? t('list.seenCount', { seen: to, count: page.count })
            : t('list.showing', { from, to, count: page.count })}
        </p>
        <progress
          max={page.count}
          value={to}
          aria-label={t('list.showing', { from, to, count: page.count })}
        />
        {lastPage < page.pages && (
          <a
            rel="next"
            href={listHref(next)}
            className={styles.load}
            aria-disabled={isLoadingNext}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              focusFirstOnAppend();
              follow(event, next);
            }}
          >
            {isLoadingNext ? t('list.loading') : t('list.loadMore')}
          </a>
        )}
      </div>
    </div>
  );
}

function useLoadedPages(page: ProductPage, query: string): LoadedPages {
  const { key, pathname } = useLocation();
  const { shopper } = useShop();
  const list = `${shopper.market} ${shopper.locale} ${pathname}${query}`;
  const [displayed, setDisplayed] = useState(() => {
    if (isHydrated()) restorePages();
    return joinPages(key, list, page, undefined);
  });
  const pages = joinPages(key, list, page, displayed);
  if (pages !== displayed) setDisplayed(pages);

  useLayoutEffect(() => cachePages(key, pages), [key, pages]);
  // The server renders one page. The pages loaded before a reload are joined to it before the first paint.
  const rejoin = useEffectEvent(() => {
    restorePages();
    setDisplayed(joinPages(key, list, page, displayed));
  });
  useLayoutEffect(() => rejoin(), []);
  return pages;
}

function usePositionAmongPages({ firstPage, lastPage, products }: LoadedPages) {
  const grid = useRef<HTMLDivElement>(null);
  const anchor = useRef<{ href: string; top: number }>(null);
  const indexToFocus = useRef<number>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first page moves the products.
  useLayoutEffect(() => {
    if (!anchor.current) return;
    const { href, top } = anchor.current;
    anchor.current = null;
    const link = grid.current?.querySelector(`article a[href="${CSS.escape(href)}"]`);
    if (link) window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [firstPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the next page has arrived.
  useEffect(() => {
    if (indexToFocus.current === null) return;
    const first = grid.current?.querySelectorAll('article')[indexToFocus.current];
    indexToFocus.current = null;
    first?.querySelector('a')?.focus({ preventScroll: true });
  }, [lastPage]);

  return {
    grid,
    /** Keeps the scroll position while products are added above. */
    keepPositionOnPrepend() {
      layOutWholePages();
      const link = grid.current?.querySelector('article a');
      const href = link?.getAttribute('href');
      if (link && href) anchor.current = { href, top: link.getBoundingClientRect().top };
    },
    /** Moves the focus to the first of the new products, for keyboard users. */
    focusFirstOnAppend() {
      indexToFocus.current = products.length;
    },
  };
}
