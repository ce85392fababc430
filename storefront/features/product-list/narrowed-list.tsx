import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { activeFilters } from './chosen-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterColumn } from './filter-column.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { LanguageHint } from './language-hint.tsx';
import { withPage, writeListAddress } from './list-address.ts';
import type { ListData } from './list-data.ts';
import { ListPages } from './list-pages.tsx';
import styles from './narrowed-list.module.css';
import { NothingLeft } from './nothing-left.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListAddress } from './use-list-address.ts';

/** The list with everything that narrows and sorts it. */
export function NarrowedList({ list }: { list: ListData }) {
  const t = useTranslate();
  const { page, filters, sorts } = list;
  const navigation = useListAddress(sorts);
  const { address, shown, isPending } = navigation;
  const active = activeFilters(address, filters);
  const shownQuery = writeListAddress(withPage(shown, 1));
  const isAnotherList = writeListAddress(withPage(address, 1)) !== shownQuery;
  const top = useBeginningInSight(shownQuery);
  return (
    <div className={styles.body}>
      <FilterColumn groups={filters} navigation={navigation} activeCount={active.length} />
      <section
        className={styles.results}
        ref={top}
        tabIndex={-1}
        aria-label={t('list.results')}
        aria-busy={isPending}
      >
        <div className={styles.toolbar}>
          <p className={styles.count} role="status">
            {t('list.count', { count: page.count })}
          </p>
          <div className={styles.controls}>
            <FilterPanel groups={filters} navigation={navigation} active={active} count={page.count} />
            <SortSelect sorts={sorts} navigation={navigation} />
          </div>
        </div>
        <FilterChips active={active} navigation={navigation} hasReset={page.count > 0} />
        <LanguageHint groups={filters} navigation={navigation} count={page.count} />
        <div className={isAnotherList ? styles.waiting : undefined}>
          {page.count === 0 ? (
            <NothingLeft navigation={navigation} />
          ) : (
            <ListPages page={page} navigation={navigation} />
          )}
        </div>
      </section>
    </div>
  );
}

/** Whoever narrows a list from far down sees the new one from its beginning. */
function useBeginningInSight(query: string) {
  const top = useRef<HTMLElement>(null);
  const before = useRef(query);
  const action = useNavigationType();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the address has changed.
  useLayoutEffect(() => {
    if (before.current === query) return;
    before.current = query;
    const section = top.current;
    const headerEnd = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (action === 'REPLACE' && section && section.getBoundingClientRect().top < headerEnd)
      section.scrollIntoView({ behavior: 'instant' });
  }, [query, key, action]);
  return top;
}
