import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountPercentage } from '../money.ts';
import type { ListedPrice } from './listed-price.ts';
import { offerAt } from './offer.ts';
import {
  campaign,
  campaigns,
  day,
  histories,
  lastTick,
  type PriceOfInstant,
  percentage,
  pricesOfTicks,
  tick,
  ticksOf30Days,
} from './price-history.fixture.ts';

const now = 1000 * day;

/** The price history of a list: `[days ago, regular, selling]`. */
function listed(...entries: [daysAgo: number, regular: number | null, selling?: number][]): ListedPrice[] {
  return entries.map(([daysAgo, regular, selling]) => ({
    from: now - daysAgo * day,
    regular,
    selling: selling ?? regular,
  }));
}

/** The comparison price and the selling price of the offer. */
const comparison = (history: ListedPrice[], rules: Parameters<typeof offerAt>[1] = [], at = now) => {
  const offer = offerAt(history, rules, 'SEK', at);
  return [offer?.regular, offer?.selling];
};

describe('A reduction is compared with the lowest price of the 30 days before its start', () => {
  test('when the price was raised first', () => {
    expect(comparison(listed([99, 100], [10, 150], [0, 150, 90]))).toEqual([100, 90]);
    expect(comparison(listed([99, 100], [10, 150], [0, 150, 120]))).toEqual([120, 120]);
  });

  test('including the price in force when the 30 days start', () => {
    expect(comparison(listed([99, 100], [30, 150], [0, 150, 90]))).toEqual([150, 90]);
    const millisecond = 1 / day;
    expect(comparison(listed([99, 100], [30 - millisecond, 150], [0, 150, 90]))).toEqual([100, 90]);
  });

  test('however long it lasts', () => {
    expect(comparison(listed([500, 100], [400, 100, 80]))).toEqual([100, 80]);
  });

  test('when the price is newer than 30 days', () => {
    expect(comparison(listed([5, 100], [1, 100, 80]))).toEqual([100, 80]);
  });

  test('but with at most the current regular price', () => {
    expect(comparison(listed([99, 200], [20, 200, 90], [10, 100, 80]))).toEqual([100, 80]);
  });
});

describe('A campaign repeated within 30 days', () => {
  const twice = (percent: number) => [
    campaign(1, percentage(20), now - 20 * day, now - 10 * day),
    campaign(2, percentage(percent), now),
  ];

  test.each([
    ['is not a reduction at the same price', 20, [80, 80]],
    ['is not a reduction at a higher price', 10, [90, 90]],
    ['is compared with the first at a lower price', 30, [80, 70]],
  ])('%s', (_, percent, expected) => {
    expect(comparison(listed([99, 100]), twice(percent))).toEqual(expected);
  });

  test('is not exaggerated by a permanent sale price of the list', () => {
    expect(comparison(listed([99, 120], [90, 120, 100]), twice(50))).toEqual([96, 60]);
    expect(comparison(listed([99, 120], [90, 120, 100]), twice(20))).toEqual([96, 96]);
  });

  test('is a reduction again after 30 days', () => {
    const rules = [
      campaign(1, percentage(20), now - 40 * day, now - 30 * day),
      campaign(2, percentage(20), now),
    ];
    expect(comparison(listed([99, 100]), rules)).toEqual([100, 80]);
  });
});

describe('A reduction continues', () => {
  test('with further cuts by list or campaign, compared with the price before the first cut', () => {
    const history = listed([99, 100], [60, 100, 90], [50, 100, 80]);
    expect(comparison(history)).toEqual([100, 80]);
    expect(comparison(history, [campaign(1, percentage(30), now - 20 * day)])).toEqual([100, 70]);
  });

  test('when a campaign takes over at the same price', () => {
    const rules = [
      campaign(1, percentage(20), now - 9 * day, now - day),
      campaign(2, percentage(20), now - day),
    ];
    expect(comparison(listed([99, 100]), rules)).toEqual([100, 80]);
  });
});

describe('No reduction is announced', () => {
  test.each([
    ['for a price that was below the regular price from the start', listed([99, 100, 80])],
    ['when only the regular price was raised', listed([99, 80], [5, 100, 80])],
    ['when the regular price was lowered', listed([99, 100], [5, 80])],
    ['after the price rose from a lower one', listed([99, 100], [9, 100, 70], [3, 100, 80])],
    ['when there was no price in the 30 days before', listed([99, 100], [40, null], [5, 100, 80])],
    ['when the price was removed in between', listed([99, 100], [9, 100, 80], [5, null], [4, 100, 80])],
  ])('%s', (_, history) => {
    expect(comparison(history)).toEqual([80, 80]);
  });

  test('but a later cut of such a price is a reduction from it', () => {
    expect(comparison(listed([99, 100, 80]), [campaign(1, percentage(50), now)])).toEqual([80, 50]);
    expect(comparison(listed([99, 100], [45, 100, 70], [40, 100, 80], [0, 100, 60]))).toEqual([80, 60]);
  });
});

describe('For any prices', () => {
  const amount = fc.integer({ min: 1, max: 100_000 });

  test('a raise before a cut shows the true low of 30 days, and the percentage from it', () => {
    const daysAgo = fc.integer({ min: 1, max: 29 });
    fc.assert(
      fc.property(amount, amount, amount, daysAgo, (low, raise, cut, days) => {
        const high = low + raise;
        const selling = Math.min(cut, high - 1);
        const offer = offerAt(listed([99, low], [days, high], [0, high, selling]), [], 'SEK', now);
        const regular = Math.max(low, selling);
        expect(offer).toMatchObject({ selling, regular });
        expect(discountPercentage(offer?.regular ?? 0, selling)).toBe(discountPercentage(low, selling));
      }),
    );
  });

  test('a campaign that runs twice within 30 days is compared with at most the price it had the first time', () => {
    const percent = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(
        amount,
        fc.nat(50),
        percent,
        percent,
        fc.integer({ min: 1, max: 29 }),
        (price, off, a, b, pause) => {
          const first = campaign(1, percentage(a), now - 60 * day, now - pause * day);
          const history = listed([200, price], [100, price, Math.ceil((price * (100 - off)) / 100)]);
          const before = offerAt(history, [first], 'SEK', now - pause * day - 1);
          const offer = offerAt(history, [first, campaign(2, percentage(b), now)], 'SEK', now);
          // Where the first campaign had no effect, the list's own sale continues.
          if (before?.campaignId === null) return;
          expect(offer?.regular).toBe(Math.max(offer?.selling ?? 0, before?.selling ?? 0));
        },
      ),
    );
  });

  test('successive cuts are compared with the price before the first', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(cuts, fc.integer({ min: 1, max: 40 }), (prices, days) => {
        const falling = prices.toSorted((a, b) => b - a);
        const history = listed(
          [500, 1000],
          ...falling.map((price, index): [number, number, number] => [
            (falling.length - index) * days,
            1000,
            price,
          ]),
        );
        expect(comparison(history)).toEqual([1000, falling.at(-1)]);
      }),
    );
  });

  test('the comparison price agrees with a log of the price at every tick', () => {
    fc.assert(
      fc.property(histories, campaigns, (history, rules) => {
        const prices = pricesOfTicks(history, rules);
        const offers = prices.map((_, index) => offerAt(history, rules, 'SEK', index * tick));
        expect(offers.map((offer) => offer?.regular ?? null)).toEqual(comparisonsByTick(prices));
      }),
      { numRuns: 1500 },
    );
  });

  test('the price never rose since the start of the reduction, and was not lower in the 30 days before', () => {
    fc.assert(
      fc.property(histories, campaigns, fc.nat(lastTick), (history, rules, at) => {
        const offer = offerAt(history, rules, 'SEK', at * tick);
        if (!offer || offer.discountType === 'NONE') return;
        const prices = pricesOfTicks(history, rules).map((price) => price?.selling ?? null);
        let isProved = false;
        for (let from = at; from > 0 && !isProved; from--) {
          const window = pricesOfWindow(prices, from);
          isProved = window.length > 0 && Math.min(...window) >= offer.regular;
          const [price, before] = [prices[from], prices[from - 1]];
          if (price == null || before == null || before < price) break;
        }
        expect(isProved).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

/** The expected comparison price at every tick, computed from a log of the price at every tick. */
function comparisonsByTick(prices: (PriceOfInstant | null)[]): (number | null)[] {
  const selling = prices.map((price) => price?.selling ?? null);
  let prior: number | null = null;
  return prices.map((price, index) => {
    const before = selling[index - 1] ?? null;
    const lowest = Math.min(...pricesOfWindow(selling, index));
    const isReduced = price !== null && price.selling < price.regular;
    if (!isReduced || before === null || price.selling > before) prior = null;
    if (isReduced && lowest < Infinity && lowest > price.selling) prior ??= lowest;
    return price && Math.min(prior ?? price.selling, price.regular);
  });
}

function pricesOfWindow(selling: (number | null)[], index: number): number[] {
  return selling.slice(Math.max(0, index - ticksOf30Days), index).filter((price) => price !== null);
}
