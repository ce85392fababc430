import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CartRow } from './cart.queries.ts';
import { changeCart } from './change-cart.ts';

/** From now on the cart can only be read. Completing it once more changes nothing. */
export function completeCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
): Promise<CartRow | undefined> {
  const complete = (cart: CartRow) => ({ ...cart, completed_at: new Date(scope.now) });
  return changeCart(context, scope, cartId, complete, (completed) => completed);
}
