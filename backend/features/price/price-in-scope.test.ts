import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type PriceInScope, unitPrice } from './price-in-scope.ts';

/** `unitPrice` returns the scope unchanged. */
const scope = { marketInPath: false } as Scope;

const price = fc
  .tuple(fc.nat(100_000_000), fc.nat(100_000_000))
  .map(([a, b]) => ({ regular: Math.max(a, b), selling: Math.min(a, b) }));
const rate = fc.constantFrom(0, 550, 600, 700, 900, 1350, 1400, 2500, 2550);
const amounts = ['regularIncVat', 'regularExVat', 'sellingIncVat', 'sellingExVat'] as const;
const vatOf = ({ sellingIncVat, sellingExVat }: PriceInScope) => sellingIncVat - sellingExVat;

describe('The unit price', () => {
  test('is the list price, and its VAT is the difference to the price without VAT', () => {
    fc.assert(
      fc.property(price, rate, (listed, basisPoints) => {
        const one = unitPrice(scope, listed, basisPoints);
        expect(one.regularIncVat).toBe(listed.regular);
        expect(one.sellingIncVat).toBe(listed.selling);
        expect(one.sellingExVat + vatOf(one)).toBe(listed.selling);
        expect(vatOf(one)).toBeGreaterThanOrEqual(0);
        if (basisPoints === 0) expect(vatOf(one)).toBe(0);
      }),
    );
  });

  test('and its discount are never negative, with or without VAT', () => {
    fc.assert(
      fc.property(price, rate, (listed, basisPoints) => {
        const one = unitPrice(scope, listed, basisPoints);
        for (const name of amounts) expect(one[name]).toBeGreaterThanOrEqual(0);
        expect(one.regularIncVat - one.sellingIncVat).toBeGreaterThanOrEqual(0);
        expect(one.regularExVat - one.sellingExVat).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
