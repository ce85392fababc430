import { OFFLINE_CACHE_HEADER, OFFLINE_CACHES } from '#storefront/config/offline.ts';

/**
 * The response if the worker may cache it, otherwise null. The server marks pages that are the same for every visitor.
 * Deletes cached pages of another market or customer type.
 */
export async function cacheablePage(
  response: Response,
  caches: Pick<CacheStorage, 'open' | 'delete'>,
): Promise<Response | null> {
  // The market and the customer type that the page is for.
  const kind = response.headers.get(OFFLINE_CACHE_HEADER);
  // Browsers reject a redirected response for a navigation.
  if (response.status !== 200 || response.redirected || !kind) return null;
  const pages = await caches.open(OFFLINE_CACHES.pages);
  const [first] = await pages.keys();
  const cached = first && (await pages.match(first, { ignoreVary: true }));
  const cachedKind = cached?.headers.get(OFFLINE_CACHE_HEADER);
  if (cachedKind && cachedKind !== kind) await caches.delete(OFFLINE_CACHES.pages);
  return response;
}
