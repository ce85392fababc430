import { TIMINGS } from '#storefront/config/timings.ts';
import { staysHere } from './follow-links.ts';
import { whenIdle } from './when-idle.ts';

export interface Prefetching {
  isPage(pathname: string): boolean;
  /** What the page is made of: the same for all pages of a kind. */
  loadCode(path: string): Promise<unknown>;
  /** What the page shows. */
  loadData(path: string): Promise<unknown>;
}

export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nobody who counts their bytes is given more than they asked for (§2). */
export function mayPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection }): boolean {
  return onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** More than this in one document is no longer a guess at where the visitor goes next. */
const mostPages = 40;
const mostAtOnce = 2;

/** Links that come into sight bring the code of their pages; those that the visitor reaches for bring the data too. */
export function prefetchLinks({ isPage, loadCode, loadData }: Prefetching): void {
  const isAllowed = () => mayPrefetch(navigator as Navigator & { connection?: Connection });
  const isWorthIt = (link: HTMLAnchorElement) => staysHere(link) && isPage(link.pathname);

  const watched = new WeakSet<HTMLAnchorElement>();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      const link = target as HTMLAnchorElement;
      whenIdle(() => {
        if (link.isConnected && isAllowed()) void loadCode(link.pathname).catch(ignore);
      }, TIMINGS.prefetchIdle);
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (watched.has(link)) continue;
      watched.add(link);
      if (isWorthIt(link)) sight.observe(link);
    }
  };
  let isScheduled = false;
  new MutationObserver(() => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      watch();
    }, TIMINGS.prefetchIdle);
  }).observe(document.body, { childList: true, subtree: true });
  watch();

  const fetched = new Set<string>();
  let underWay = 0;
  const reach = (link: HTMLAnchorElement) => {
    const path = link.pathname + link.search;
    if (fetched.has(path) || fetched.size >= mostPages || underWay >= mostAtOnce || !isAllowed()) return;
    fetched.add(path);
    underWay += 1;
    void loadData(path)
      .catch(ignore)
      .finally(() => {
        underWay -= 1;
      });
  };
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(dwelling);
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.href || !isWorthIt(link)) return;
    if (event.type === 'pointerover') dwelling = setTimeout(() => reach(link), TIMINGS.prefetchDwell);
    else reach(link);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, { passive: true });
}

/** What could not be had early is asked for again when it is needed, and then it is told. */
function ignore(): void {}
