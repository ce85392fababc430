import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeUnitsOfLines } from './buy-x-pay-y.ts';

const line = (unitPrice: number, quantity: number) => ({ unitPrice, quantity });
const lines = fc.array(
  fc.record({ unitPrice: fc.nat(50).map((price) => price * 100), quantity: fc.integer({ min: 1, max: 12 }) }),
  { maxLength: 8 },
);
const anyTerms = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 5 }))
  .map(([buy, pay]) => ({ buy, pay: Math.min(pay, buy - 1) }));
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('Three for the price of two', () => {
  const threeForTwo = { buy: 3, pay: 2 };

  test.each([
    ['no unit of two', [line(100, 2)], [0]],
    ['one of three', [line(100, 3)], [1]],
    ['one of five', [line(100, 5)], [1]],
    ['the cheapest over all lines', [line(300, 1), line(100, 1), line(200, 1)], [0, 1, 0]],
    [
      'the cheapest of each set, sets built from the highest price down',
      [line(100, 1), line(200, 1), line(300, 4)],
      [1, 0, 1],
    ],
    ['one of equal lines', [line(100, 2), line(100, 2)], [0, 1]],
    ['several of one line, then of the next', [line(200, 5), line(100, 1)], [1, 1]],
    ['the same when a cheaper line is added', [line(300, 3), line(10, 1)], [1, 0]],
    ['no unit of an empty cart', [], []],
  ])('makes free: %s', (_, cart, units) => {
    expect(freeUnitsOfLines(cart, threeForTwo).map((free) => free.units)).toEqual(units);
  });

  test('returns the price of the free units', () => {
    const free = freeUnitsOfLines([line(24_900, 4), line(9900, 2)], threeForTwo);
    expect(free).toMatchObject([
      { units: 1, amount: 24_900 },
      { units: 1, amount: 9900 },
    ]);
  });

  test('excludes lines outside all full sets', () => {
    const free = freeUnitsOfLines([line(10, 1), line(300, 2), line(200, 2)], threeForTwo);
    expect(free.map(({ takesPart }) => takesPart)).toEqual([false, true, true]);
  });
});

test.each([
  { buy: 2, pay: 2 },
  { buy: 2, pay: 3 },
  { buy: 0, pay: 0 },
  { buy: 2, pay: -1 },
])('Invalid terms make no unit free: $buy for $pay', (invalid) => {
  expect(freeUnitsOfLines([line(100, 10)], invalid)).toEqual([{ units: 0, amount: 0, takesPart: false }]);
});

describe('In any cart', () => {
  test('the free amount equals ordering the sets one by one, highest prices first', () => {
    fc.assert(
      fc.property(lines, anyTerms, (cart, { buy, pay }) => {
        const units = cart.flatMap(({ unitPrice, quantity }) => Array<number>(quantity).fill(unitPrice));
        units.sort((a, b) => b - a);
        let amount = 0;
        for (; units.length >= buy; units.splice(0, buy)) amount += sum(units.slice(pay, buy));
        const free = freeUnitsOfLines(cart, { buy, pay });
        expect(sum(free.map((part) => part.amount))).toBe(amount);
      }),
    );
  });

  test('one more unit never makes the others more expensive', () => {
    fc.assert(
      fc.property(lines, anyTerms, fc.nat(5000), (cart, terms, unitPrice) => {
        const freeAmount = (some: typeof cart) =>
          sum(freeUnitsOfLines(some, terms).map(({ amount }) => amount));
        expect(freeAmount([...cart, { unitPrice, quantity: 1 }])).toBeGreaterThanOrEqual(freeAmount(cart));
      }),
    );
  });

  test('no line has more free units than units, and the amount is their price', () => {
    fc.assert(
      fc.property(lines, anyTerms, (cart, terms) => {
        const free = freeUnitsOfLines(cart, terms);
        expect(free).toHaveLength(cart.length);
        for (const [index, { unitPrice, quantity }] of cart.entries()) {
          const { units = -1, amount } = free[index] ?? {};
          expect(units).toBeGreaterThanOrEqual(0);
          expect(units).toBeLessThanOrEqual(quantity);
          expect(amount).toBe(units * unitPrice);
        }
      }),
    );
  });

  test('the order of lines does not change the free amount', () => {
    fc.assert(
      fc.property(lines, anyTerms, (cart, terms) => {
        const total = (some: typeof cart) => sum(freeUnitsOfLines(some, terms).map(({ amount }) => amount));
        expect(total(cart.toReversed())).toBe(total(cart));
      }),
    );
  });
});
