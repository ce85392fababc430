/** The service worker, /sw.js (decision 38). Headers of each response decide whether it may be cached. */
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from 'serwist';
import { cacheablePage } from './browser/offline/cacheable-page.ts';
import { insertCachedPages } from './browser/offline/insert-cached-pages.ts';
import { MARKET_IN_PATH_FLAG, OFFLINE_CACHES, offlinePath } from './config/offline.ts';
import { localeOfPath } from './routing/requests/locale-of-path.ts';

/** The offline pages and their files, inserted by the build. */
declare const PRECACHED: PrecacheEntry[];

const day = 24 * 60 * 60;
/** On a slow network the cached page is used after this time. */
const networkTimeoutSeconds = 8;
const isMarketInPath = new URLSearchParams(location.search).has(MARKET_IN_PATH_FLAG);

const cacheSharedPages: SerwistPlugin = {
  cacheWillUpdate: ({ response }) => cacheablePage(response, caches),
};

const cachePublicResponses: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
    return response.status === 200 && isPublic ? response : null;
  },
};

/** The fallback for a page that cannot be loaded: the offline page in its language, with links to cached pages. */
const fallBackToOfflinePage: SerwistPlugin = {
  async handlerDidError({ request }) {
    if (request.mode !== 'navigate') return undefined;
    const locale = localeOfPath(new URL(request.url).pathname, isMarketInPath);
    const page = await serwist.matchPrecache(offlinePath(locale));
    return page && insertCachedPages(page, caches);
  },
};

const limits = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

const isPage = (request: Request) =>
  request.mode === 'navigate' || request.headers.get('accept') === 'text/html';

const serwist = new Serwist({
  precacheEntries: PRECACHED,
  precacheOptions: { cleanupOutdatedCaches: true },
  // Pages come from the network first and their files have hashed names, so a new worker works with old pages.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && isPage(request),
      handler: new NetworkFirst({
        cacheName: OFFLINE_CACHES.pages,
        networkTimeoutSeconds,
        matchOptions: { ignoreVary: true },
        plugins: [cacheSharedPages, limits(60, 30 * day), fallBackToOfflinePage],
      }),
    },
    {
      // A cached file is never outdated, because its name contains a hash.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: new CacheFirst({
        cacheName: OFFLINE_CACHES.files,
        matchOptions: { ignoreVary: true },
        plugins: [cachePublicResponses, limits(300, 60 * day)],
      }),
    },
    {
      // The HTTP cache serves immutable pictures; a merchant may change the others.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
      handler: new StaleWhileRevalidate({
        cacheName: OFFLINE_CACHES.pictures,
        plugins: [cachePublicResponses, limits(240, 30 * day)],
      }),
    },
  ],
});

serwist.addEventListeners();
