import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CampaignTargets, isRunning, isTarget, minimumIn } from './campaign.ts';

const noTargets: CampaignTargets = {
  all: false,
  productIds: new Set(),
  categoryIds: new Set(),
  brandIds: new Set(),
};
const book = { id: 7, brandId: 3, categoryIds: new Set([10, 1]) };

describe('Whether a campaign targets a product', () => {
  test.each<[string, Partial<CampaignTargets>, boolean]>([
    ['all products', { all: true }, true],
    ['the product', { productIds: new Set([7]) }, true],
    ['its brand', { brandIds: new Set([3]) }, true],
    ['an ancestor of its category', { categoryIds: new Set([99, 1]) }, true],
    [
      'other products and brands with the same ids',
      { productIds: new Set([3, 10]), brandIds: new Set([7]) },
      false,
    ],
    ['no target', {}, false],
  ])('depends on its target: %s', (_, targets, isExpected) => {
    expect(isTarget(book, { targets: { ...noTargets, ...targets } })).toBe(isExpected);
  });
});

describe('A campaign runs', () => {
  test.each([
    [100, 200, 99, false],
    [100, 200, 100, true],
    [100, 200, 199, true],
    [100, 200, 200, false],
    [null, 200, -1e15, true],
    [100, null, 1e15, true],
    [null, null, 0, true],
  ])('from %s up to, not including, %s: at %i', (startsAt, endsAt, now, runs) => {
    expect(isRunning({ startsAt, endsAt }, now)).toBe(runs);
  });

  test('at every instant, when one follows another without overlap', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (change, now) => {
        const first = isRunning({ startsAt: null, endsAt: change }, now);
        const second = isRunning({ startsAt: change, endsAt: null }, now);
        expect(first).not.toBe(second);
      }),
    );
  });
});

describe('The minimum value of a campaign', () => {
  test.each([
    ['is 0 where none is set', undefined, 0],
    ['is that of the currency', { SEK: 50_000, EUR: 5000 }, 50_000],
    ['does not exist in a currency without an amount', { EUR: 5000 }, null],
    ['may be zero', { SEK: 0 }, 0],
  ])('%s', (_, minimum, from) => {
    expect(minimumIn('SEK', minimum)).toBe(from);
  });
});
