import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Amounts } from './campaign.ts';
import { amountLeftToFreeShipping } from './free-shipping.ts';

test.each<[string, { minimum?: Amounts }[], number, number]>([
  ['does not exist without a campaign', [], 20_000, -1],
  ['does not exist in a currency without an amount', [{ minimum: { EUR: 5000 } }], 20_000, -1],
  ['is the difference to the minimum', [{ minimum: { SEK: 50_000 } }], 20_000, 30_000],
  ['is the minimum for an empty cart', [{ minimum: { SEK: 50_000 } }], 0, 50_000],
  ['is 0 when the minimum is reached', [{ minimum: { SEK: 50_000 } }], 50_000, 0],
  ['is 0 above the minimum', [{ minimum: { SEK: 50_000 } }], 70_000, 0],
  ['is 0 without a minimum', [{}], 0, 0],
  [
    'follows the lowest minimum',
    [{ minimum: { SEK: 50_000 } }, { minimum: { SEK: 30_000 } }],
    20_000,
    10_000,
  ],
  [
    'follows the campaign that has the currency',
    [{ minimum: { EUR: 1 } }, { minimum: { SEK: 300 } }],
    100,
    200,
  ],
])('The amount left to free shipping %s', (_, campaigns, cartValue, left) => {
  expect(amountLeftToFreeShipping(campaigns, 'SEK', cartValue)).toBe(left);
});

test('Buying for the amount left gives free shipping, buying for less does not', () => {
  const minimum = fc.dictionary(fc.constantFrom('SEK', 'EUR'), fc.nat(100_000), { noNullPrototype: true });
  const campaigns = fc.array(fc.record({ minimum }), { maxLength: 4 });
  fc.assert(
    fc.property(campaigns, fc.nat(100_000), (offered, cartValue) => {
      const left = amountLeftToFreeShipping(offered, 'SEK', cartValue);
      expect(left === -1).toBe(offered.every((terms) => terms.minimum.SEK === undefined));
      if (left === -1) return;
      expect(amountLeftToFreeShipping(offered, 'SEK', cartValue + left)).toBe(0);
      if (left > 0) expect(amountLeftToFreeShipping(offered, 'SEK', cartValue + left - 1)).toBe(1);
    }),
  );
});
