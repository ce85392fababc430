import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';
import { feeOfMethod, offeredMethods } from './offered-methods.ts';

function method(given: Partial<ShippingMethod>): ShippingMethod {
  return {
    id: 1,
    key: 'letter',
    fee: 100,
    isDefault: false,
    needsPickupPoint: false,
    mostGrams: null,
    areas: [],
    weightFees: [],
    names: new Map(),
    ...given,
  };
}

describe('A way of delivery', () => {
  test('is offered up to its weight, and not a gram above', () => {
    const letter = method({ mostGrams: 2000 });
    expect(offeredMethods([letter], { zip: '11122', grams: 2000 })).toEqual([letter]);
    expect(offeredMethods([letter], { zip: '11122', grams: 2001 })).toEqual([]);
  });

  test('is offered from the first to the last code of its areas', () => {
    const early = method({
      areas: [
        { firstZip: '10000', lastZip: '19999' },
        { firstZip: '40000', lastZip: '40000' },
      ],
    });
    const isOffered = (zip: string) => offeredMethods([early], { zip, grams: 1 }).length === 1;
    expect(['10000', '15432', '19999', '40000'].map(isOffered)).toEqual([true, true, true, true]);
    expect(['09999', '20000', '39999', '40001', '1', '100000', ''].map(isOffered)).not.toContain(true);
  });

  test('without areas is offered anywhere', () => {
    fc.assert(
      fc.property(fc.string(), (zip) => {
        expect(offeredMethods([method({})], { zip, grams: 0 })).toHaveLength(1);
      }),
    );
  });
});

describe('The fee', () => {
  const freight = method({
    fee: 100,
    weightFees: [
      { fromGrams: 1000, fee: 200 },
      { fromGrams: 5000, fee: 300 },
    ],
  });

  test.each([
    [0, 100],
    [999, 100],
    [1000, 200],
    [4999, 200],
    [5000, 300],
    [1_000_000, 300],
  ])('of %s grams is %s', (grams, fee) => {
    expect(feeOfMethod(freight, grams)).toBe(fee);
  });

  test('never falls as the parcel grows, where the table does not', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (grams, more) => {
        expect(feeOfMethod(freight, grams + more)).toBeGreaterThanOrEqual(feeOfMethod(freight, grams));
      }),
    );
  });
});
