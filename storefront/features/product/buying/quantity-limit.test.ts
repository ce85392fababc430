import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { clampQuantity, maxQuantity, quantityError } from './quantity-limit.ts';

const limit = (totalStock: number, quantityInCart = 0) => ({ totalStock, quantityInCart });

describe('the quantity (§5)', () => {
  test.each([
    [1, limit(5), 1],
    [5, limit(5), 5],
    [6, limit(5), 5],
    [4, limit(5, 2), 3],
    [0, limit(5), 1],
    [-3, limit(5), 1],
    [2.7, limit(5), 2],
    [Number.NaN, limit(5), 1],
    [Number.POSITIVE_INFINITY, limit(5), 1],
    [1, limit(5, 5), 1],
    [10_000, limit(20_000), LIMITS.cartLineQuantity],
  ])('%d with the limit %o becomes %i', (requested, quantityLimit, quantity) => {
    expect(clampQuantity(requested, quantityLimit)).toBe(quantity);
  });

  test('is at least 1 and at most the available quantity', () => {
    const count = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(fc.double(), count, count, (requested, totalStock, quantityInCart) => {
        const quantity = clampQuantity(requested, { totalStock, quantityInCart });
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(maxQuantity({ totalStock, quantityInCart }));
      }),
    );
  });
});

describe('the error of a too large quantity (§5)', () => {
  test.each([1, 5, 0, Number.NaN])('is undefined for %d of 5', (requested) => {
    expect(quantityError(requested, limit(5))).toBeUndefined();
  });

  test('contains the stock', () => {
    expect(quantityError(6, limit(5))).toEqual({ kind: 'stock', stock: 5 });
  });

  test('contains the quantity in the cart', () => {
    expect(quantityError(4, limit(5, 2))).toEqual({ kind: 'inCart', quantity: 2 });
    expect(quantityError(1, limit(5, 5))).toEqual({ kind: 'inCart', quantity: 5 });
  });
});
