/** The service worker that caches pages for offline use. */
export const SERVICE_WORKER_PATH = '/sw.js';
/** Query parameter of the worker's URL: paths start with the market. */
export const MARKET_IN_PATH_FLAG = 'market-in-path';

/**
 * The worker caches only pages with this header, which the server sends with pages that are the same for every visitor.
 * Its value is the market and customer type; pages of only one value are cached at a time.
 */
export const OFFLINE_CACHE_HEADER = 'x-keep-offline';

export const OFFLINE_CACHES = {
  pages: 'kvarto-pages',
  files: 'kvarto-files',
  pictures: 'kvarto-pictures',
} as const;

/** The fallback page for a page that is not cached, per language. */
export const offlinePath = (locale: string): string => `/offline/${locale}`;

/** The worker replaces it with links to the cached pages. */
export const CACHED_PAGES_PLACEHOLDER = '<!--readable-pages-->';
