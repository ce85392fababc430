import { claimCartBy } from '#backend/features/cart/ownership/claim-cart.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { type CartAtCheckout, findCartAtCheckout } from './checkout.queries.ts';

/**
 * The cart with its saved checkout; undefined if the visitor may not use it. The cart of a guest who has signed in first becomes
 * the customer's.
 */
export function claimCartAtCheckout(
  context: ShopContext,
  cartId: string,
): Promise<CartAtCheckout | undefined> {
  return claimCartBy((db, id) => findCartAtCheckout(db, id, context.customer), context, cartId);
}
