import { GraphqlError } from '#storefront/api/errors.ts';
import { NewCartDocument } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { cartMarket, type PricedFor } from './cart-market.ts';

/** Creates the visitor's first cart, or replaces the cart `lostId` (§4). Two tabs that do so at the same time share one cart. */
export function createCart(
  environment: ShopEnvironment,
  pricedFor: PricedFor,
  lostId?: string,
): Promise<string> {
  const { api, cookies } = environment;
  return withTabLock(environment, async () => {
    const currentId = cookies.get(COOKIES.cart);
    // Another tab has created a cart meanwhile.
    if (currentId && currentId !== lostId) return currentId;
    const { cartMarketAlias } = cartMarket(environment, pricedFor);
    const { getCart } = await api.send(NewCartDocument, { cartMarketAlias });
    if (!getCart?.id) throw new GraphqlError([{ message: 'getCart without an id returned no cart' }]);
    cookies.set(COOKIES.cart, getCart.id);
    return getCart.id;
  });
}

function withTabLock<T>({ side }: ShopEnvironment, work: () => Promise<T>): Promise<T> {
  // `navigator.locks` exists in secure contexts only.
  const locks = side === 'browser' && typeof navigator !== 'undefined' ? navigator.locks : undefined;
  return locks ? (locks.request('kvarto-cart', work) as Promise<T>) : work();
}
