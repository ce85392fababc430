import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterColumn } from '../filters/filter-column.tsx';
import { FilterDialogLink } from '../filters/filter-dialog-link.tsx';
import { LanguageHint } from '../filters/language-hint.tsx';
import { useRememberedFilters } from '../filters/remembered-filters.ts';
import { activeFilters } from '../filters/selected-filters.ts';
import type { ListData } from '../list-data.ts';
import { formatListQuery, isFiltered, parseListQuery, withPage } from '../navigation/list-query.ts';
import { SortSelect } from '../navigation/sort-select.tsx';
import { disappearingLinkProps, useListNavigation } from '../navigation/use-list-navigation.ts';
import styles from './filterable-list.module.css';
import { ListPages } from './list-pages.tsx';
import { NoMatches } from './no-matches.tsx';

/** The list with its filters and sort order. */
export function FilterableList({ list }: { list: ListData }) {
  const t = useTranslate();
  const { page, filters, sorts } = list;
  const navigation = useListNavigation(sorts);
  const { query, displayedQuery, isPending } = navigation;
  const active = activeFilters(query, filters);
  const displayedSearch = formatListQuery(withPage(displayedQuery, 1));
  const isAnotherListPending = formatListQuery(withPage(query, 1)) !== displayedSearch;
  const section = useScrollToTop(displayedSearch);
  const rememberedSearch = useRememberedFilters(displayedSearch, isFiltered(displayedQuery));
  return (
    <div className={styles.body}>
      <FilterColumn groups={filters} navigation={navigation} activeCount={active.length} />
      <section
        className={styles.results}
        ref={section}
        tabIndex={-1}
        aria-label={t('list.results')}
        aria-busy={isPending}
      >
        <div className={styles.toolbar}>
          <p className={styles.count} role="status">
            {t('list.count', { count: page.count })}
          </p>
          {rememberedSearch && (
            <a
              className={styles.remembered}
              href={rememberedSearch}
              {...disappearingLinkProps(
                navigation,
                parseListQuery(new URLSearchParams(rememberedSearch), sorts),
              )}
            >
              {t('filters.again')}
            </a>
          )}
          <div className={styles.controls}>
            <FilterDialogLink groups={filters} navigation={navigation} active={active} count={page.count} />
            <SortSelect sorts={sorts} navigation={navigation} />
          </div>
        </div>
        <FilterChips active={active} navigation={navigation} hasReset={page.count > 0} />
        <LanguageHint groups={filters} navigation={navigation} count={page.count} />
        <div className={isAnotherListPending ? styles.pending : undefined}>
          {page.count === 0 ? (
            <NoMatches navigation={navigation} />
          ) : (
            <ListPages page={page} navigation={navigation} />
          )}
        </div>
      </section>
    </div>
  );
}

/** Scrolls to the start of the list when the visitor filters it from further down. */
function useScrollToTop(search: string) {
  const section = useRef<HTMLElement>(null);
  const previousSearch = useRef(search);
  const action = useNavigationType();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the location.
  useLayoutEffect(() => {
    if (previousSearch.current === search) return;
    previousSearch.current = search;
    const element = section.current;
    const headerEnd = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    // A changed filter or sort order replaces the history entry. For other navigations the router sets the scroll position.
    if (action === 'REPLACE' && element && element.getBoundingClientRect().top < headerEnd)
      element.scrollIntoView({ behavior: 'instant' });
  }, [search, key, action]);
  return section;
}
