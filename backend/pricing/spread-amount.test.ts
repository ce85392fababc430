import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutVat } from './money.ts';
import { spreadAmount } from './spread-amount.ts';

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** Small ones, where rounding shows, and more than anybody pays. */
const amount = fc.oneof(fc.nat(200), fc.nat(10_000_000_000));
const values = fc.array(amount, { maxLength: 12 });

describe('An amount is spread over lines', () => {
  test.each([
    ['in proportion', 100, [300, 100], [75, 25]],
    ['with what remains on the largest remainder', 100, [100, 100, 101], [33, 33, 34]],
    ['with the first line first among equals', 100, [50, 50, 50], [34, 33, 33]],
    ['one unit each while it lasts', 2, [10, 10, 10], [1, 1, 0]],
    ['not on lines that cost nothing', 10, [0, 30, 0], [0, 10, 0]],
    ['up to what they are worth', 1000, [300, 100], [300, 100]],
    ['not at all when there is nothing to spread', 0, [300, 100], [0, 0]],
    ['not at all when it is a debt', -5, [300, 100], [0, 0]],
    ['not at all when they are worth nothing', 100, [0, 0], [0, 0]],
    ['not at all when there are none', 100, [], []],
  ])('%s', (_, spread, lines, shares) => {
    expect(spreadAmount(spread, lines)).toEqual(shares);
  });

  test('without losing or finding a minor unit', () => {
    fc.assert(
      fc.property(amount, values, (spread, lines) => {
        expect(sum(spreadAmount(spread, lines))).toBe(Math.min(spread, sum(lines)));
      }),
    );
  });

  test('so that no line is below zero and none gives less than nothing', () => {
    fc.assert(
      fc.property(amount, values, (spread, lines) => {
        for (const [index, share] of spreadAmount(spread, lines).entries()) {
          expect(Number.isSafeInteger(share)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(lines[index] ?? -1);
        }
      }),
    );
  });

  test('with each share less than one unit from the exact one', () => {
    fc.assert(
      fc.property(amount, values, (spread, lines) => {
        const total = BigInt(sum(lines));
        const spent = BigInt(Math.min(spread, sum(lines)));
        for (const [index, share] of spreadAmount(spread, lines).entries()) {
          const off = BigInt(share) * total - BigInt(lines[index] ?? 0) * spent;
          expect(off > -total || total === 0n).toBe(true);
          expect(off < total || total === 0n).toBe(true);
        }
      }),
    );
  });

  test('with no more on a line that is worth less', () => {
    fc.assert(
      fc.property(amount, values, (spread, lines) => {
        const dearestFirst = lines.toSorted((a, b) => b - a);
        const shares = spreadAmount(spread, dearestFirst);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      }),
    );
  });
});

test('What is paid for lines of several VAT rates is their sum less the amount, and without VAT plus VAT is with VAT', () => {
  const lines = fc.array(
    fc.record({ value: fc.nat(100_000_000), rate: fc.constantFrom(0, 550, 600, 700, 900, 1350, 2500) }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, fc.nat(200_000_000), (cart, off) => {
      const shares = spreadAmount(
        off,
        cart.map(({ value }) => value),
      );
      const paid = cart.map(({ value, rate }, index) => {
        const incVat = value - (shares[index] ?? 0);
        const exVat = withoutVat(incVat, rate);
        return { incVat, exVat, vat: incVat - exVat };
      });
      const total = (name: 'incVat' | 'exVat' | 'vat') => sum(paid.map((line) => line[name]));
      expect(total('incVat')).toBe(Math.max(0, sum(cart.map(({ value }) => value)) - off));
      expect(total('exVat') + total('vat')).toBe(total('incVat'));
      for (const { exVat, vat } of paid) expect(Math.min(exVat, vat)).toBeGreaterThanOrEqual(0);
    }),
  );
});
