import { expect, test } from 'vitest';
import { cartRows } from './cart-rows.ts';
import type { CartChange, CartOutcome } from './change-cart.ts';
import { cartWith, itemWith } from './fake-shop.fixture.ts';
import type { CartItem } from './optimistic-cart.ts';
import { putRow } from './put-row.ts';

/** One of the package has two of the first book and one of the other. */
const partsOf = (sets: number): CartItem[] =>
  [2, 1].map((quantity, index) =>
    itemWith({
      id: `part-${index}`,
      skuId: index + 1,
      quantity: quantity * sets,
      groupKey: 'g',
      productPackage: { packageId: 4, packageName: 'Summer', groupId: index, optionId: index },
    }),
  );

async function putPackage(wanted: number, there: number): Promise<CartChange[]> {
  const changes: CartChange[] = [];
  let sets = there;
  const change = async (wish: CartChange): Promise<CartOutcome> => {
    changes.push(wish);
    sets = wish.kind === 'group' ? wish.quantity : sets + 1;
    return { kind: 'changed', cart: cartWith('mine', partsOf(sets)) };
  };
  const [row] = cartRows(partsOf(wanted));
  if (!row) throw new Error('The package is a row.');
  const outcome = await putRow(row, there > 0 ? partsOf(there) : [], change);
  expect(outcome.kind === 'changed' && outcome.cart.items).toEqual(partsOf(wanted + there));
  return changes;
}

const selections = [0, 1].map((id) => ({ groupId: id, optionId: id, skuId: id + 1 }));
const added = { kind: 'package', packageId: 4, selections };

test.each([
  ['once', 1, 0, [added]],
  ['as often as it was in the other cart', 3, 0, [added, { kind: 'group', groupKey: 'g', quantity: 3 }]],
  ['to those that are there', 2, 3, [added, { kind: 'group', groupKey: 'g', quantity: 5 }]],
])('a package is put in %s', async (_, wanted, there, changes) => {
  expect(await putPackage(wanted, there)).toEqual(changes);
});
