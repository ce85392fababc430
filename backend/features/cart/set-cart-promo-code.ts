import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CartRow } from './cart.queries.ts';
import { changeCart } from './change-cart.ts';
import { resolvePromoCode } from './resolve-promo-code.ts';

/** Enters a code in place of the one before; an empty text removes it. What is refused leaves the one before. */
export function setCartPromoCode(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  typed: string,
): Promise<CartRow | undefined> {
  return changeCart(context, scope, cartId, async (cart) => ({
    ...cart,
    promo_code: await resolvePromoCode(context.db, scope, cart, typed),
  }));
}
