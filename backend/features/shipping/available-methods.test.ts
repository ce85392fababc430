import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';
import { availableMethods, feeOfMethod } from './available-methods.ts';

function method(overrides: Partial<ShippingMethod>): ShippingMethod {
  return {
    id: 1,
    key: 'letter',
    fee: 100,
    isDefault: false,
    needsPickupPoint: false,
    maxGrams: null,
    areas: [],
    weightFees: [],
    deliveryDays: null,
    marks: [],
    logoPath: null,
    texts: new Map(),
    ...overrides,
  };
}

describe('A shipping method', () => {
  test('is available up to its maximum weight', () => {
    const letter = method({ maxGrams: 2000 });
    expect(availableMethods([letter], { zip: '11122', grams: 2000 })).toEqual([letter]);
    expect(availableMethods([letter], { zip: '11122', grams: 2001 })).toEqual([]);
  });

  test('is available from the first to the last postal code of its areas', () => {
    const limited = method({
      areas: [
        { firstZip: '10000', lastZip: '19999' },
        { firstZip: '40000', lastZip: '40000' },
      ],
    });
    const isAvailable = (zip: string) => availableMethods([limited], { zip, grams: 1 }).length === 1;
    expect(['10000', '15432', '19999', '40000'].map(isAvailable)).toEqual([true, true, true, true]);
    expect(['09999', '20000', '39999', '40001', '1', '100000', ''].map(isAvailable)).not.toContain(true);
  });

  test('without areas is available everywhere', () => {
    fc.assert(
      fc.property(fc.string(), (zip) => {
        expect(availableMethods([method({})], { zip, grams: 0 })).toHaveLength(1);
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

  test('never decreases with weight, for increasing weight fees', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (grams, more) => {
        expect(feeOfMethod(freight, grams + more)).toBeGreaterThanOrEqual(feeOfMethod(freight, grams));
      }),
    );
  });
});
