import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CampaignRule } from '../campaigns/campaign.ts';
import type { ListedPrice } from './listed-price.ts';
import { findApplicableHistory, offerAt, offerOfLists } from './offer.ts';
import {
  campaign,
  campaigns,
  day,
  histories,
  lastTick,
  percentage,
  priceAt,
  tick,
} from './price-history.fixture.ts';

const now = 100 * day;
const listed = (from: number, regular: number | null, selling = regular): ListedPrice => ({
  from,
  regular,
  selling,
});
const fixed = (SEK: number) => ({ type: 'fixed-price' as const, price: { SEK } });
const inSek = (rules: CampaignRule[], at: number) => ({ campaigns: rules, currencyCode: 'SEK', now: at });

describe('An offer', () => {
  test.each([
    ['the list price alone', [listed(0, 100)], [], [100, 100, 'NONE', null]],
    ['a sale of the list', [listed(0, 100), listed(now, 100, 80)], [], [80, 100, 'SALE_PRICE', null]],
    ['a campaign', [listed(0, 100)], [campaign(5, percentage(20), now)], [80, 100, 'PRICE_CAMPAIGN', 5]],
    [
      'the best of several campaigns',
      [listed(0, 100)],
      [campaign(5, percentage(20), now), campaign(6, fixed(70), now - day), campaign(7, fixed(75), now)],
      [70, 100, 'PRICE_CAMPAIGN', 6],
    ],
    [
      'a sale that is as low as the campaign',
      [listed(0, 100), listed(now - day, 100, 80)],
      [campaign(5, percentage(20), now)],
      [80, 100, 'SALE_PRICE', null],
    ],
    ['an ended campaign', [listed(0, 100)], [campaign(5, percentage(20), 0, now)], [100, 100, 'NONE', null]],
    ['a future campaign', [listed(0, 100)], [campaign(5, percentage(20), now + 1)], [100, 100, 'NONE', null]],
    [
      'a campaign in another currency',
      [listed(0, 100)],
      [campaign(5, { type: 'fixed-price', price: { EUR: 5 } }, now)],
      [100, 100, 'NONE', null],
    ],
    [
      'a campaign as old as the price, which reduces nothing',
      [listed(now - day, 100)],
      [campaign(5, percentage(20), now - day)],
      [80, 80, 'NONE', 5],
    ],
    ['a campaign without a start', [listed(0, 100)], [campaign(5, percentage(20))], [80, 80, 'NONE', 5]],
    ['a price that was always below the regular price', [listed(0, 100, 80)], [], [80, 80, 'NONE', null]],
    ['a new price', [listed(now, 100, 80)], [], [80, 80, 'NONE', null]],
  ])('of %s', (_, history, rules, [selling, regular, discountType, campaignId]) => {
    expect(offerAt(history, rules, 'SEK', now)).toEqual({ selling, regular, discountType, campaignId });
  });

  test.each([
    ['there is no history', []],
    ['the first price is in the future', [listed(now + 1, 100)]],
    ['the list has removed the price', [listed(0, 100), listed(now, null)]],
    ['the list has never had a price', [listed(0, null)]],
  ])('does not exist when %s', (_, history) => {
    expect(offerAt(history, [campaign(1, percentage(20))], 'SEK', now)).toBeNull();
  });

  test('does not depend on the future', () => {
    fc.assert(
      fc.property(histories, campaigns, fc.nat(lastTick), (history, rules, at) => {
        const past = history.filter(({ from }) => from <= at * tick);
        const started = rules.filter(({ startsAt }) => (startsAt ?? 0) <= at * tick);
        const expected = offerAt(past, started, 'SEK', at * tick);
        expect(offerAt(history, rules, 'SEK', at * tick)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test('is the same on the fast path and on the general path, which campaigns of other types force', () => {
    const rules = campaigns.map((some) => some.slice(0, 1));
    const idle = campaign(99, { type: 'free-shipping' }, 0);
    fc.assert(
      fc.property(histories, rules, fc.nat(lastTick), (history, some, at) => {
        const one = history.slice(0, 1);
        const general = offerAt(one, [...some, idle, idle], 'SEK', at * tick);
        expect(offerAt(one, some, 'SEK', at * tick)).toEqual(general);
      }),
      { numRuns: 3000 },
    );
  });

  test('has the lowest price of all campaigns, at most the list price', () => {
    fc.assert(
      fc.property(histories, campaigns, fc.nat(lastTick), (history, rules, at) => {
        const offer = offerAt(history, rules, 'SEK', at * tick);
        const price = priceAt(history, rules, at * tick);
        expect(offer?.selling).toBe(price?.selling);
        expect(offer?.campaignId).toBe(price?.campaignId);
        if (!offer || !price) return;
        expect(offer.selling).toBeLessThanOrEqual(priceAt(history, [], at * tick)?.selling ?? -1);
        expect(offer.regular).toBeLessThanOrEqual(price.regular);
        expect(offer.regular > offer.selling).toBe(offer.discountType !== 'NONE');
        expect(offer.regular).toBeGreaterThanOrEqual(offer.selling);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('Of several price lists', () => {
  const prices = new Map([
    [1, [listed(0, 100), listed(now - day, null)]],
    [2, [listed(now + day, 60)]],
    [3, [listed(0, 90), listed(now - day, 90, 80)]],
    [4, [listed(0, 10)]],
  ]);

  test('the first with a current price decides, by its own history', () => {
    const found = offerOfLists(prices, [1, 2, 5, 3, 4], inSek([], now));
    expect(found).toEqual({ selling: 80, regular: 90, discountType: 'SALE_PRICE', campaignId: null });
    expect(findApplicableHistory(prices, [1, 2, 5, 3, 4], now)).toBe(prices.get(3));
    expect(offerOfLists(prices, [4, 3], inSek([], now))).toMatchObject({ selling: 10 });
    expect(offerOfLists(prices, [2, 4], inSek([], now + day))).toMatchObject({ selling: 60 });
  });

  test('none may have a price', () => {
    expect(offerOfLists(prices, [1, 2, 5], inSek([], now))).toBeNull();
    expect(offerOfLists(prices, [], inSek([], now))).toBeNull();
  });

  test('the offer is that of the first list that has one', () => {
    const lists = fc.array(histories, { maxLength: 4 });
    fc.assert(
      fc.property(lists, campaigns, fc.nat(lastTick), (some, rules, at) => {
        const offers = some.map((history) => offerAt(history, rules, 'SEK', at * tick));
        const found = offerOfLists(new Map(some.entries()), [...some.keys()], inSek(rules, at * tick));
        expect(found).toEqual(offers.find((offer) => offer !== null) ?? null);
      }),
    );
  });
});
