import { expect, test } from 'vitest';
import { itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import { packageQuantities } from './package-quantities.ts';

const part = (optionId: number, quantity: number) =>
  itemWith({
    id: `${optionId}`,
    quantity,
    groupKey: 'g',
    productPackage: { packageId: 4, packageName: 'Summer', groupId: optionId, optionId },
  });
const product = (totalStock: number) => ({
  productId: 4,
  totalStock: { totalStock },
  productPackage: {
    groups: [{ options: [{ optionId: 1, quantity: 2 }] }, { options: [{ optionId: 2, quantity: 1 }] }],
  },
});

const parts = { 1: 2, 2: 1 };

test.each([
  ['once', 1, 20, { quantity: 1, stock: 4, parts }],
  ['three times', 3, 20, { quantity: 3, stock: 4, parts }],
  ['limited by its own stock', 1, 2, { quantity: 1, stock: 2, parts }],
])('a package %s, with nine copies of each book', (_, quantity, stock, expected) => {
  expect(packageQuantities([part(1, 2 * quantity), part(2, quantity)], product(stock))).toEqual(expected);
});

test('lines that do not form whole packages have no quantity', () => {
  expect(packageQuantities([part(1, 2)], null)).toBe(null);
  expect(packageQuantities([part(3, 2)], product(9))).toBe(null);
  expect(packageQuantities([part(1, 3)], product(9))).toBe(null);
});
