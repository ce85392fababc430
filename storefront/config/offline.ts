/** The worker that keeps pages for days without a network, and the one scope that it has. */
export const SERVICE_WORKER_PATH = '/sw.js';
/** Told to it with its address: whether paths begin with the market. */
export const MARKET_IN_PATH_FLAG = 'market-in-path';

/**
 * Only pages that carry this header are kept: the server sends it with pages that are the same for everyone. Its value
 * names for whom they are (market and customer type); pages of another are not kept beside them.
 */
export const KEEP_OFFLINE_HEADER = 'x-keep-offline';

export const OFFLINE_CACHES = {
  pages: 'kvarto-pages',
  files: 'kvarto-files',
  pictures: 'kvarto-pictures',
} as const;

/** The page that stands in for one that was never read, in each language. */
export const offlinePath = (locale: string): string => `/offline/${locale}`;

/** The worker puts the pages that can be read in place of this. */
export const READABLE_PAGES_MARK = '<!--readable-pages-->';
