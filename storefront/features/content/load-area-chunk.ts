import { cacheChunk } from '#storefront/browser/cache-chunk.ts';

/** Cached, because the server would resolve the module again for every page. */
export const loadAreaChunk = cacheChunk(() => import('./load-area.ts'));
