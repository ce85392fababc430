import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { clampQuantity, complaintAbout, mostQuantity } from './quantity-limit.ts';

const limit = (totalStock: number, inCart = 0) => ({ totalStock, inCart });

describe('how many can be asked for (§5)', () => {
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
  ])('%d of %o becomes %i', (asked, given, quantity) => {
    expect(clampQuantity(asked, given)).toBe(quantity);
  });

  test('is at least one and at most what is left, whatever is typed', () => {
    const count = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(fc.double(), count, count, (asked, totalStock, inCart) => {
        const quantity = clampQuantity(asked, { totalStock, inCart });
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(mostQuantity({ totalStock, inCart }));
      }),
    );
  });
});

describe('what is said about too many (§5)', () => {
  test.each([1, 5, 0, Number.NaN])('nothing about %d of 5', (asked) => {
    expect(complaintAbout(asked, limit(5))).toBeUndefined();
  });

  test('how many are left', () => {
    expect(complaintAbout(6, limit(5))).toEqual({ kind: 'stock', stock: 5 });
  });

  test('how many lie in the cart already', () => {
    expect(complaintAbout(4, limit(5, 2))).toEqual({ kind: 'inCart', quantity: 2 });
    expect(complaintAbout(1, limit(5, 5))).toEqual({ kind: 'inCart', quantity: 5 });
  });
});
