import { TIMINGS } from '#storefront/config/timings.ts';
import { runWhenIdle } from '../run-when-idle.ts';
import { isInternalLink } from './follow-links.ts';

/** `visible`: the link was only displayed, so its page has a low priority. `intent`: it was hovered, focused or touched. */
type PrefetchTrigger = 'visible' | 'intent';

interface Prefetching {
  isPage(pathname: string): boolean;
  /** Files of the pages that visitors open next. */
  nextFiles: readonly string[];
  /** Loads code and data of a page. */
  loadPage(path: string, trigger: PrefetchTrigger): Promise<unknown>;
  /** Calls the function after each navigation. */
  onNavigated(callback: () => void): void;
}

/** The Network Information API, which only some browsers have. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not on slow (`2g`, `slow-2g`) or metered connections (§2). */
export function canPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection }): boolean {
  return onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Prefetched pages per document. */
const maxPages = 40;
/** Pages that each displayed page prefetches only because a link to them is visible. They count as prefetched pages, too. */
const maxVisiblePages = 4;
const maxConcurrent = 2;

/**
 * Prefetches the code of the likely next pages and the data of visible products once, at a low priority, when the page is
 * idle. Immediately loads a page whose link is hovered, focused or touched.
 */
export function prefetchLinks(prefetching: Prefetching): void {
  const { nextFiles, loadPage } = prefetching;
  const isAllowed = () => canPrefetch(navigator as Navigator & { connection?: Connection });
  const isPrefetchable = (link: HTMLAnchorElement) =>
    isInternalLink(link) && prefetching.isPage(link.pathname);
  const fetched = new Set<string>();
  let inFlight = 0;

  const prefetchPage = (link: HTMLAnchorElement, trigger: PrefetchTrigger): Promise<unknown> | undefined => {
    const path = link.pathname + link.search;
    if (fetched.has(path) || fetched.size >= maxPages || inFlight >= maxConcurrent || !isAllowed()) return;
    fetched.add(path);
    inFlight += 1;
    return loadPage(path, trigger)
      .catch(ignore)
      .finally(() => {
        inFlight -= 1;
      });
  };
  prefetchVisible(prefetching, isPrefetchable, (link) => prefetchPage(link, 'visible'));
  prefetchOnIntent(isPrefetchable, (link) => void prefetchPage(link, 'intent'));
  runWhenIdle(() => {
    if (isAllowed()) for (const file of nextFiles) prefetchFile(file);
  }, TIMINGS.prefetchIdle);
}

/** One product after the other, in the order in which their cards become visible. */
function prefetchVisible(
  { onNavigated }: Prefetching,
  isPrefetchable: (link: HTMLAnchorElement) => boolean,
  prefetch: (link: HTMLAnchorElement) => Promise<unknown> | undefined,
): void {
  let waiting: HTMLAnchorElement[] = [];
  let count = 0;
  let isRunning = false;
  const runNext = () => {
    const link = waiting.shift();
    if (!link || isRunning || count >= maxVisiblePages) return;
    isRunning = true;
    runWhenIdle(async () => {
      const result = link.isConnected ? prefetch(link) : undefined;
      if (result) count += 1;
      await result;
      isRunning = false;
      runNext();
    }, TIMINGS.prefetchIdle);
  };
  const visibility = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      visibility.unobserve(target);
      waiting.push(target as HTMLAnchorElement);
    }
    runNext();
  });
  const observe = () => {
    visibility.disconnect();
    waiting = [];
    count = 0;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main article a[href]'))
      if (isPrefetchable(link)) visibility.observe(link);
  };
  observe();
  onNavigated(() => requestAnimationFrame(observe));
}

function prefetchOnIntent(
  isPrefetchable: (link: HTMLAnchorElement) => boolean,
  prefetch: (link: HTMLAnchorElement) => void,
): void {
  let dwellTimer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(dwellTimer);
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.href || !isPrefetchable(link)) return;
    if (event.type === 'pointerover') dwellTimer = setTimeout(() => prefetch(link), TIMINGS.prefetchDwell);
    else prefetch(link);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, { passive: true });
}

function prefetchFile(href: string): void {
  const as = href.endsWith('.css') ? 'style' : 'script';
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
}

/** A failed prefetch is repeated, and its error shown, on navigation. */
function ignore(): void {}
