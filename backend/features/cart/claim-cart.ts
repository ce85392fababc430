import type { ShopContext } from '#backend/graphql/context.ts';
import { type CartRow, findCart, findOpenCartOf, lockCarts, markMerged } from './cart.queries.ts';
import { findOwnCart } from './find-own-cart.ts';
import { mergeLines } from './merge-lines.ts';
import { writeCart } from './write-cart.queries.ts';

/**
 * A cart as whoever shops with it gets it. A guest's becomes the customer's with the first call after signing in: its lines
 * join the cart that the customer has elsewhere, which all their devices then share.
 */
export async function claimCart(context: ShopContext, cartId: string): Promise<CartRow | undefined> {
  const { db, customer } = context;
  const cart = await findOwnCart(context, cartId);
  if (!cart || !customer || cart.customer_id !== null || cart.completed_at) return cart;
  await db.transaction().execute(async (trx) => {
    await lockCarts(trx, cart.cart_id, customer.id);
    const guest = await findCart(trx, cart.cart_id);
    // Another call may have been faster.
    if (!guest || guest.customer_id !== null || guest.completed_at) return;
    const own = await findOpenCartOf(trx, customer.id);
    if (!own) return writeCart(trx, guest, { ...guest, customer_id: customer.id }, null);
    const merged = {
      ...own,
      promo_code: guest.promo_code ?? own.promo_code,
      merchant_data: guest.merchant_data ?? own.merchant_data,
      items: mergeLines(own.items, guest.items),
    };
    // It was changed before it could be held: nothing is merged now, and the next call tries again.
    if (!(await writeCart(trx, own, merged, null))) return;
    await markMerged(trx, guest.cart_id, own);
  });
  return findOwnCart(context, cartId);
}
