import { expect, test } from 'vitest';
import { itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import { setsOf } from './sets-of.ts';

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

const inOne = { 1: 2, 2: 1 };

test.each([
  ['once', 1, 20, { quantity: 1, stock: 4, inOne }],
  ['three times', 3, 20, { quantity: 3, stock: 4, inOne }],
  ['where there are few of it', 1, 2, { quantity: 1, stock: 2, inOne }],
])('a package %s: nine of each book', (_, sets, stock, found) => {
  expect(setsOf([part(1, 2 * sets), part(2, sets)], product(stock))).toEqual(found);
});

test('what is not known to be so many packages is not counted', () => {
  expect(setsOf([part(1, 2)], null)).toBe(null);
  expect(setsOf([part(3, 2)], product(9))).toBe(null);
  expect(setsOf([part(1, 3)], product(9))).toBe(null);
});
