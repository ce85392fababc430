import type { Database } from '#backend/database/connection.ts';
import type { DraftLine } from '#backend/features/order-draft/order-draft.ts';
import { findCart, setSuccessor } from '../cart.queries.ts';
import type { CartItemRow, NewCartItemRow } from '../cart-row.ts';
import { insertEmptyCart } from '../create-cart.ts';
import { writeCart } from '../write-cart.queries.ts';
import { subtractOrdered } from './remove-ordered-lines.ts';

/**
 * Moves the lines that the buyer added in another tab during the payment to a new cart, which `getCart` then returns for the
 * id of the ordered cart. The caller has locked the ordered cart.
 */
export async function continueCart(
  trx: Database,
  cartId: string,
  ordered: readonly DraftLine[],
): Promise<void> {
  const cart = await findCart(trx, cartId);
  const items = cart ? subtractOrdered(cart.items, ordered) : [];
  if (!cart || items.length === 0) return;
  const successor = await insertEmptyCart(trx, cart, cart.customer_id);
  await writeCart(trx, successor, { ...successor, items: items.map(asNewItem) });
  await setSuccessor(trx, cartId, successor.cart_id);
}

function asNewItem({ cart_item_id: _, ...item }: CartItemRow): NewCartItemRow {
  return item;
}
