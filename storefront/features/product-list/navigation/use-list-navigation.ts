import { type MouseEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPrimaryClick } from '#storefront/browser/navigation/is-primary-click.ts';
import { forgetFilters } from '../filters/remembered-filters.ts';
import { formatListQuery, isFiltered, type ListQuery, parseListQuery } from './list-query.ts';
import type { SortOptions } from './sort-orders.ts';

export interface ListNavigation {
  /** Changes at once on a click, before the list is loaded. */
  query: ListQuery;
  /** The query of the displayed list; equal to `query` unless a navigation is pending. */
  displayedQuery: ListQuery;
  isPending: boolean;
  /** Replaces the URL, so that the back button leaves the list. */
  change: (query: ListQuery) => void;
  /** Click handler of links that change the list. */
  follow: (event: MouseEvent<HTMLAnchorElement>, query: ListQuery) => void;
}

/** The list of the last click. It is stored at once, because the router displays a list with a delay. */
interface RequestedList {
  search: string;
  /** The key of the location at the click. It changes when the list is displayed, or when it cannot be loaded. */
  fromKey: string;
  /** Searches of quick changes before this one: the router may display one of them before the last. */
  earlier: ReadonlySet<string>;
}

export function useListNavigation(sorts: SortOptions): ListNavigation {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [requested, setRequested] = useState<RequestedList>();
  const isPending = requested !== undefined && (requested.fromKey === key || requested.earlier.has(search));
  // The router now displays the requested list, or another page.
  if (requested && !isPending) setRequested(undefined);
  const nextSearch = isPending ? requested.search : search;
  const displayedQuery = useMemo(() => parseListQuery(new URLSearchParams(search), sorts), [search, sorts]);
  const query = useMemo(() => parseListQuery(new URLSearchParams(nextSearch), sorts), [nextSearch, sorts]);
  const change = (next: ListQuery) => {
    if (!isFiltered(next)) forgetFilters(pathname);
    const target = formatListQuery(next);
    const earlier = isPending ? [...requested.earlier, requested.search] : [];
    setRequested({
      search: target,
      fromKey: key,
      earlier: new Set(earlier.filter((each) => each !== target)),
    });
    void navigate({ search: target }, { replace: true });
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>, next: ListQuery) => {
    if (!isPrimaryClick(event)) return;
    event.preventDefault();
    change(next);
  };
  return { query, displayedQuery, isPending, change, follow };
}

/** A link to the same path needs at least an empty query. */
export function listHref(query: ListQuery): string {
  return formatListQuery(query) || '?';
}

/**
 * Properties of a link that is removed from the page when it is followed, such as the link that removes a filter. The focus
 * moves to the list, because it would otherwise be lost.
 */
export function disappearingLinkProps(navigation: ListNavigation, query: ListQuery) {
  return {
    rel: 'nofollow',
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      event.currentTarget.closest('section')?.focus({ preventScroll: true });
      navigation.follow(event, query);
    },
  };
}
