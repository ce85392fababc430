import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerAt, offerByCode } from './offers/offer.ts';
import { minimumAt, type PriceFloor } from './offers/price-floor.ts';
import { campaign, campaigns, day, histories, lastTick, tick } from './offers/price-history.fixture.ts';
import { lowestPriceAt } from './offers/price-log.ts';
import { unitPricesInPackage } from './package-price.ts';
import { priceCart } from './price-cart.ts';
import { cartLine, cartRules } from './random-cart.fixture.ts';

const now = 100 * day;
const half = { type: 'percentage' as const, basisPoints: 5000 };
const book = { from: 0, regular: 10_000, selling: 10_000 };
const floorFrom = (from: number, to: number | null, minimum = 8750): PriceFloor => ({ from, to, minimum });

describe('A fixed price', () => {
  test('limits a campaign to the lawful discount, which is announced', () => {
    const sale = campaign(1, half, now - day);
    expect(offerAt([book], [sale], 'SEK', now, floorFrom(0, null))).toEqual({
      selling: 8750,
      regular: 10_000,
      discountType: 'PRICE_CAMPAIGN',
      campaignId: 1,
    });
    expect(offerAt([book], [sale], 'SEK', now, floorFrom(0, null, 10_000))).toEqual({
      selling: 10_000,
      regular: 10_000,
      discountType: 'NONE',
      campaignId: null,
    });
  });

  test('raises a price list that is lower, without a reduction', () => {
    const cheap = { from: 0, regular: 5000, selling: 4000 };
    expect(offerAt([cheap], [], 'SEK', now, floorFrom(0, null))).toMatchObject({
      selling: 8750,
      regular: 8750,
      discountType: 'NONE',
    });
  });

  test('ends with its last day, and leaves earlier prices in the log', () => {
    const sale = campaign(1, half, now - 20 * day);
    const floor = floorFrom(now - 10 * day, now + day);
    expect(offerAt([book], [sale], 'SEK', now, floor)?.selling).toBe(8750);
    expect(offerAt([book], [sale], 'SEK', now + day, floor)?.selling).toBe(5000);
    expect(lowestPriceAt([book], [sale], 'SEK', now, floor)).toMatchObject({ selling: 8750, lowest: 5000 });
  });

  test('limits a code', () => {
    const offer = { selling: 10_000, regular: 10_000, discountType: 'NONE' as const, campaignId: null };
    const code = { id: 7, terms: half };
    expect(offerByCode(offer, 10_000, code, 'SEK', 8750)).toMatchObject({ selling: 8750, campaignId: 7 });
    expect(offerByCode(offer, 10_000, code, 'SEK', 10_000)).toEqual(offer);
  });
});

const floors = fc
  .tuple(fc.nat(lastTick), fc.option(fc.nat(lastTick)), fc.integer({ min: 1, max: 1300 }))
  .map(([from, ticks, minimum]) => ({
    minimum,
    from: from * tick,
    to: ticks === null ? null : (from + ticks) * tick,
  }));

test('No price of any list or campaign is below the fixed price while it is valid, and none changes outside', () => {
  fc.assert(
    fc.property(histories, campaigns, floors, fc.nat(lastTick), (history, rules, floor, at) => {
      const offer = offerAt(history, rules, 'SEK', at * tick, floor);
      const free = offerAt(history, rules, 'SEK', at * tick);
      const minimum = minimumAt(floor, at * tick);
      expect(offer === null).toBe(free === null);
      if (!offer || !free) return;
      expect(offer.selling).toBe(Math.max(free.selling, minimum));
      expect(offer.regular).toBeGreaterThanOrEqual(offer.selling);
    }),
    { numRuns: 2000 },
  );
});

const fixedLines = fc.array(
  fc.tuple(cartLine, fc.nat(100)).map(([line, percent]) => ({
    ...line,
    minimumPrice: Math.floor((line.unitPrice * percent) / 100),
  })),
  { maxLength: 7 },
);

test('No campaign of the cart takes a unit below its fixed price, or costs the buyer more', () => {
  fc.assert(
    fc.property(fixedLines, cartRules, (lines, rules) => {
      const priced = priceCart(lines, rules);
      for (const [index, { paid, parts }] of priced.lines.entries()) {
        const { minimumPrice = 0, quantity = 0, unitPrice = 0 } = lines[index] ?? {};
        expect(paid.incVat).toBeGreaterThanOrEqual(minimumPrice * quantity);
        expect(paid.incVat).toBeLessThanOrEqual(unitPrice * quantity);
        for (const part of parts) expect(part.unitPrice).toBeGreaterThanOrEqual(minimumPrice);
      }
      expect(priced.total.selling.incVat).toBe(
        priced.subTotal.selling.incVat - priced.fixedAmount.incVat + priced.shipping.incVat,
      );
    }),
    { numRuns: 1000 },
  );
});

test('A package divides its price so that every part keeps its fixed price', () => {
  const part = fc
    .record({ unitPrice: fc.nat(50_000), quantity: fc.integer({ min: 1, max: 5 }), percent: fc.nat(100) })
    .map(({ unitPrice, quantity, percent }) => ({
      unitPrice,
      quantity,
      minimum: Math.floor((unitPrice * percent) / 100),
    }));
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.nat(20_000), (parts, more) => {
      const floor = parts.reduce((sum, { minimum, quantity }) => sum + minimum * quantity, 0);
      const prices = unitPricesInPackage(floor + more, parts);
      const cost = prices.reduce((sum, price, index) => sum + price * (parts[index]?.quantity ?? 0), 0);
      expect(cost).toBeLessThanOrEqual(floor + more);
      for (const [index, price] of prices.entries())
        expect(price).toBeGreaterThanOrEqual(parts[index]?.minimum ?? 0);
    }),
  );
});
