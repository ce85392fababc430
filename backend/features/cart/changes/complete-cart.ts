import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CartRow } from '../cart-row.ts';
import { freezeCart } from '../prices/freeze-cart.ts';
import { priceCartRow } from '../prices/resolve-cart.ts';
import { changeCart } from './change-cart.ts';

/** Makes the cart read-only and stores its current prices. It is idempotent. */
export function completeCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
): Promise<CartRow | undefined> {
  const complete = async (cart: CartRow) => {
    // A cart is completed at the end of a checkout, where the fee of a carrier's widget applies.
    const priced = await priceCartRow(context, scope, cart, { allowExternalShippingFee: true });
    return { ...cart, completed_at: new Date(scope.now), completed_as: freezeCart(priced) };
  };
  return changeCart(context, { scope, cartId }, complete, (completed) => completed);
}
