import type { Database } from '#backend/database/connection.ts';
import type { DraftLine } from '#backend/features/order/order-draft.ts';
import { findCart, lockCarts } from './cart.queries.ts';
import { keyOfLine } from './merge-lines.ts';
import { writeCart } from './write-cart.queries.ts';

/**
 * A cart was ordered whose lines had moved to this one, or on from it, when the guest signed in: what was ordered is not to
 * be bought once more. What the customer has in it beside stays.
 */
export async function takeOutOrdered(
  trx: Database,
  cartId: string,
  ordered: readonly DraftLine[],
): Promise<void> {
  await lockCarts(trx, [cartId]);
  const cart = await findCart(trx, cartId);
  if (!cart) return;
  if (cart.merged_into !== null) return takeOutOrdered(trx, cart.merged_into, ordered);
  if (cart.completed_at) return;
  const left = new Map<string, number>();
  for (const line of ordered) {
    const key = keyOfDraftLine(line);
    left.set(key, (left.get(key) ?? 0) + line.quantity);
  }
  const items = cart.items
    .map((item) => ({ ...item, quantity: item.quantity - (left.get(keyOfLine(item)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  await writeCart(trx, cart, { ...cart, items }, null);
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
