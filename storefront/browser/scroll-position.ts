/** What is needed of a router: the browser's folder knows nothing of routes. */
interface RouterState {
  historyAction: string;
  location: { key: string; pathname: string; hash: string };
  matches: { route: { id: string } }[];
  navigation: { state: string };
}

interface Router {
  state: RouterState;
  subscribe(listener: (state: RouterState) => void): unknown;
}

export interface ScrollMove {
  /** Route names before and after. */
  from: string;
  to: string;
  hash: string;
  /** Where the page was left, when coming back to it. */
  saved: number | undefined;
  /** The address was changed under the page, as filters do; the page is the same. */
  isReplaced: boolean;
}

export type ScrollTarget =
  | { to: 'position'; y: number }
  | { to: 'anchor'; id: string }
  | { to: 'top' }
  | { to: 'stay' };

/** Remembers how far each page of the visit was scrolled, and moves the window after each navigation. */
export function keepScrollPosition(router: Router, scrollTarget: (move: ScrollMove) => ScrollTarget): void {
  history.scrollRestoration = 'manual';
  const positions = new Map<string, number>(Object.entries(readPositions()));
  let shown = router.state.location;
  let shownRoute = routeOf(router.state);
  const remembered = positions.get(shown.key);
  if (remembered !== undefined && isReload()) window.scrollTo(0, remembered);

  const remember = () => positions.set(shown.key, window.scrollY);
  addEventListener('pagehide', () => {
    remember();
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...positions].slice(-50))));
  });
  router.subscribe((state) => {
    if (state.location === shown || state.navigation.state !== 'idle') {
      // Still on the old page: the last moment at which its position is known.
      if (state.navigation.state !== 'idle') remember();
      return;
    }
    const move: ScrollMove = {
      from: shownRoute,
      to: routeOf(state),
      hash: state.location.hash,
      saved: state.historyAction === 'POP' ? positions.get(state.location.key) : undefined,
      isReplaced: state.historyAction === 'REPLACE',
    };
    shown = state.location;
    shownRoute = move.to;
    // After React has put the new page in place.
    requestAnimationFrame(() => requestAnimationFrame(() => apply(scrollTarget(move))));
  });
}

const storageKey = 'kvarto-scroll';

function apply(target: ScrollTarget): void {
  if (target.to === 'position') window.scrollTo({ top: target.y, behavior: 'instant' });
  else if (target.to === 'anchor') document.getElementById(target.id)?.scrollIntoView();
  else if (target.to === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

function routeOf(state: RouterState): string {
  return state.matches.at(-1)?.route.id ?? '';
}
