import type { CartRow } from './cart-rows.ts';
import type { CartAddition, CartChange, CartOutcome } from './change-cart.ts';
import { type CartItem, itemsOf } from './optimistic-cart.ts';

type PackageRow = Extract<CartRow, { kind: 'package' }>;

/**
 * Puts a row of one cart into another, or back. A package as often as it was in the first: how many books one of it has
 * is seen by what the first brought.
 */
export async function putRow(
  row: CartRow,
  /** What is in there before. */
  before: readonly CartItem[],
  change: (wish: CartChange) => Promise<CartOutcome>,
): Promise<CartOutcome> {
  const outcome = await change(additionOf(row));
  if (row.kind === 'line' || outcome.kind === 'refused') return outcome;
  const now = piecesOf(row, itemsOf(outcome.cart));
  const inOne = now - piecesOf(row, before);
  const missing = piecesOf(row, row.items) - inOne;
  if (inOne <= 0 || missing <= 0) return outcome;
  return change({ kind: 'group', groupKey: row.groupKey, quantity: (now + missing) / inOne });
}

export function additionOf(row: CartRow): CartAddition {
  if (row.kind === 'line') {
    const { skuId, quantity, message } = row.item;
    return { kind: 'add', skuId, quantity, message };
  }
  const selections = row.items.flatMap(({ productPackage, skuId }) =>
    productPackage ? [{ groupId: productPackage.groupId, optionId: productPackage.optionId, skuId }] : [],
  );
  return { kind: 'package', packageId: row.packageId, selections };
}

/** The same choices have the same key in every cart. */
function piecesOf({ groupKey, items: [first] }: PackageRow, items: readonly CartItem[]): number {
  const part = items.find(
    (item) => item.groupKey === groupKey && item.productPackage?.optionId === first?.productPackage?.optionId,
  );
  return part?.quantity ?? 0;
}
