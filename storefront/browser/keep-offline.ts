import { MARKET_IN_PATH_FLAG, SERVICE_WORKER_PATH } from '#storefront/config/offline.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { type Connection, mayPrefetch } from './prefetch-links.ts';
import { whenIdle } from './when-idle.ts';

/** Whether a worker stood between this document and the network from the beginning: it has then kept what came through. */
const wasServed = () => Boolean(navigator.serviceWorker?.controller);

/** Registers the worker when the page has all that it needs itself. */
export function registerServiceWorker(isMarketInPath: boolean): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const wasServedAtFirst = wasServed();
  const register = async () => {
    const address = SERVICE_WORKER_PATH + (isMarketInPath ? `?${MARKET_IN_PATH_FLAG}` : '');
    await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' });
    if (!wasServedAtFirst) await keep(filesOfPage());
  };
  const whenLoaded = () => whenIdle(() => void register().catch(() => undefined), TIMINGS.prefetchIdle);
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { once: true });
  document.addEventListener('click', leaveToWorker, { capture: true });
}

/** A page that was come to without a document of its own is kept all the same, for those who do not count their bytes. */
export function keepPage(address: string): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  if (!mayPrefetch(navigator as Navigator & { connection?: Connection })) return;
  whenIdle(() => void keep([[address, { headers: { accept: 'text/html' } }]]), TIMINGS.prefetchIdle);
}

/** As the worker's library wants to be told. */
type Wanted = string | [address: string, init: RequestInit];

async function keep(urlsToCache: Wanted[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** What this page was made of, most of it still in the browser's own cache. */
function filesOfPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|images)\//.test(name.replace(location.origin, '')));
}

/** Without a network the worker has more than the page's own script can ask for: links then load documents. */
function leaveToWorker({ target }: Event): void {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || !wasServed()) return;
  if (!navigator.onLine && !('reload' in link.dataset)) link.dataset.reload = 'offline';
  if (navigator.onLine && link.dataset.reload === 'offline') delete link.dataset.reload;
}
