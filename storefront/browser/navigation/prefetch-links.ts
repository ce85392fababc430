import { TIMINGS } from '#storefront/config/timings.ts';
import { runWhenIdle } from '../run-when-idle.ts';
import { isInternalLink } from './follow-links.ts';

interface Prefetching {
  isPage(pathname: string): boolean;
  /** Code is the same for all pages of a screen. */
  loadCode(path: string): Promise<unknown>;
  loadData(path: string): Promise<unknown>;
}

export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not on slow or metered connections (§2). */
export function canPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection }): boolean {
  return onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Prefetched pages per document. */
const maxPages = 40;
const maxConcurrent = 2;

/** Prefetches the code of links that become visible, and the data of links that are hovered, focused or touched. */
export function prefetchLinks({ isPage, loadCode, loadData }: Prefetching): void {
  const isAllowed = () => canPrefetch(navigator as Navigator & { connection?: Connection });
  const isPrefetchable = (link: HTMLAnchorElement) => isInternalLink(link) && isPage(link.pathname);

  const watched = new WeakSet<HTMLAnchorElement>();
  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visibility.unobserve(target);
      const link = target as HTMLAnchorElement;
      runWhenIdle(() => {
        if (link.isConnected && isAllowed()) void loadCode(link.pathname).catch(ignore);
      }, TIMINGS.prefetchIdle);
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (watched.has(link)) continue;
      watched.add(link);
      if (isPrefetchable(link)) visibility.observe(link);
    }
  };
  let isScheduled = false;
  new MutationObserver(() => {
    if (isScheduled) return;
    isScheduled = true;
    runWhenIdle(() => {
      isScheduled = false;
      watch();
    }, TIMINGS.prefetchIdle);
  }).observe(document.body, { childList: true, subtree: true });
  watch();

  const fetched = new Set<string>();
  let inFlight = 0;
  const prefetchData = (link: HTMLAnchorElement) => {
    const path = link.pathname + link.search;
    if (fetched.has(path) || fetched.size >= maxPages || inFlight >= maxConcurrent || !isAllowed()) return;
    fetched.add(path);
    inFlight += 1;
    void loadData(path)
      .catch(ignore)
      .finally(() => {
        inFlight -= 1;
      });
  };
  let dwellTimer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(dwellTimer);
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.href || !isPrefetchable(link)) return;
    if (event.type === 'pointerover')
      dwellTimer = setTimeout(() => prefetchData(link), TIMINGS.prefetchDwell);
    else prefetchData(link);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, { passive: true });
}

/** A failed prefetch is repeated, and its error shown, on navigation. */
function ignore(): void {}
