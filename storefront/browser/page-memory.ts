import type { DataRouter } from 'react-router';

/** What the last pages of this visit showed: whoever goes back or forward to one has it at once, also without a network. */
export interface PageMemory {
  /** What the page that is gone back to showed; nothing where it has to be asked for, as for every page come to by a link. */
  recall(): unknown;
  /** When what was shown no longer holds: after a change of customer type. */
  forget(): void;
}

type Router = Pick<DataRouter, 'state' | 'subscribe'>;
type Match = Router['state']['matches'][number];

const mostPages = 10;

export function rememberPages(router: Router, mayKeep: (page: Match) => boolean): PageMemory {
  const pages = new Map<string, unknown>();
  const keep = () => {
    const { location, matches, loaderData, errors, navigation, revalidation } = router.state;
    const page = matches.at(-1);
    const isAtRest = navigation.state === 'idle' && revalidation === 'idle';
    if (!isAtRest || errors || !page || !mayKeep(page)) return;
    const place = placeOf(location);
    pages.delete(place);
    pages.set(place, loaderData[page.route.id]);
    const [oldest] = pages.keys();
    if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
  };
  keep();
  router.subscribe(keep);
  return {
    recall() {
      const { location, historyAction } = router.state.navigation;
      return historyAction === 'POP' ? pages.get(placeOf(location)) : undefined;
    },
    forget: () => pages.clear(),
  };
}

/** The key alone would not do: all places that the browser made on its own, for an anchor, share one. */
function placeOf({ key, pathname, search }: Router['state']['location']): string {
  return `${key} ${pathname}${search}`;
}
