import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SetPart, unitPricesInSet } from './package-price.ts';

const part = fc.record({
  unitPrice: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
});
const parts = fc.array(part, { minLength: 1, maxLength: 6 });
const apart = (set: SetPart[]) => set.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
const together = (prices: number[], set: SetPart[]) =>
  prices.reduce((sum, price, place) => sum + price * (set[place]?.quantity ?? 0), 0);

describe('The pieces of a set', () => {
  test('cost what the set does, in proportion to what they cost by themselves', () => {
    const set = [
      { unitPrice: 20000, quantity: 1 },
      { unitPrice: 10000, quantity: 1 },
    ];
    expect(unitPricesInSet(27000, set)).toEqual([18000, 9000]);
  });

  test('cost a little less where whole units cannot make up the price', () => {
    expect(unitPricesInSet(17901, [{ unitPrice: 10000, quantity: 2 }])).toEqual([8950]);
  });

  test('never cost more than the set, nor more than by themselves in all, nor less than whole units need', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 1_000_000 }), (set, price) => {
        const prices = unitPricesInSet(price, set);
        const expected = Math.min(price, apart(set));
        const fewest = Math.min(...set.map(({ quantity }) => quantity));
        expect(prices.every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
        expect(together(prices, set)).toBeLessThanOrEqual(expected);
        expect(expected - together(prices, set)).toBeLessThan(fewest);
      }),
    );
  });
});
