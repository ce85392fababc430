import { KEEP_OFFLINE_HEADER, OFFLINE_CACHES } from '#storefront/config/offline.ts';

/**
 * A page as it may be kept for days without a network, if it may: the server says so of pages that are the same for
 * everyone, and says nothing of all others. Those of another market or customer type make room for it.
 */
export async function keepablePage(
  response: Response,
  caches: Pick<CacheStorage, 'open' | 'delete'>,
): Promise<Response | null> {
  const kind = response.headers.get(KEEP_OFFLINE_HEADER);
  // A page that was led to would be refused under the address that was asked for.
  if (response.status !== 200 || response.redirected || !kind) return null;
  const kept = await caches.open(OFFLINE_CACHES.pages);
  const [first] = await kept.keys();
  const keptKind = first && (await kept.match(first, { ignoreVary: true }))?.headers.get(KEEP_OFFLINE_HEADER);
  if (keptKind && keptKind !== kind) await caches.delete(OFFLINE_CACHES.pages);
  return response;
}
