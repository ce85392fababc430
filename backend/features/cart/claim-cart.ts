import type { Database } from '#backend/database/connection.ts';
import { moveAgreedPrices } from '#backend/features/quotation/agreed-prices.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { LIMITS } from '#contract/limits.ts';
import { findCart, findOpenCartOf, lockCarts, lockCartsOf, markMerged } from './cart.queries.ts';
import type { CartRow } from './cart-row.ts';
import { type FindCart, findOwnCartBy } from './find-own-cart.ts';
import { mergeLines } from './merge-lines.ts';
import { writeCart } from './write-cart.queries.ts';

export function claimCart(context: ShopContext, cartId: string): Promise<CartRow | undefined> {
  return claimCartBy(findCart, context, cartId);
}

/**
 * A cart as whoever shops with it gets it. A guest's becomes the customer's with the first call after signing in: its lines
 * join the cart that the customer has elsewhere, which all their devices then share. A customer never has two.
 */
export async function claimCartBy<Row extends CartRow>(
  find: FindCart<Row>,
  context: ShopContext,
  cartId: string,
): Promise<Row | undefined> {
  const { db, customer } = context;
  const cart = await findOwnCartBy(find, context, cartId);
  if (!cart || !customer || cart.customer_id !== null || cart.completed_at) return cart;
  await db.transaction().execute(async (trx) => {
    await lockCartsOf(trx, customer.id);
    const open = await findOpenCartOf(trx, customer.id);
    await lockCarts(trx, open ? [cart.cart_id, open.cart_id] : [cart.cart_id]);
    const guest = await findCart(trx, cart.cart_id);
    // Another call may have been faster.
    if (!guest || guest.customer_id !== null || guest.completed_at) return;
    const own = open && (await findCart(trx, open.cart_id));
    if (!own || own.completed_at) await takeOver(trx, guest, customer.id);
    else if (guest.cloned_from === own.cart_id) {
      await markMerged(trx, own.cart_id, await takeOver(trx, guest, customer.id));
      await moveAgreedPrices(trx, own.cart_id, guest.cart_id);
    } else await mergeInto(trx, own, guest);
  });
  return findOwnCartBy(find, context, cartId);
}

async function takeOver(trx: Database, guest: CartRow, customer_id: number): Promise<CartRow> {
  const taken = { ...guest, customer_id };
  await writeCart(trx, guest, taken, null);
  return taken;
}

async function mergeInto(trx: Database, own: CartRow, guest: CartRow): Promise<void> {
  // More lines than a cart may have come together once, and not again and again: this one stays as it is, and usable.
  if (own.items.length > LIMITS.cartLines) return;
  const merged = {
    ...own,
    promo_code: guest.promo_code ?? own.promo_code,
    merchant_data: guest.merchant_data ?? own.merchant_data,
    items: mergeLines(own.items, guest.items),
  };
  await writeCart(trx, own, merged, null);
  await markMerged(trx, guest.cart_id, own);
}
