import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CartRow } from '../cart-row.ts';
import { changeCart } from './change-cart.ts';

/** Removes all lines. The promo code stays. */
export function clearCart(context: ShopContext, scope: Scope, cartId: string): Promise<CartRow | undefined> {
  return changeCart(context, { scope, cartId }, (cart) => ({ ...cart, items: [] }));
}
