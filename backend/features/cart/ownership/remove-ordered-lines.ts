import type { Database } from '#backend/database/connection.ts';
import type { DraftLine } from '#backend/features/order-draft/order-draft.ts';
import { findCart, lockCarts } from '../cart.queries.ts';
import type { CartItemRow } from '../cart-row.ts';
import { writeCart } from '../write-cart.queries.ts';
import { keyOfLine } from './merge-lines.ts';

/**
 * Removes ordered quantities from a cart. Called if a guest cart was merged into this cart during the payment of the guest
 * cart: the ordered lines must not be bought again. If this cart was merged too, the cart that has its lines is changed.
 */
export async function removeOrderedLines(
  trx: Database,
  cartId: string,
  ordered: readonly DraftLine[],
): Promise<void> {
  await lockCarts(trx, [cartId]);
  const cart = await findCart(trx, cartId);
  if (!cart) return;
  if (cart.merged_into !== null) return removeOrderedLines(trx, cart.merged_into, ordered);
  if (cart.completed_at) return;
  await writeCart(trx, cart, { ...cart, items: subtractOrdered(cart.items, ordered) });
}

/** The lines with the quantities that were not ordered. */
export function subtractOrdered(items: readonly CartItemRow[], ordered: readonly DraftLine[]): CartItemRow[] {
  const orderedQuantities = new Map<string, number>();
  for (const line of ordered) {
    const key = keyOfDraftLine(line);
    orderedQuantities.set(key, (orderedQuantities.get(key) ?? 0) + line.quantity);
  }
  return items
    .map((item) => ({ ...item, quantity: item.quantity - (orderedQuantities.get(keyOfLine(item)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

function keyOfDraftLine(line: DraftLine): string {
  const { skuId, message, groupKey, packageGroupId, packageOptionId } = line;
  return keyOfLine({
    sku_id: skuId,
    message,
    group_key: groupKey,
    package_group_id: packageGroupId,
    package_option_id: packageOptionId,
  });
}
