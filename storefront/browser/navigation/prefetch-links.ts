import { TIMINGS } from '#storefront/config/timings.ts';
import { runWhenIdle } from '../run-when-idle.ts';
import { isInternalLink } from './follow-links.ts';

interface Prefetching {
  isPage(pathname: string): boolean;
  /** Files of the pages that visitors open next. */
  nextFiles: readonly string[];
  /** Loads code and data of a page. */
  loadPage(path: string): Promise<unknown>;
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

/**
 * Prefetches the code of the likely next pages when a link to a page is visible, at the lowest priority. Loads a page whose
 * link is hovered, focused or touched.
 */
export function prefetchLinks({ isPage, nextFiles, loadPage }: Prefetching): void {
  const isAllowed = () => canPrefetch(navigator as Navigator & { connection?: Connection });
  const isPrefetchable = (link: HTMLAnchorElement) => isInternalLink(link) && isPage(link.pathname);

  const visibility = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    visibility.disconnect();
    runWhenIdle(() => {
      if (isAllowed()) for (const file of nextFiles) prefetchFile(file);
    }, TIMINGS.prefetchIdle);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
    if (isPrefetchable(link)) visibility.observe(link);

  const fetched = new Set<string>();
  let inFlight = 0;
  const prefetchPage = (link: HTMLAnchorElement) => {
    const path = link.pathname + link.search;
    if (fetched.has(path) || fetched.size >= maxPages || inFlight >= maxConcurrent || !isAllowed()) return;
    fetched.add(path);
    inFlight += 1;
    void loadPage(path)
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
      dwellTimer = setTimeout(() => prefetchPage(link), TIMINGS.prefetchDwell);
    else prefetchPage(link);
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
