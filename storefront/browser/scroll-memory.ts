/** How far each page of this visit was scrolled, by its key in the history; it outlives a reload. */
export interface ScrollMemory {
  /** From now on the window's position is that of this page. Answers where it was left, if it was seen before. */
  enter(key: string): number | undefined;
  /** Whether this document came by reload, back or forward, and so should begin where it was left. */
  isReturn: boolean;
}

const storageKey = 'kvarto-scroll';
const mostPages = 50;

export function openScrollMemory(): ScrollMemory {
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
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...positions].slice(-mostPages))));
  });
  return {
    isReturn: isReturn(),
    enter(key) {
      const left = positions.get(key);
      current = key;
      // A page whose address changes under it is where it was, though nobody has scrolled since.
      if (left === undefined) positions.set(key, window.scrollY);
      return left;
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

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
