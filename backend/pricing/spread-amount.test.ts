import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutVat } from './money.ts';
import { spreadAmount } from './spread-amount.ts';

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** Small amounts, where rounding matters, and very large ones. */
const amount = fc.oneof(fc.nat(200), fc.nat(10_000_000_000));
const values = fc.array(amount, { maxLength: 12 });

describe('An amount is divided over lines', () => {
  test.each([
    ['in proportion', 100, [300, 100], [75, 25]],
    ['with the rest on the largest remainder', 100, [100, 100, 101], [33, 33, 34]],
    ['with the first line first among equals', 100, [50, 50, 50], [34, 33, 33]],
    ['one unit each as far as it goes', 2, [10, 10, 10], [1, 1, 0]],
    ['not on lines with the value 0', 10, [0, 30, 0], [0, 10, 0]],
    ['up to their total value', 1000, [300, 100], [300, 100]],
    ['not at all when the amount is 0', 0, [300, 100], [0, 0]],
    ['not at all when the amount is negative', -5, [300, 100], [0, 0]],
    ['not at all when their value is 0', 100, [0, 0], [0, 0]],
    ['not at all without lines', 100, [], []],
  ])('%s', (_, spread, lines, shares) => {
    expect(spreadAmount(spread, lines)).toEqual(shares);
  });

  test('without losing or gaining a minor unit', () => {
    fc.assert(
      fc.property(amount, values, (spread, lines) => {
        expect(sum(spreadAmount(spread, lines))).toBe(Math.min(spread, sum(lines)));
      }),
    );
  });

  test('with shares between 0 and the value of the line', () => {
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

  test('with each share less than one unit from the exact share', () => {
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

  test('with no larger share on a line of lower value', () => {
    fc.assert(
      fc.property(amount, values, (spread, lines) => {
        const descending = lines.toSorted((a, b) => b - a);
        const shares = spreadAmount(spread, descending);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      }),
    );
  });
});

test('Lines of several VAT rates add up to their sum less the amount, with and without VAT', () => {
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
