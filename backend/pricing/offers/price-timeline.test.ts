import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  campaign,
  campaigns,
  day,
  histories,
  lastTick,
  percentage,
  priceAt,
  pricesOfTicks,
  tick,
} from './price-history.fixture.ts';
import { priceSteps } from './price-timeline.ts';

const always = { from: Number.NEGATIVE_INFINITY, to: 1000 * day };
const book = { from: 0, regular: 100, selling: 100 };

describe('The price over time', () => {
  test('changes with the list and with the start and end of campaigns', () => {
    const history = [book, { from: 20 * day, regular: 120, selling: 90 }];
    const rules = [campaign(1, percentage(20), 10 * day, 30 * day)];
    expect(priceSteps(history, rules, 'SEK', { from: 5 * day, to: 40 * day })).toEqual([
      { from: 5 * day, to: 10 * day, regular: 100, selling: 100, campaignId: null },
      { from: 10 * day, to: 20 * day, regular: 100, selling: 80, campaignId: 1 },
      // 20 % off 120 is 96: the list's own price is lower.
      { from: 20 * day, to: 40 * day, regular: 120, selling: 90, campaignId: null },
    ]);
  });

  test('is the lowest of simultaneous campaigns, which never add up', () => {
    const rules = [campaign(1, percentage(20)), campaign(2, percentage(30)), campaign(3, percentage(10))];
    expect(priceSteps([book], rules, 'SEK', always)).toMatchObject([{ selling: 70, campaignId: 2 }]);
  });

  test('comes from the lowest id among equal campaigns, and from the list if it is as low', () => {
    const rules = [campaign(9, percentage(20)), campaign(4, percentage(20)), campaign(7, percentage(20))];
    expect(priceSteps([book], rules, 'SEK', always)).toMatchObject([{ selling: 80, campaignId: 4 }]);
    const sale = { ...book, selling: 80 };
    expect(priceSteps([sale], rules, 'SEK', always)).toMatchObject([{ selling: 80, campaignId: null }]);
  });

  test('is one step across equal list entries and campaigns without effect', () => {
    const history = [book, { ...book, from: 5 * day }, { ...book, from: 9 * day }];
    const rules = [campaign(1, { type: 'free-shipping' }, day, 3 * day), campaign(2, percentage(0), 2 * day)];
    expect(priceSteps(history, rules, 'SEK', always)).toHaveLength(1);
  });

  test('has a gap while the list has no price, and starts with the first price', () => {
    const removed = { from: 10 * day, regular: null, selling: null };
    const history = [{ ...book, from: day }, removed, { ...book, from: 20 * day }];
    expect(
      priceSteps(history, [], 'SEK', { from: 0, to: 30 * day }).map(({ from, to }) => [from / day, to / day]),
    ).toEqual([
      [1, 10],
      [20, 30],
    ]);
  });

  test('is the last of several entries for the same instant', () => {
    const history = [
      book,
      { from: day, regular: 100, selling: 50 },
      { from: day, regular: 100, selling: 60 },
    ];
    expect(priceSteps(history, [], 'SEK', always).map(({ selling }) => selling)).toEqual([100, 60]);
  });

  test.each([
    ['without history', [], 0, day],
    ['before the first price', [{ ...book, from: 2 * day }], 0, day],
    ['in an empty period', [book], day, day],
  ])('has no steps %s', (_, history, from, to) => {
    expect(priceSteps(history, [], 'SEK', { from, to })).toEqual([]);
  });
});

describe('The price over any period', () => {
  test('agrees with the price at every instant', () => {
    fc.assert(
      fc.property(histories, campaigns, (history, rules) => {
        const steps = priceSteps(history, rules, 'SEK', { from: 0, to: (lastTick + 1) * tick });
        const prices = pricesOfTicks(history, rules);
        const found = prices.map((_, index) => {
          const step = steps.find(({ from, to }) => from <= index * tick && index * tick < to);
          return step ? { regular: step.regular, selling: step.selling, campaignId: step.campaignId } : null;
        });
        expect(found).toEqual(prices);
      }),
      { numRuns: 1000 },
    );
  });

  test('is between 0 and the list price', () => {
    fc.assert(
      fc.property(histories, campaigns, (history, rules) => {
        for (const { from, selling } of priceSteps(history, rules, 'SEK', always)) {
          expect(selling).toBeLessThanOrEqual(priceAt(history, [], from)?.selling ?? -1);
          expect(selling).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('is ordered, within the period, without overlap, and neighbours differ', () => {
    fc.assert(
      fc.property(histories, campaigns, fc.nat(lastTick), fc.nat(lastTick), (history, rules, a, b) => {
        const [from, to] = [Math.min(a, b) * tick, Math.max(a, b) * tick];
        const steps = priceSteps(history, rules, 'SEK', { from, to });
        let end = from;
        for (const [index, step] of steps.entries()) {
          expect(step.from).toBeGreaterThanOrEqual(end);
          expect(step.to).toBeGreaterThan(step.from);
          const before = steps[index - 1];
          if (before?.to === step.from)
            expect({ ...before, from: 0, to: 0 }).not.toEqual({ ...step, from: 0, to: 0 });
          end = step.to;
        }
        expect(end).toBeLessThanOrEqual(to);
      }),
      { numRuns: 1000 },
    );
  });

  test('does not depend on the order of campaigns', () => {
    fc.assert(
      fc.property(histories, campaigns, (history, rules) => {
        const steps = priceSteps(history, rules, 'SEK', always);
        expect(priceSteps(history, rules.toReversed(), 'SEK', always)).toEqual(steps);
      }),
    );
  });
});
