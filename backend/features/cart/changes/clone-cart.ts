import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { findFulfilments } from '../cart.queries.ts';
import type { CartRow } from '../cart-row.ts';
import { newCartId } from '../create-cart.ts';
import { findOwnCart } from '../ownership/find-own-cart.ts';
import { mergeLines } from '../ownership/merge-lines.ts';
import { insertFilledCart } from '../write-cart.queries.ts';

/**
 * Creates a guest cart with the same lines; a completed cart can be cloned to buy the same again. When a customer uses the
 * copy and the original is their open cart, the copy replaces it. Otherwise the copy is merged into their open cart.
 */
export async function cloneCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  { resetPromotions }: { resetPromotions: boolean },
): Promise<CartRow | undefined> {
  const { db, claim } = context;
  if (claim?.appliedSubject) return findOwnCart(context, claim.appliedSubject);
  const source = await findOwnCart(context, cartId);
  if (!source) return undefined;
  await context.limit({ action: 'cart' });
  return insertFilledCart(
    db,
    {
      ...source,
      // In a cart of an earlier version of the shop, the quantity of a download may be above 1.
      items: mergeLines([], source.items, await findFulfilments(db, source.items)),
      cart_id: newCartId(),
      channel_id: scope.channel.id,
      market_id: scope.market.id,
      customer_id: null,
      completed_at: null,
      completed_as: null,
      cloned_from: source.cart_id,
      promo_code: resetPromotions ? null : source.promo_code,
      gift_codes: resetPromotions ? [] : source.gift_codes,
      // A carrier calculated the fee for the original.
      external_shipping_fee: null,
      version: 0,
    },
    claim,
  );
}
