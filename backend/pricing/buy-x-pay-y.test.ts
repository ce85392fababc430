import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeUnitsOfLines } from './buy-x-pay-y.ts';

const line = (unitPrice: number, quantity: number) => ({ unitPrice, quantity });
const lines = fc.array(
  fc.record({ unitPrice: fc.nat(50).map((price) => price * 100), quantity: fc.integer({ min: 1, max: 12 }) }),
  { maxLength: 8 },
);
const terms = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 5 }))
  .map(([buy, pay]) => ({ buy, pay: Math.min(pay, buy - 1) }));
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('Three for the price of two', () => {
  const threeForTwo = { buy: 3, pay: 2 };

  test.each([
    ['nothing of two', [line(100, 2)], [0]],
    ['one of three', [line(100, 3)], [1]],
    ['one of five', [line(100, 5)], [1]],
    ['the cheapest over all lines', [line(300, 1), line(100, 1), line(200, 1)], [0, 1, 0]],
    ['the two cheapest of six', [line(100, 1), line(200, 1), line(300, 4)], [1, 1, 0]],
    ['the first line of equal ones', [line(100, 2), line(100, 2)], [1, 0]],
    ['several of one line, then of the next', [line(200, 5), line(100, 1)], [1, 1]],
    ['nothing of nothing', [], []],
  ])('gives %s', (_, cart, units) => {
    expect(freeUnitsOfLines(cart, threeForTwo).map((free) => free.units)).toEqual(units);
  });

  test('says what the free units would have cost', () => {
    const free = freeUnitsOfLines([line(24_900, 4), line(9900, 2)], threeForTwo);
    expect(free).toEqual([
      { units: 0, amount: 0 },
      { units: 2, amount: 19_800 },
    ]);
  });
});

test.each([
  { buy: 2, pay: 2 },
  { buy: 2, pay: 3 },
  { buy: 0, pay: 0 },
  { buy: 2, pay: -1 },
])('Terms that make no sense give nothing: $buy for $pay', (senseless) => {
  expect(freeUnitsOfLines([line(100, 10)], senseless)).toEqual([{ units: 0, amount: 0 }]);
});

describe('Of any cart', () => {
  test('exactly the cheapest units are free, as if they lay there one by one', () => {
    fc.assert(
      fc.property(lines, terms, (cart, { buy, pay }) => {
        const units = cart.flatMap(({ unitPrice, quantity }) => Array<number>(quantity).fill(unitPrice));
        const free = Math.floor(units.length / buy) * (buy - pay);
        const cheapest = units.sort((a, b) => a - b).slice(0, free);
        const given = freeUnitsOfLines(cart, { buy, pay });
        expect(sum(given.map((part) => part.units))).toBe(free);
        expect(sum(given.map((part) => part.amount))).toBe(sum(cheapest));
      }),
    );
  });

  test('no line gives more than it has, and each what its units cost', () => {
    fc.assert(
      fc.property(lines, terms, (cart, does) => {
        const given = freeUnitsOfLines(cart, does);
        expect(given).toHaveLength(cart.length);
        for (const [index, { unitPrice, quantity }] of cart.entries()) {
          const { units = -1, amount } = given[index] ?? {};
          expect(units).toBeGreaterThanOrEqual(0);
          expect(units).toBeLessThanOrEqual(quantity);
          expect(amount).toBe(units * unitPrice);
        }
      }),
    );
  });

  test('the order of lines changes nothing of what is given', () => {
    fc.assert(
      fc.property(lines, terms, (cart, does) => {
        const total = (some: typeof cart) => sum(freeUnitsOfLines(some, does).map(({ amount }) => amount));
        expect(total(cart.toReversed())).toBe(total(cart));
      }),
    );
  });
});
