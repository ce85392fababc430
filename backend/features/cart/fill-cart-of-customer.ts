import type { Database } from '#backend/database/connection.ts';
import { findCart, findOpenCartOf, insertCart, lockCarts, lockCartsOf } from './cart.queries.ts';
import { newCartId } from './create-cart.ts';
import { mergeLines } from './merge-lines.ts';
import { writeCart } from './write-cart.queries.ts';

/**
 * Puts lines into the one cart that a customer has, or begins one, within a transaction. Answers its id. What stock does
 * not allow is told, as after any fall of the stock.
 */
export async function fillCartOfCustomer(
  trx: Database,
  customer_id: number,
  place: { channel_id: string; market_id: string },
  lines: readonly { sku_id: number; quantity: number }[],
): Promise<string> {
  await lockCartsOf(trx, customer_id);
  const cart_id = (await findOpenCartOf(trx, customer_id))?.cart_id ?? newCartId();
  await lockCarts(trx, [cart_id]);
  const held = await findCart(trx, cart_id);
  if (!held) await insertCart(trx, { cart_id, ...place, customer_id });
  const cart = held ?? (await findCart(trx, cart_id));
  if (!cart) throw new Error(`Cart ${cart_id} is not there.`);
  const none = { package_product_id: null, package_group_id: null, package_option_id: null };
  const added = lines.map(({ sku_id, quantity }, place) => ({
    ...{ cart_item_id: -place, sku_id, quantity, message: '', group_key: '' },
    ...none,
  }));
  await writeCart(
    trx,
    cart,
    { ...cart, market_id: place.market_id, items: mergeLines(cart.items, added) },
    null,
  );
  return cart_id;
}
