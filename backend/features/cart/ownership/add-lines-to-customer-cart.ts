import type { Database } from '#backend/database/connection.ts';
import {
  findCart,
  findFulfilments,
  findOpenCartOfCustomer,
  lockCarts,
  lockCartsOfCustomer,
} from '../cart.queries.ts';
import { type CartRow, singleLine } from '../cart-row.ts';
import { insertEmptyCart } from '../create-cart.ts';
import { writeCart } from '../write-cart.queries.ts';
import { mergeLines } from './merge-lines.ts';

/**
 * Adds lines to the customer's open cart, or to a new one, in the caller's transaction, and returns the id of the cart.
 * Stock is not checked: a cart may exceed it, as when the stock decreases later.
 */
export async function addLinesToCustomerCart(
  trx: Database,
  customerId: number,
  market: Pick<CartRow, 'channel_id' | 'market_id'>,
  lines: readonly { sku_id: number; quantity: number }[],
): Promise<string> {
  await lockCartsOfCustomer(trx, customerId);
  const cart = (await lockOpenCart(trx, customerId)) ?? (await insertEmptyCart(trx, market, customerId));
  // `mergeLines` ignores the ids of added lines.
  const added = lines.map(({ sku_id, quantity }, index) => ({
    ...singleLine,
    cart_item_id: -index,
    sku_id,
    quantity,
  }));
  const items = mergeLines(cart.items, added, await findFulfilments(trx, added));
  await writeCart(trx, cart, { ...cart, market_id: market.market_id, items });
  return cart.cart_id;
}

/** The open cart, locked. It may have become an order while waiting for the lock. */
async function lockOpenCart(trx: Database, customerId: number): Promise<CartRow | undefined> {
  const open = await findOpenCartOfCustomer(trx, customerId);
  if (!open) return undefined;
  await lockCarts(trx, [open.cart_id]);
  const locked = await findCart(trx, open.cart_id);
  return locked?.completed_at ? undefined : locked;
}
