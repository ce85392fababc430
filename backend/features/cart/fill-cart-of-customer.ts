import type { Database } from '#backend/database/connection.ts';
import { findCart, findOpenCartOf, insertCart, lockCarts, lockCartsOf } from './cart.queries.ts';
import type { CartRow } from './cart-row.ts';
import { newCartId } from './create-cart.ts';
import { mergeLines } from './merge-lines.ts';
import { writeCart } from './write-cart.queries.ts';

interface Place {
  channel_id: string;
  market_id: string;
}

/**
 * Puts lines into the one cart that a customer has, or begins one, within a transaction. Answers its id. What stock does
 * not allow is told, as after any fall of the stock.
 */
export async function fillCartOfCustomer(
  trx: Database,
  customerId: number,
  place: Place,
  lines: readonly { sku_id: number; quantity: number }[],
): Promise<string> {
  await lockCartsOf(trx, customerId);
  const cart = (await holdOpenCart(trx, customerId)) ?? (await beginCart(trx, customerId, place));
  const added = lines.map(({ sku_id, quantity }, index) => ({
    ...{ cart_item_id: -index, sku_id, quantity, message: '', group_key: '' },
    ...{ package_product_id: null, package_group_id: null, package_option_id: null },
  }));
  const items = mergeLines(cart.items, added);
  await writeCart(trx, cart, { ...cart, market_id: place.market_id, items }, null);
  return cart.cart_id;
}

/** While it was waited for, it may have become an order. */
async function holdOpenCart(trx: Database, customerId: number): Promise<CartRow | undefined> {
  const open = await findOpenCartOf(trx, customerId);
  if (!open) return undefined;
  await lockCarts(trx, [open.cart_id]);
  const held = await findCart(trx, open.cart_id);
  return held?.completed_at ? undefined : held;
}

async function beginCart(trx: Database, customer_id: number, place: Place): Promise<CartRow> {
  const cart_id = newCartId();
  await insertCart(trx, { cart_id, ...place, customer_id });
  const begun = await findCart(trx, cart_id);
  if (!begun) throw new Error(`Cart ${cart_id} was begun and is not there.`);
  return begun;
}
