import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedAmountOff } from './fixed-amount.ts';

test.each([
  ['is the amount of the currency', { amount: { SEK: 5000, EUR: 500 } }, 20_000, 5000],
  ['is at most the value of the cart', { amount: { SEK: 5000 } }, 3000, 3000],
  ['is 0 in a currency without an amount', { amount: { EUR: 500 } }, 20_000, 0],
  ['applies from the minimum value', { amount: { SEK: 5000 }, minimum: { SEK: 20_000 } }, 20_000, 5000],
  ['does not apply below the minimum value', { amount: { SEK: 5000 }, minimum: { SEK: 20_000 } }, 19_999, 0],
  [
    'does not apply where only other currencies have a minimum value',
    { amount: { SEK: 5000 }, minimum: { EUR: 1 } },
    20_000,
    0,
  ],
  ['is never negative', { amount: { SEK: -5000 } }, 20_000, 0],
])('A fixed amount off a cart %s', (_, terms, cartValue, off) => {
  expect(fixedAmountOff(terms, 'SEK', cartValue)).toBe(off);
});

test('A fixed amount never makes the total negative', () => {
  const amounts = fc.dictionary(fc.constantFrom('SEK', 'EUR'), fc.nat(1_000_000), { noNullPrototype: true });
  const anyTerms = fc.record({ amount: amounts, minimum: fc.option(amounts, { nil: undefined }) });
  fc.assert(
    fc.property(anyTerms, fc.nat(2_000_000), (terms, cartValue) => {
      const off = fixedAmountOff(terms, 'SEK', cartValue);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(cartValue);
    }),
  );
});
