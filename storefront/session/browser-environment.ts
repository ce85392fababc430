import { type BrowserClient, createBrowserClient } from '#storefront/api/browser-client.ts';
import type { CommerceContext } from '#storefront/api/operation.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import type { MessageChunk } from '#storefront/translations/translation.ts';
import { currentCustomer, refreshCustomer } from './auth/customer.store.ts';
import type { SendShopRequest, ShopEnvironment, ShopView } from './shop-context.ts';
import { createShopRequestCache } from './shop-request-cache.ts';
import type { ShopSession } from './shop-session.ts';
import { languageIdOf, type Shopper } from './shopper.ts';

export interface BrowserEnvironment<Chunk extends MessageChunk = never> extends ShopEnvironment<Chunk> {
  api: BrowserClient;
  /** Requests beside GraphQL, for pages that the visitor has not requested. */
  prefetchShopRequest: SendShopRequest;
}

/** The environment in the browser, for loaders and for requests by components. */
export function browserEnvironment<Chunk extends MessageChunk = never>(
  { shopper, t }: ShopView<Chunk>,
  /** By default the cookie is read again, because the session may have ended. */
  onFailure: (error: Error) => void = refreshCustomer,
): BrowserEnvironment<Chunk> {
  return {
    shopper,
    t,
    api: createBrowserClient(commerceContextOf(shopper), onFailure),
    sendShopRequest: shopRequests.send,
    prefetchShopRequest: shopRequests.prefetch,
    cookies: browserCookies,
    isPersonal: true,
    side: 'browser',
    loadShared: (_, load) => load(),
  };
}

/** The variables of every operation. */
export function commerceContextOf(shopper: Shopper): CommerceContext {
  return { channelId: shopper.channelId, marketId: shopper.market, languageId: languageIdOf(shopper) };
}

const sendShopRequest: SendShopRequest = async (kind, request) =>
  (await import('./send-shop-request.ts')).sendShopRequest(kind, request);

const shopRequests = createShopRequestCache(sendShopRequest);

/** The session in the browser. The storefront's server identifies the customer by cookies. */
export function browserSession({ api }: Pick<ShopEnvironment, 'api'>): ShopSession {
  const auth = async () => (await import('./auth/browser-auth.ts')).browserAuth;
  return { customer: currentCustomer, api, auth, sendShopRequest };
}
