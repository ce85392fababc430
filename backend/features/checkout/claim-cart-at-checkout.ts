import { claimCartBy } from '#backend/features/cart/claim-cart.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { type CartAtCheckout, findCartAtCheckout } from './checkout.queries.ts';

/** The cart of whoever checks out, with what they have told before. */
export function claimCartAtCheckout(
  context: ShopContext,
  cartId: string,
): Promise<CartAtCheckout | undefined> {
  return claimCartBy((db, id) => findCartAtCheckout(db, id, context.customer), context, cartId);
}
