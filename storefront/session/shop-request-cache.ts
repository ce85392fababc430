import type { SendShopRequest, ShopRequestOutcome } from './shop-context.ts';

interface ShopRequestCache {
  send: SendShopRequest;
  /** Stores the result for the next equal request. */
  prefetch: SendShopRequest;
}

/** A prefetched result is used once: unlike GraphQL queries, these requests may return the visitor's own data. */
export function createShopRequestCache(sendRequest: SendShopRequest): ShopRequestCache {
  const prefetched = new Map<string, Promise<ShopRequestOutcome<never>>>();
  const keyOf = (kind: string, request: unknown) => kind + JSON.stringify(request);

  const send: SendShopRequest = async (kind, request) => {
    const key = keyOf(kind, request);
    const result = prefetched.get(key);
    prefetched.delete(key);
    const outcome = await result;
    return outcome?.kind === 'accepted' ? outcome : sendRequest(kind, request);
  };
  const prefetch: SendShopRequest = (kind, request) => {
    const key = keyOf(kind, request);
    const result = prefetched.get(key) ?? sendRequest(kind, request);
    prefetched.set(key, result as Promise<ShopRequestOutcome<never>>);
    return result;
  };
  return { send, prefetch };
}
