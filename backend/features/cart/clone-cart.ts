import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CartRow } from './cart-row.ts';
import { newCartId } from './create-cart.ts';
import { findOwnCart } from './find-own-cart.ts';
import { insertFilledCart } from './write-cart.queries.ts';

/**
 * A new cart with the same lines. Also of a cart that is an order: to buy the same again. Like a guest's it is nobody's until
 * a customer goes on with it: then it takes the place of the cart that it is a copy of, or joins another.
 */
export async function cloneCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  { resetPromotions }: { resetPromotions: boolean },
): Promise<CartRow | undefined> {
  const { db, claim } = context;
  if (claim?.madeOf) return findOwnCart(context, claim.madeOf);
  const source = await findOwnCart(context, cartId);
  if (!source) return undefined;
  return insertFilledCart(
    db,
    {
      ...source,
      cart_id: newCartId(),
      channel_id: scope.channel.id,
      market_id: scope.market.id,
      customer_id: null,
      completed_at: null,
      completed_as: null,
      cloned_from: source.cart_id,
      promo_code: resetPromotions ? null : source.promo_code,
      // What a carrier asked for was asked for the other cart's delivery.
      external_shipping_fee: null,
      version: 0,
    },
    claim,
  );
}
