/** Runs beside the pages, as /sw.js (decision 38). What it may keep is decided by what the server says of each answer. */
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from 'serwist';
import { keepablePage } from './browser/keepable-page.ts';
import { withReadablePages } from './browser/readable-pages.ts';
import { MARKET_IN_PATH_FLAG, OFFLINE_CACHES, offlinePath } from './config/offline.ts';
import { localeOfPath } from './routing/locale-of-path.ts';

/** The offline pages and what they are made of, written here by the build. */
declare const PRECACHED: PrecacheEntry[];

const day = 24 * 60 * 60;
/** Whoever waits longer on a bad line gets the page as they last read it. */
const patienceSeconds = 8;
const isMarketInPath = new URLSearchParams(location.search).has(MARKET_IN_PATH_FLAG);

const keepPagesOfOneKind: SerwistPlugin = {
  cacheWillUpdate: ({ response }) => keepablePage(response, caches),
};

const keepPublic: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
    return response.status === 200 && isPublic ? response : null;
  },
};

/** In place of a page that cannot be had: one in its language that says so, and what can be read instead. */
const sayOffline: SerwistPlugin = {
  async handlerDidError({ request }) {
    if (request.mode !== 'navigate') return undefined;
    const locale = localeOfPath(new URL(request.url).pathname, isMarketInPath);
    const page = await serwist.matchPrecache(offlinePath(locale));
    return page && withReadablePages(page, caches);
  },
};

const limits = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

const isPage = (request: Request) =>
  request.mode === 'navigate' || request.headers.get('accept') === 'text/html';

const serwist = new Serwist({
  precacheEntries: PRECACHED,
  precacheOptions: { cleanupOutdatedCaches: true },
  // Pages come from the network first and name their files by hash, so a new worker fits old pages as well as new ones.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && isPage(request),
      handler: new NetworkFirst({
        cacheName: OFFLINE_CACHES.pages,
        networkTimeoutSeconds: patienceSeconds,
        matchOptions: { ignoreVary: true },
        plugins: [keepPagesOfOneKind, limits(60, 30 * day), sayOffline],
      }),
    },
    {
      // Their names change with them.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: new CacheFirst({
        cacheName: OFFLINE_CACHES.files,
        matchOptions: { ignoreVary: true },
        plugins: [keepPublic, limits(300, 60 * day)],
      }),
    },
    {
      // Those that never change are asked of the browser's own cache; a merchant may change the others.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
      handler: new StaleWhileRevalidate({
        cacheName: OFFLINE_CACHES.pictures,
        plugins: [keepPublic, limits(240, 30 * day)],
      }),
    },
  ],
});

serwist.addEventListeners();
