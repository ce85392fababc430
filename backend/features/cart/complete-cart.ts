import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { priceCartRow } from './answer-cart.ts';
import type { CartRow } from './cart-row.ts';
import { changeCart } from './change-cart.ts';
import { completedAs } from './completed-cart.ts';

/** From now on the cart can only be read, and is what it is now. Completing it once more changes nothing. */
export function completeCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
): Promise<CartRow | undefined> {
  const complete = async (cart: CartRow) => {
    // A cart is completed at the end of a checkout, where a carrier's own fee counts.
    const inCheckout = await priceCartRow(context, scope, cart, { allowExternalShippingFee: true });
    return { ...cart, completed_at: new Date(scope.now), completed_as: completedAs(inCheckout) };
  };
  return changeCart(context, scope, cartId, complete, (completed) => completed);
}
