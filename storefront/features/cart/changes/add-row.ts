import { type CartItem, itemsOf } from '../cart-items.ts';
import type { CartRow } from '../cart-rows.ts';
import type { CartAddition, CartChange, CartOutcome } from './change-cart.ts';

type PackageRow = Extract<CartRow, { kind: 'package' }>;

/**
 * Adds a row of one cart to another, or adds a removed row again. The browser does not know how many copies of a product one
 * package has. So the package is added once, the added copies are counted, and then the number of packages is set.
 */
export async function addRow(
  row: CartRow,
  /** The items of the target cart before the addition. */
  before: readonly CartItem[],
  change: (change: CartChange) => Promise<CartOutcome>,
): Promise<CartOutcome> {
  const outcome = await change(additionOf(row));
  if (row.kind === 'line' || outcome.kind === 'rejected') return outcome;
  const copiesNow = firstPartCopies(row, itemsOf(outcome.cart));
  const copiesInOne = copiesNow - firstPartCopies(row, before);
  const copiesToAdd = firstPartCopies(row, row.items) - copiesInOne;
  // The row is a single package, or its addition had no effect.
  if (copiesInOne <= 0 || copiesToAdd <= 0) return outcome;
  const packages = (copiesNow + copiesToAdd) / copiesInOne;
  return change({ kind: 'group', groupKey: row.groupKey, quantity: packages });
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

/**
 * How many copies of the package's first product the items have. `groupKey` names a package with its selections: equal ones have
 * the same key in every cart.
 */
function firstPartCopies({ groupKey, items: [first] }: PackageRow, items: readonly CartItem[]): number {
  const part = items.find(
    (item) => item.groupKey === groupKey && item.productPackage?.optionId === first?.productPackage?.optionId,
  );
  return part?.quantity ?? 0;
}
