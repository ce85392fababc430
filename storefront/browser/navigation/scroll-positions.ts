/** Scroll positions by history key. They survive a reload. */
export interface ScrollPositions {
  /** Records the position for this page from now on. Returns its saved position, if any. */
  enter(key: string): number | undefined;
  /** Whether the document was loaded by reload, back or forward, so that its position must be restored. */
  isReloadOrHistoryNavigation: boolean;
}

const storageKey = 'kvarto-scroll';
const maxPages = 50;

export function createScrollPositions(): ScrollPositions {
  history.scrollRestoration = 'manual';
  const positions = new Map<string, number>(Object.entries(read()));
  let current: string | undefined;
  addEventListener(
    'scroll',
    () => {
      if (current !== undefined) positions.set(current, window.scrollY);
    },
    { passive: true },
  );
  addEventListener('pagehide', () => {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...positions].slice(-maxPages))));
  });
  return {
    isReloadOrHistoryNavigation: isReloadOrHistoryNavigation(),
    enter(key) {
      const saved = positions.get(key);
      current = key;
      // When only the URL changes, the page keeps its position without a scroll event.
      if (saved === undefined) positions.set(key, window.scrollY);
      return saved;
    },
  };
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function isReloadOrHistoryNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
