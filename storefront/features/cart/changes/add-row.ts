import { type CartItem, itemsOf } from '../cart-items.ts';
import type { CartRow } from '../cart-rows.ts';
import type { CartAddition, CartChange, CartOutcome } from './change-cart.ts';

type PackageRow = Extract<CartRow, { kind: 'package' }>;

/**
 * Adds a row of one cart to another, or adds a removed row again. A package is first added once. The change in quantity
 * shows how many copies one package has; then the group is set to the full quantity.
 */
export async function addRow(
  row: CartRow,
  /** The items of the target cart before. */
  before: readonly CartItem[],
  change: (change: CartChange) => Promise<CartOutcome>,
): Promise<CartOutcome> {
  const outcome = await change(additionOf(row));
  if (row.kind === 'line' || outcome.kind === 'rejected') return outcome;
  const now = quantityOfPackage(row, itemsOf(outcome.cart));
  const inOne = now - quantityOfPackage(row, before);
  const missing = quantityOfPackage(row, row.items) - inOne;
  if (inOne <= 0 || missing <= 0) return outcome;
  return change({ kind: 'group', groupKey: row.groupKey, quantity: (now + missing) / inOne });
}

function additionOf(row: CartRow): CartAddition {
  if (row.kind === 'line') {
    const { skuId, quantity, message } = row.item;
    return { kind: 'add', skuId, quantity, message };
  }
  const selections = row.items.flatMap(({ productPackage, skuId }) =>
    productPackage ? [{ groupId: productPackage.groupId, optionId: productPackage.optionId, skuId }] : [],
  );
  return { kind: 'package', packageId: row.packageId, selections };
}

/** Copies of the package's first option. A group key is the same in every cart. */
function quantityOfPackage({ groupKey, items: [first] }: PackageRow, items: readonly CartItem[]): number {
  const part = items.find(
    (item) => item.groupKey === groupKey && item.productPackage?.optionId === first?.productPackage?.optionId,
  );
  return part?.quantity ?? 0;
}
