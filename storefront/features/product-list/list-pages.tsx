import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isTakenOver } from '#storefront/browser/taken-over.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { ProductGrid } from '#storefront/features/product/product-grid.tsx';
import { useShop, useTranslate } from '#storefront/session/shop-context.ts';
import { withPage, writeListAddress } from './list-address.ts';
import styles from './list-pages.module.css';
import type { ProductPage } from './load-list.ts';
import { joinPages, keepPages, type LoadedPages, recallPages } from './loaded-pages.store.ts';
import { hrefOf, type ListNavigation } from './use-list-address.ts';

/** Real pages, which script joins: more below, and what comes before above, with everything else staying in its place. */
export function ListPages({ page, navigation }: { page: ProductPage; navigation: ListNavigation }) {
  const t = useTranslate();
  const { address, shown, isPending, follow } = navigation;
  const pages = useLoadedPages(page, writeListAddress(withPage(shown, 1)));
  const { grid, stayWhenPrepended, goOnWhenAppended } = usePlaceAmongPages(pages);
  const { firstPage, lastPage, products } = pages;
  const next = withPage(shown, lastPage + 1);
  const isComing = isPending && address.page === next.page;
  const previous = withPage(shown, firstPage - 1);
  const to = Math.min(lastPage * SHOP.productListPageSize, page.count);
  const from = (firstPage - 1) * SHOP.productListPageSize + 1;
  return (
    <div ref={grid}>
      {firstPage > 1 && (
        <p className={styles.before}>
          <a
            rel="prev"
            href={hrefOf(previous)}
            className={styles.load}
            onClick={(event) => {
              stayWhenPrepended();
              follow(event, previous);
            }}
          >
            {t('list.loadPrevious')}
          </a>
          {firstPage > 2 && <a href={hrefOf(withPage(shown, 1))}>{t('list.toFirst')}</a>}
        </p>
      )}
      <ProductGrid products={products} Heading="h2" startIndex={(firstPage - 1) * SHOP.productListPageSize} />
      <div className={styles.after}>
        <p role="status">
          {firstPage === 1
            ? t('list.seen', { seen: to, count: page.count })
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
            href={hrefOf(next)}
            className={styles.load}
            aria-disabled={isComing}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              goOnWhenAppended();
              follow(event, next);
            }}
          >
            {isComing ? t('list.loading') : t('list.loadMore')}
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
  const [shown, setShown] = useState(() => {
    if (isTakenOver()) recallPages();
    return joinPages(key, list, page, undefined);
  });
  const pages = joinPages(key, list, page, shown);
  if (pages !== shown) setShown(pages);

  useLayoutEffect(() => keepPages(key, pages), [key, pages]);
  // The first page of a document is the server's; what was there before a reload joins it before anyone looks.
  const rejoin = useEffectEvent(() => {
    recallPages();
    setShown(joinPages(key, list, page, shown));
  });
  useLayoutEffect(() => rejoin(), []);
  return pages;
}

function usePlaceAmongPages({ firstPage, lastPage, products }: LoadedPages) {
  const grid = useRef<HTMLDivElement>(null);
  const staying = useRef<{ element: Element; top: number }>(null);
  const goingOn = useRef<number>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another first page is what moves everything.
  useLayoutEffect(() => {
    if (!staying.current) return;
    const { element, top } = staying.current;
    staying.current = null;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [firstPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another last page is what has been waited for.
  useEffect(() => {
    if (goingOn.current === null) return;
    const first = grid.current?.querySelectorAll('article')[goingOn.current];
    goingOn.current = null;
    first?.querySelector('a')?.focus({ preventScroll: true });
  }, [lastPage]);

  return {
    grid,
    /** Keeps the books where they are while others come in above them. */
    stayWhenPrepended() {
      const element = grid.current?.querySelector('article');
      if (element) staying.current = { element, top: element.getBoundingClientRect().top };
    },
    /** Whoever moves by keyboard goes on with the first of the new books. */
    goOnWhenAppended() {
      goingOn.current = products.length;
    },
  };
}
