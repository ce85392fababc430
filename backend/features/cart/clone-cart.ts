import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CartRow } from './cart.queries.ts';
import { newCartId } from './create-cart.ts';
import { findOwnCart } from './find-own-cart.ts';
import { insertFilledCart } from './write-cart.queries.ts';

/** A new cart with the same lines, of whoever asks for it. Also of a cart that is an order: to buy the same again. */
export async function cloneCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  { resetPromotions }: { resetPromotions: boolean },
): Promise<CartRow | undefined> {
  const { db, claim, customer } = context;
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
      customer_id: customer?.id ?? null,
      completed_at: null,
      promo_code: resetPromotions ? null : source.promo_code,
      // What a carrier asked for was asked for the other cart's delivery.
      external_shipping_fee: null,
      version: 0,
    },
    claim,
  );
}
