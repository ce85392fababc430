import { claimCartBy } from '#backend/features/cart/ownership/claim-cart.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { type CartAtCheckout, findCartAtCheckout } from './checkout.queries.ts';

/** Claims the cart for the visitor and returns it with its saved checkout. */
export function claimCartAtCheckout(
  context: ShopContext,
  cartId: string,
): Promise<CartAtCheckout | undefined> {
  return claimCartBy((db, id) => findCartAtCheckout(db, id, context.customer), context, cartId);
}
