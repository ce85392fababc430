import { MARKET_IN_PATH_FLAG, SERVICE_WORKER_PATH } from '#storefront/config/offline.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { type Connection, canPrefetch } from '../navigation/prefetch-links.ts';
import { runWhenIdle } from '../run-when-idle.ts';

/** Whether a worker controls this document. Such a worker has cached the files that the document loaded. */
const hasController = () => Boolean(navigator.serviceWorker?.controller);

/** Registers the worker after the page has loaded. */
export function registerServiceWorker(isMarketInPath: boolean): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hadController = hasController();
  const register = async () => {
    const url = SERVICE_WORKER_PATH + (isMarketInPath ? `?${MARKET_IN_PATH_FLAG}` : '');
    await navigator.serviceWorker.register(url, { scope: '/', updateViaCache: 'none' });
    if (!hadController) await cacheUrls(filesOfPage());
  };
  const registerWhenIdle = () =>
    runWhenIdle(() => void register().catch(() => undefined), TIMINGS.prefetchIdle);
  if (document.readyState === 'complete') registerWhenIdle();
  else addEventListener('load', registerWhenIdle, { once: true });
  document.addEventListener('click', loadDocumentsWhenOffline, { capture: true });
}

/** Caches a page that was reached by client navigation, unless the visitor saves data. */
export function cachePage(url: string): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  if (!canPrefetch(navigator as Navigator & { connection?: Connection })) return;
  runWhenIdle(() => void cacheUrls([[url, { headers: { accept: 'text/html' } }]]), TIMINGS.prefetchIdle);
}

/** The message format of Serwist. */
type CacheableUrl = string | [url: string, init: RequestInit];

async function cacheUrls(urlsToCache: CacheableUrl[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** The files that this page loaded; most are still in the HTTP cache. */
function filesOfPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|images)\//.test(name.replace(location.origin, '')));
}

/** Offline, links load documents: the worker has pages cached, but not their data. */
function loadDocumentsWhenOffline({ target }: Event): void {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || !hasController()) return;
  if (!navigator.onLine && !('reload' in link.dataset)) link.dataset.reload = 'offline';
  if (navigator.onLine && link.dataset.reload === 'offline') delete link.dataset.reload;
}
