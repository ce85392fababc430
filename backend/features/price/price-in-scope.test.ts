import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { linePrice, type PriceInScope, sumOfPrices, unitPrice } from './price-in-scope.ts';

/** The arithmetic only passes it on. */
const scope = { marketInPath: false } as Scope;

const price = fc
  .tuple(fc.nat(100_000_000), fc.nat(100_000_000))
  .map(([a, b]) => ({ regular: Math.max(a, b), selling: Math.min(a, b) }));
const rate = fc.constantFrom(0, 550, 600, 700, 900, 1350, 1400, 2500, 2550);
const quantity = fc.integer({ min: 1, max: 999 });
const line = fc.record({ price, rate, quantity });
const amounts = ['regularIncVat', 'regularExVat', 'sellingIncVat', 'sellingExVat'] as const;
const vatOf = ({ sellingIncVat, sellingExVat }: PriceInScope) => sellingIncVat - sellingExVat;

describe('The price of one piece', () => {
  test('is what the price list promises, and its VAT is what remains', () => {
    fc.assert(
      fc.property(price, rate, (promised, basisPoints) => {
        const one = unitPrice(scope, promised, basisPoints);
        expect(one.regularIncVat).toBe(promised.regular);
        expect(one.sellingIncVat).toBe(promised.selling);
        expect(one.sellingExVat + vatOf(one)).toBe(promised.selling);
        expect(vatOf(one)).toBeGreaterThanOrEqual(0);
        if (basisPoints === 0) expect(vatOf(one)).toBe(0);
      }),
    );
  });

  test('is never negative, and its discount neither, with VAT or without', () => {
    fc.assert(
      fc.property(price, rate, (promised, basisPoints) => {
        const one = unitPrice(scope, promised, basisPoints);
        for (const name of amounts) expect(one[name]).toBeGreaterThanOrEqual(0);
        expect(one.regularIncVat - one.sellingIncVat).toBeGreaterThanOrEqual(0);
        expect(one.regularExVat - one.sellingExVat).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('The price of a line', () => {
  test('is so many times the price of one, with VAT to the last minor unit', () => {
    fc.assert(
      fc.property(line, ({ price, rate, quantity }) => {
        const several = linePrice(scope, price, rate, quantity);
        expect(several.sellingIncVat).toBe(price.selling * quantity);
        expect(several.regularIncVat).toBe(price.regular * quantity);
      }),
    );
  });

  test('is rounded once: its VAT is off by half a minor unit at most, however many there are', () => {
    fc.assert(
      fc.property(line, ({ price, rate, quantity }) => {
        const { sellingIncVat, sellingExVat } = linePrice(scope, price, rate, quantity);
        const off = BigInt(sellingExVat) * BigInt(10_000 + rate) - BigInt(sellingIncVat) * 10_000n;
        expect((off < 0n ? -off : off) * 2n <= BigInt(10_000 + rate)).toBe(true);
      }),
    );
  });

  test('of one piece is the price of one', () => {
    fc.assert(
      fc.property(price, rate, (promised, basisPoints) => {
        expect(linePrice(scope, promised, basisPoints, 1)).toEqual(unitPrice(scope, promised, basisPoints));
      }),
    );
  });
});

describe('The sum of lines', () => {
  test('is the total in every amount, and in VAT, without a minor unit lost', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (items) => {
        const lines = items.map(({ price, rate, quantity }) => linePrice(scope, price, rate, quantity));
        const total = sumOfPrices(scope, lines);
        for (const name of amounts) expect(total[name]).toBe(lines.reduce((sum, one) => sum + one[name], 0));
        expect(vatOf(total)).toBe(lines.reduce((sum, one) => sum + vatOf(one), 0));
      }),
    );
  });

  test('does not depend on the order of the lines, nor on how they are grouped', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 20 }), fc.nat(20), (items, cut) => {
        const lines = items.map(({ price, rate, quantity }) => linePrice(scope, price, rate, quantity));
        const total = sumOfPrices(scope, lines);
        expect(sumOfPrices(scope, lines.toReversed())).toEqual(total);
        const parts = [lines.slice(0, cut), lines.slice(cut)].map((part) => sumOfPrices(scope, part));
        expect(sumOfPrices(scope, parts)).toEqual(total);
      }),
    );
  });

  test('of no lines is nothing', () => {
    expect(sumOfPrices(scope, [])).toEqual({
      scope,
      regularIncVat: 0,
      regularExVat: 0,
      sellingIncVat: 0,
      sellingExVat: 0,
    });
  });
});
