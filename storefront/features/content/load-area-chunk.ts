import { cacheChunk } from '#storefront/browser/cache-chunk.ts';

/** Without this cache, the server would resolve the module again for every page. */
export const loadAreaChunk = cacheChunk(() => import('./load-area.ts'));
