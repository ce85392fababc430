import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PackagePart, unitPricesInPackage } from './package-price.ts';

const part = fc.record({
  unitPrice: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
});
const parts = fc.array(part, { minLength: 1, maxLength: 6 });
const singlePrice = (set: PackagePart[]) =>
  set.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
const setPrice = (prices: number[], set: PackagePart[]) =>
  prices.reduce((sum, price, index) => sum + price * (set[index]?.quantity ?? 0), 0);

describe('The units of a package', () => {
  test('share the price of the package in proportion to their single prices', () => {
    const set = [
      { unitPrice: 20000, quantity: 1 },
      { unitPrice: 10000, quantity: 1 },
    ];
    expect(unitPricesInPackage(27000, set)).toEqual([18000, 9000]);
  });

  test('cost slightly less where whole minor units cannot add up to the price', () => {
    expect(unitPricesInPackage(17901, [{ unitPrice: 10000, quantity: 2 }])).toEqual([8950]);
  });

  test('cost at most the package, at most their single prices, and less only by rounding', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 1_000_000 }), (set, price) => {
        const prices = unitPricesInPackage(price, set);
        const expected = Math.min(price, singlePrice(set));
        const minQuantity = Math.min(...set.map(({ quantity }) => quantity));
        expect(prices.every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
        expect(setPrice(prices, set)).toBeLessThanOrEqual(expected);
        expect(expected - setPrice(prices, set)).toBeLessThan(minQuantity);
      }),
    );
  });
});
