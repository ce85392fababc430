import { GraphqlError } from '#storefront/api/errors.ts';
import { NewCartDocument } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { type CartScope, cartMarket } from './cart-market.ts';

/** A cart for who has none, or in place of one that is lost (§4). Two tabs that begin at the same time share it. */
export function beginCart(environment: ShopEnvironment, scope: CartScope, lostId?: string): Promise<string> {
  const { api, cookies } = environment;
  return oneTabAtATime(environment, async () => {
    const known = cookies.get(COOKIES.cart);
    if (known && known !== lostId) return known;
    const { cartMarketAlias } = cartMarket(environment, scope);
    const { getCart } = await api.send(NewCartDocument, { cartMarketAlias });
    if (!getCart?.id) throw new GraphqlError([{ message: 'No cart could be made.' }]);
    cookies.set(COOKIES.cart, getCart.id);
    return getCart.id;
  });
}

function oneTabAtATime<T>({ side }: ShopEnvironment, work: () => Promise<T>): Promise<T> {
  // Browsers keep locks from pages that came without encryption.
  const locks = side === 'browser' && typeof navigator !== 'undefined' ? navigator.locks : undefined;
  return locks ? (locks.request('kvarto-cart', work) as Promise<T>) : work();
}
