import { expect, test } from 'vitest';
import type { CartItem } from '../cart-items.ts';
import { cartRows } from '../cart-rows.ts';
import { cartWith, itemWith } from '../fake-shop.fixture.ts';
import { addRow } from './add-row.ts';
import type { CartChange, CartOutcome } from './change-cart.ts';

/** One package has two copies of the first book and one of the second. */
const partsOf = (packages: number): CartItem[] =>
  [2, 1].map((quantity, index) =>
    itemWith({
      id: `part-${index}`,
      skuId: index + 1,
      quantity: quantity * packages,
      groupKey: 'g',
      productPackage: { packageId: 4, packageName: 'Summer', groupId: index, optionId: index },
    }),
  );

async function addPackage(requested: number, existing: number): Promise<CartChange[]> {
  const changes: CartChange[] = [];
  let packages = existing;
  const change = async (cartChange: CartChange): Promise<CartOutcome> => {
    changes.push(cartChange);
    packages = cartChange.kind === 'group' ? cartChange.quantity : packages + 1;
    return { kind: 'changed', cart: cartWith('mine', partsOf(packages)) };
  };
  const [row] = cartRows(partsOf(requested));
  if (!row) throw new Error('cartRows returned no row');
  const outcome = await addRow(row, existing > 0 ? partsOf(existing) : [], change);
  expect(outcome.kind === 'changed' && outcome.cart.items).toEqual(partsOf(requested + existing));
  return changes;
}

const selections = [0, 1].map((id) => ({ groupId: id, optionId: id, skuId: id + 1 }));
const added = { kind: 'package', packageId: 4, selections };

test.each([
  ['once', 1, 0, [added]],
  ['in the quantity of the other cart', 3, 0, [added, { kind: 'group', groupKey: 'g', quantity: 3 }]],
  ['to the existing ones', 2, 3, [added, { kind: 'group', groupKey: 'g', quantity: 5 }]],
])('a package is added %s', async (_, requested, existing, changes) => {
  expect(await addPackage(requested, existing)).toEqual(changes);
});
