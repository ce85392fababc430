import type { DataRouter } from 'react-router';

/** Loader data of the last pages, for back and forward navigation without a request. */
export interface VisitedPages {
  /** Data of the page that back or forward leads to; undefined for other navigations. */
  get(): unknown;
  /** Call it when the data is outdated, such as after a change of customer type. */
  clear(): void;
}

type Router = Pick<DataRouter, 'state' | 'subscribe'>;
type Match = Router['state']['matches'][number];

const maxPages = 10;

export function cacheVisitedPages(router: Router, canCache: (page: Match) => boolean): VisitedPages {
  const pages = new Map<string, unknown>();
  const store = () => {
    const { location, matches, loaderData, errors, navigation, revalidation } = router.state;
    const page = matches.at(-1);
    const isIdle = navigation.state === 'idle' && revalidation === 'idle';
    if (!isIdle || errors || !page || !canCache(page)) return;
    const key = keyOf(location);
    pages.delete(key);
    pages.set(key, loaderData[page.route.id]);
    const [oldest] = pages.keys();
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
  };
  store();
  router.subscribe(store);
  return {
    get() {
      const { location, historyAction } = router.state.navigation;
      return historyAction === 'POP' ? pages.get(keyOf(location)) : undefined;
    },
    clear: () => pages.clear(),
  };
}

/** The location's key alone is not unique: entries that the browser creates for anchors share one. */
function keyOf({ key, pathname, search }: Router['state']['location']): string {
  return `${key} ${pathname}${search}`;
}
