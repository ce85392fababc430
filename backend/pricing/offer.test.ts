import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidingHistory, type ListedPrice, offerAt, offerOfLists } from './offer.ts';
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
      'a sale that a campaign does not better',
      [listed(0, 100), listed(now - day, 100, 80)],
      [campaign(5, percentage(20), now)],
      [80, 100, 'SALE_PRICE', null],
    ],
    [
      'a campaign that is over',
      [listed(0, 100)],
      [campaign(5, percentage(20), 0, now)],
      [100, 100, 'NONE', null],
    ],
    ['one to come', [listed(0, 100)], [campaign(5, percentage(20), now + 1)], [100, 100, 'NONE', null]],
    [
      'one in another currency',
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
    ['a campaign without a beginning', [listed(0, 100)], [campaign(5, percentage(20))], [80, 80, 'NONE', 5]],
    ['what was always below the list', [listed(0, 100, 80)], [], [80, 80, 'NONE', null]],
    ['what is new now', [listed(now, 100, 80)], [], [80, 80, 'NONE', null]],
  ])('is made of %s', (_, history, rules, [selling, regular, discountType, campaignId]) => {
    expect(offerAt(history, rules, 'SEK', now)).toEqual({ selling, regular, discountType, campaignId });
  });

  test.each([
    ['there is no history', []],
    ['the first price is yet to come', [listed(now + 1, 100)]],
    ['the list no longer prices it', [listed(0, 100), listed(now, null)]],
    ['the list did not price it yet', [listed(0, null)]],
  ])('does not exist when %s', (_, history) => {
    expect(offerAt(history, [campaign(1, percentage(20))], 'SEK', now)).toBeNull();
  });

  test('looks no further than now', () => {
    fc.assert(
      fc.property(histories, campaigns, fc.nat(lastTick), (history, rules, at) => {
        const past = history.filter(({ from }) => from <= at * tick);
        const begun = rules.filter(({ startsAt }) => (startsAt ?? 0) <= at * tick);
        const known = offerAt(past, begun, 'SEK', at * tick);
        expect(offerAt(history, rules, 'SEK', at * tick)).toEqual(known);
      }),
      { numRuns: 1000 },
    );
  });

  test('is the same by the short way and by the long one, which campaigns of other kinds lead to', () => {
    const rules = campaigns.map((some) => some.slice(0, 1));
    const idle = campaign(99, { type: 'free-shipping' }, 0);
    fc.assert(
      fc.property(histories, rules, fc.nat(lastTick), (history, some, at) => {
        const one = history.slice(0, 1);
        const long = offerAt(one, [...some, idle, idle], 'SEK', at * tick);
        expect(offerAt(one, some, 'SEK', at * tick)).toEqual(long);
      }),
      { numRuns: 3000 },
    );
  });

  test('asks the lowest price there is, and no more than the list', () => {
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

describe('Among several lists', () => {
  const prices = new Map([
    [1, [listed(0, 100), listed(now - day, null)]],
    [2, [listed(now + day, 60)]],
    [3, [listed(0, 90), listed(now - day, 90, 80)]],
    [4, [listed(0, 10)]],
  ]);

  test('the first that prices the SKU now decides, by its own history', () => {
    const found = offerOfLists(prices, [1, 2, 5, 3, 4], [], 'SEK', now);
    expect(found).toEqual({ selling: 80, regular: 90, discountType: 'SALE_PRICE', campaignId: null });
    expect(decidingHistory(prices, [1, 2, 5, 3, 4], now)).toBe(prices.get(3));
    expect(offerOfLists(prices, [4, 3], [], 'SEK', now)).toMatchObject({ selling: 10 });
    expect(offerOfLists(prices, [2, 4], [], 'SEK', now + day)).toMatchObject({ selling: 60 });
  });

  test('none may price it', () => {
    expect(offerOfLists(prices, [1, 2, 5], [], 'SEK', now)).toBeNull();
    expect(offerOfLists(prices, [], [], 'SEK', now)).toBeNull();
  });

  test('the offer is that of the first list that has one', () => {
    const lists = fc.array(histories, { maxLength: 4 });
    fc.assert(
      fc.property(lists, campaigns, fc.nat(lastTick), (some, rules, at) => {
        const offers = some.map((history) => offerAt(history, rules, 'SEK', at * tick));
        const found = offerOfLists(new Map(some.entries()), [...some.keys()], rules, 'SEK', at * tick);
        expect(found).toEqual(offers.find((offer) => offer !== null) ?? null);
      }),
    );
  });
});
