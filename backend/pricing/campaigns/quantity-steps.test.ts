import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highestStepReached, unitPriceAtQuantity } from './quantity-steps.ts';

const steps = [
  { quantity: 5, basisPoints: 2000 },
  { quantity: 2, basisPoints: 1000 },
  { quantity: 10, basisPoints: 2500 },
];
const anySteps = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 20 }), basisPoints: fc.nat(10_000) }),
  { maxLength: 6 },
);

describe('Quantity steps', () => {
  test.each([
    [1, 9990],
    [2, 8991],
    [4, 8991],
    [5, 7992],
    [9, 7992],
    [10, 7493],
    [500, 7493],
  ])('set the unit price of %i units to %i', (quantity, price) => {
    expect(unitPriceAtQuantity(9990, quantity, steps)).toBe(price);
  });

  test('do not change the price where there are none', () => {
    expect(unitPriceAtQuantity(9990, 100, [])).toBe(9990);
    expect(highestStepReached([], 100)).toBeNull();
  });

  test('are selected by quantity, not by percentage', () => {
    const odd = [
      { quantity: 2, basisPoints: 5000 },
      { quantity: 3, basisPoints: 1000 },
    ];
    expect(unitPriceAtQuantity(100, 3, odd)).toBe(90);
  });

  test('are reached up to the quantity, and the highest applies, in any order', () => {
    fc.assert(
      fc.property(anySteps, fc.nat(25), (some, quantity) => {
        const reached = some.map((step) => step.quantity).filter((from) => from <= quantity);
        const highest = highestStepReached(some, quantity);
        expect(highest?.quantity ?? 0).toBe(Math.max(0, ...reached));
      }),
    );
  });

  test('keep the price between 0 and the unit price', () => {
    fc.assert(
      fc.property(anySteps, fc.nat(25), fc.nat(100_000_000), (some, quantity, unitPrice) => {
        const price = unitPriceAtQuantity(unitPrice, quantity, some);
        expect(Number.isSafeInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(unitPrice);
      }),
    );
  });
});
