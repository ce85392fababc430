import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerAt } from './offer.ts';
import {
  campaign,
  campaigns,
  day,
  histories,
  lastTick,
  percentage,
  pricesOfTicks,
  tick,
  ticksOf30Days,
} from './price-history.fixture.ts';
import { lowestPriceAt, priceLogAt } from './price-log.ts';

const now = 100 * day;
const book = { from: 0, regular: 100, selling: 100 };
const sale = campaign(1, percentage(20), now - 20 * day, now - 10 * day);
const newSale = campaign(2, percentage(30), now - 5 * day, now + 5 * day);

describe('The price log', () => {
  test('lists the offers of the last 30 days, each with its comparison price', () => {
    expect(priceLogAt([book], [sale, newSale], 'SEK', now)).toEqual([
      { ...none, from: now - 30 * day, to: now - 20 * day, selling: 100, regular: 100 },
      { ...byCampaign(1), from: now - 20 * day, to: now - 10 * day, selling: 80, regular: 100 },
      { ...none, from: now - 10 * day, to: now - 5 * day, selling: 100, regular: 100 },
      { ...byCampaign(2), from: now - 5 * day, to: now + 1, selling: 70, regular: 80, isLowest: true },
    ]);
  });

  test('ignores the regular price of a list', () => {
    const history = [book, { from: now - 3 * day, regular: 200, selling: 100 }];
    expect(priceLogAt(history, [], 'SEK', now)).toEqual([
      { ...none, from: now - 30 * day, to: now + 1, selling: 100, regular: 100, isLowest: true },
    ]);
  });

  test('marks every period with the lowest price', () => {
    const repeatedSale = campaign(3, percentage(20), now - 5 * day);
    const log = priceLogAt([book], [sale, repeatedSale], 'SEK', now);
    expect(log.map(({ isLowest }) => isLowest)).toEqual([false, true, false, true]);
  });

  test('is empty without prices, and includes a price that was removed', () => {
    expect(priceLogAt([], [], 'SEK', now)).toEqual([]);
    const removed = { from: now - day, regular: null, selling: null };
    expect(priceLogAt([book, removed], [], 'SEK', now)).toMatchObject([{ to: now - day, selling: 100 }]);
    const returned = { ...book, from: now };
    expect(priceLogAt([book, removed, returned], [], 'SEK', now)).toMatchObject([
      { to: now - day },
      { from: now },
    ]);
  });
});

describe('The lowest price', () => {
  test('is that of the last 30 days, with the selling and the comparison price', () => {
    const found = lowestPriceAt([book], [sale, newSale], 'SEK', now);
    expect(found).toEqual({ selling: 70, comparison: 80, lowest: 70 });
    expect(lowestPriceAt([book], [sale], 'SEK', now)).toEqual({ selling: 100, comparison: 100, lowest: 80 });
    expect(lowestPriceAt([book], [sale], 'SEK', now + 19 * day)).toMatchObject({ lowest: 80 });
    expect(lowestPriceAt([book], [sale], 'SEK', now + 20 * day)).toMatchObject({ lowest: 100 });
  });

  test('includes a price from its first instant', () => {
    expect(lowestPriceAt([book], [newSale], 'SEK', now - 5 * day)).toMatchObject({ selling: 70, lowest: 70 });
  });

  test('is null without a price', () => {
    expect(lowestPriceAt([{ ...book, from: now + 1 }], [], 'SEK', now)).toBeNull();
  });
});

test('The log and the lowest price agree with every instant of the 30 days, for any history', () => {
  fc.assert(
    fc.property(histories, campaigns, fc.nat(lastTick), (history, rules, at) => {
      const log = priceLogAt(history, rules, 'SEK', at * tick);
      const prices = pricesOfTicks(history, rules).slice(Math.max(0, at - ticksOf30Days), at + 1);
      const selling = prices.flatMap((price) => price?.selling ?? []);
      const lowest = lowestPriceAt(history, rules, 'SEK', at * tick);
      if (lowest) expect(lowest.lowest).toBe(Math.min(...selling));
      expect(new Set(log.map((offer) => offer.selling))).toEqual(new Set(selling));
      for (const { from, to, isLowest, ...offer } of log) {
        expect(isLowest).toBe(offer.selling === Math.min(...selling));
        expect(offerAt(history, rules, 'SEK', from)).toEqual(offer);
        expect(offerAt(history, rules, 'SEK', to - 1)).toEqual(offer);
      }
    }),
    { numRuns: 1000 },
  );
});

const none = { discountType: 'NONE', campaignId: null, isLowest: false };

function byCampaign(campaignId: number) {
  return { discountType: 'PRICE_CAMPAIGN', campaignId, isLowest: false };
}
