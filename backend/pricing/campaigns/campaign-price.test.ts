import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CampaignTerms } from './campaign.ts';
import { campaignUnitPrice } from './campaign-price.ts';

const listed = fc
  .tuple(fc.nat(100_000_000), fc.nat(100_000_000))
  .map(([a, b]) => ({ regular: Math.max(a, b), selling: Math.min(a, b) }));
const basisPoints = fc.integer({ min: 0, max: 10_000 });

describe('A percentage', () => {
  test.each([
    [2000, 24_900, 24_900, 19_920],
    [5000, 9995, 9995, 4998],
    [3333, 9900, 9900, 6600],
    [10_000, 9900, 9900, 0],
    [2000, 10_000, 9000, 8000],
    [2000, 10_000, 8000, null],
    [2000, 10_000, 7000, null],
    [0, 10_000, 10_000, null],
    [1, 100, 100, null],
  ])('of %i basis points on %i, sold at %i, makes %s', (points, regular, selling, price) => {
    const terms: CampaignTerms = { type: 'percentage', basisPoints: points };
    expect(campaignUnitPrice(terms, { regular, selling }, 'SEK')).toBe(price);
  });

  test('is taken off the regular price, rounded half up to a minor unit', () => {
    fc.assert(
      fc.property(listed, basisPoints, (prices, points) => {
        const price = campaignUnitPrice({ type: 'percentage', basisPoints: points }, prices, 'SEK');
        if (price === null) return;
        const off = BigInt(price) * 10_000n - BigInt(prices.regular) * BigInt(10_000 - points);
        expect(off > -5000n && off <= 5000n).toBe(true);
      }),
    );
  });
});

describe('A fixed price', () => {
  const terms: CampaignTerms = { type: 'fixed-price', price: { SEK: 9900, EUR: 0 } };

  test.each([
    ['SEK', 12_900, 9900],
    ['SEK', 9901, 9900],
    ['SEK', 9900, null],
    ['SEK', 7900, null],
    ['EUR', 1290, 0],
    ['DKK', 12_900, null],
  ])('in %s on a selling price of %i makes %s', (currency, selling, price) => {
    expect(campaignUnitPrice(terms, { regular: 20_000, selling }, currency)).toBe(price);
  });
});

test.each<CampaignTerms>([
  { type: 'buy-x-pay-y', buy: 3, pay: 2 },
  { type: 'quantity-steps', steps: [{ quantity: 1, basisPoints: 5000 }] },
  { type: 'fixed-amount', amount: { SEK: 100 } },
  { type: 'free-shipping' },
])('Terms of the type $type do not change the unit price', (terms) => {
  expect(campaignUnitPrice(terms, { regular: 10_000, selling: 9000 }, 'SEK')).toBeNull();
});

test('A campaign price is below the selling price and never negative', () => {
  const amount = fc.integer({ min: -100, max: 100_000_000 });
  const anyTerms: fc.Arbitrary<CampaignTerms> = fc.oneof(
    fc
      .integer({ min: 0, max: 20_000 })
      .map((points) => ({ type: 'percentage' as const, basisPoints: points })),
    amount.map((SEK) => ({ type: 'fixed-price' as const, price: { SEK } })),
  );
  fc.assert(
    fc.property(listed, anyTerms, (prices, terms) => {
      const price = campaignUnitPrice(terms, prices, 'SEK');
      if (price === null) return;
      expect(Number.isSafeInteger(price)).toBe(true);
      expect(price).toBeGreaterThanOrEqual(0);
      expect(price).toBeLessThan(prices.selling);
    }),
  );
});
