import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawfulMinimumFee } from '#backend/features/shipping/lawful-minimum-fee.ts';
import type { CampaignRule, CampaignTerms } from './campaigns/campaign.ts';
import { canUseCampaign } from './campaigns/can-use-campaign.ts';
import { drawBalance, splitByGiftCode } from './draw-balance.ts';
import { campaign } from './offers/price-history.fixture.ts';
import { type CartLine, type PricedCart, priceCart } from './price-cart.ts';

/** The rules of docs/cart-prices.md, one by one. Books have 6 % VAT. Shipping costs 49 kr, with the rates of the goods. */

const book = (productId: number, unitPrice: number, quantity = 1): CartLine => ({
  unitPrice,
  regularPrice: unitPrice,
  vatBasisPoints: 600,
  quantity,
  subject: { id: productId, brandId: 1, categoryIds: new Set([productId % 2]) },
  needsDelivery: true,
});
const forProducts = (productIds: number[], rule: CampaignRule): CampaignRule => ({
  ...rule,
  targets: { ...rule.targets, all: false, productIds: new Set(productIds) },
});
const shipping = { fee: 4900 };
const price = (lines: CartLine[], ...campaigns: CampaignRule[]) =>
  priceCart(lines, { currencyCode: 'SEK', campaigns, shipping });
const paid = ({ subTotal, fixedAmount }: PricedCart) => subTotal.selling.incVat - fixedAmount.incVat;

const threeForTwo: CampaignTerms = { type: 'buy-x-pay-y', buy: 3, pay: 2 };
const tenOffTwo: CampaignTerms = { type: 'quantity-steps', steps: [{ quantity: 2, basisPoints: 1000 }] };
const amountOff = (amount: number, from = 0): CampaignTerms => ({
  type: 'fixed-amount',
  amount: { SEK: amount },
  minimum: { SEK: from },
});
const freeShippingFrom = (from: number): CampaignTerms => ({ type: 'free-shipping', minimum: { SEK: from } });

describe('Campaigns by quantity', () => {
  test('split a line into its price parts', () => {
    const { lines } = price([book(1, 10_000, 4), book(2, 5000, 2)], campaign(7, threeForTwo));
    expect(lines.map(({ parts, campaignId }) => [campaignId, parts])).toEqual([
      [
        7,
        [
          { quantity: 3, unitPrice: 10_000 },
          { quantity: 1, unitPrice: 0 },
        ],
      ],
      [
        7,
        [
          { quantity: 1, unitPrice: 5000 },
          { quantity: 1, unitPrice: 0 },
        ],
      ],
    ]);
  });

  test('count the units of all targeted lines', () => {
    const { lines } = price(
      [book(1, 9990), book(2, 4990), book(3, 1000)],
      forProducts([1, 2], campaign(7, tenOffTwo)),
    );
    expect(lines.map(({ parts }) => parts)).toEqual([
      [{ quantity: 1, unitPrice: 8991 }],
      [{ quantity: 1, unitPrice: 4491 }],
      [{ quantity: 1, unitPrice: 1000 }],
    ]);
  });

  test('never combine on one line: the better one applies', () => {
    const both = [campaign(1, tenOffTwo), campaign(2, threeForTwo)];
    const few = price([book(1, 10_000, 2)], ...both);
    expect([few.lines[0]?.campaignId, paid(few)]).toEqual([1, 18_000]);
    const more = price([book(1, 10_000, 3)], ...both);
    expect([more.lines[0]?.campaignId, paid(more)]).toEqual([2, 20_000]);
  });

  test('share the lines for the lowest total', () => {
    const cart = price(
      [book(1, 10_000, 3), book(2, 4000), book(3, 4000)],
      campaign(1, tenOffTwo),
      forProducts([1, 2], campaign(2, threeForTwo)),
    );
    expect(cart.lines.map(({ campaignId }) => campaignId)).toEqual([2, 1, 1]);
    expect(paid(cart)).toBe(20_000 + 7200);
  });
});

describe('A fixed amount', () => {
  test('is the largest that applies, and only that', () => {
    const cart = price(
      [book(1, 30_000)],
      campaign(1, amountOff(2000)),
      campaign(2, amountOff(5000)),
      campaign(3, amountOff(9000, 30_001)),
    );
    expect(cart.fixedAmount).toMatchObject({ campaignId: 2, incVat: 5000 });
  });

  test('lowers the VAT of each rate by its share', () => {
    const mug = { ...book(2, 10_000), vatBasisPoints: 2500 };
    const cart = price(
      [book(1, 30_000), mug],
      campaign(1, amountOff(4000)),
      campaign(2, freeShippingFrom(0)),
    );
    expect(cart.lines.map((line) => line.paid.incVat)).toEqual([27_000, 9000]);
    expect(cart.vats).toEqual([
      { basisPoints: 600, amount: 1528 },
      { basisPoints: 2500, amount: 1800 },
    ]);
  });

  test('is measured on and taken off the targeted lines only', () => {
    const off = forProducts([1], campaign(1, amountOff(5000, 10_000)));
    expect(paid(price([book(1, 9000), book(2, 9000)], off))).toBe(18_000);
    const cart = price([book(1, 12_000), book(2, 9000)], off);
    expect(cart.lines.map((line) => line.paid.incVat)).toEqual([7000, 9000]);
  });

  test('does not apply where losing free shipping would cost the customer more', () => {
    const cart = price(
      [book(1, 50_000)],
      campaign(1, amountOff(1000)),
      campaign(2, freeShippingFrom(49_900)),
    );
    expect(cart.fixedAmount.campaignId).toBeNull();
    expect(cart.total.selling.incVat).toBe(50_000);
  });
});

describe('Shipping', () => {
  test('costs at least what the law of the country requires, whatever campaigns apply', () => {
    const minimumFee = lawfulMinimumFee('FR');
    const feeOf = (fee: number, ...lines: CartLine[]) =>
      priceCart(lines, {
        currencyCode: 'SEK',
        campaigns: [campaign(3, freeShippingFrom(0))],
        shipping: { fee, minimumFee },
      }).shipping.incVat;
    expect(feeOf(590, book(1, 3499))).toBe(300);
    expect(feeOf(590, book(1, 3500))).toBe(1);
    expect(feeOf(590, { ...book(1, 900), needsDelivery: false })).toBe(0);
    expect(lawfulMinimumFee('SE')).toBeUndefined();
    // No amount makes it free.
    const left = priceCart([book(1, 900)], {
      currencyCode: 'SEK',
      campaigns: [campaign(3, freeShippingFrom(49_900))],
      shipping: { fee: 590, minimumFee },
    });
    expect(left.shipping.amountLeftToFree).toBe(-1);
  });

  test('has the VAT rate of the goods, and is in the total, not in the subtotal', () => {
    const cart = price([book(1, 10_600)]);
    expect(cart.subTotal.selling).toEqual({ incVat: 10_600, exVat: 10_000 });
    expect(cart.shipping).toMatchObject({ incVat: 4900, exVat: 4623, amountLeftToFree: -1 });
    expect(cart.total.selling).toEqual({ incVat: 15_500, exVat: 14_623 });
    expect(cart.vats).toEqual([{ basisPoints: 600, amount: 877 }]);
  });

  test.each([
    ['has an amount left to free shipping', [book(1, 30_000)], 19_900, 4900, null],
    ['is free from the minimum', [book(1, 49_900)], 0, 0, 3],
    ['compares the minimum with the reduced price', [book(1, 20_000, 3)], 9900, 4900, null],
    ['is free for an empty cart', [], 49_900, 0, null],
    [
      'has no amount left to free shipping for digital products',
      [{ ...book(1, 900), needsDelivery: false }],
      -1,
      0,
      null,
    ],
  ])('%s', (_, lines, amountLeftToFree, incVat, freeByCampaignId) => {
    const cart = price(
      lines,
      forProducts([1], campaign(2, threeForTwo)),
      campaign(3, freeShippingFrom(49_900)),
    );
    expect(cart.shipping).toMatchObject({ amountLeftToFree, incVat, freeByCampaignId });
  });

  test('by a campaign for one product is free only with that product', () => {
    const free = forProducts([1], campaign(1, { type: 'free-shipping' }));
    expect(price([book(2, 10_000)], free).shipping).toMatchObject({ incVat: 4900, amountLeftToFree: -1 });
    expect(price([book(1, 100), book(2, 10_000)], free).shipping).toMatchObject({ incVat: 0 });
  });
});

describe('Whether a cart meets the conditions of a campaign', () => {
  const lines = [book(1, 10_000, 2)];
  test.each<[string, CampaignTerms, boolean]>([
    ['a percentage', { type: 'percentage', basisPoints: 1000 }, true],
    ['a fixed price', { type: 'fixed-price', price: { SEK: 100 } }, true],
    ['a fixed price in another currency', { type: 'fixed-price', price: { EUR: 100 } }, false],
    ['enough units', tenOffTwo, true],
    ['too few units', threeForTwo, false],
    ['enough value', amountOff(1000, 20_000), true],
    ['too little value', amountOff(1000, 20_001), false],
    ['enough value for free shipping', freeShippingFrom(20_000), true],
    ['too little value for free shipping', freeShippingFrom(20_001), false],
  ])('depends on its terms: %s', (_, terms, isExpected) => {
    expect(canUseCampaign(campaign(1, terms), lines, price(lines), 'SEK')).toBe(isExpected);
    expect(canUseCampaign(forProducts([2], campaign(1, terms)), lines, price(lines), 'SEK')).toBe(false);
  });
});

test('Gift code and balance pay at most the amount to pay and at most what they hold, the gift code first', () => {
  expect(drawBalance({ giftCode: 30_000, balance: 0 }, 12_345)).toEqual({
    pending: 12_345,
    remaining: 17_655,
    byGiftCode: 12_345,
    byBalance: 0,
  });
  expect(drawBalance({ giftCode: 30_000, balance: 40_000 }, 50_000)).toEqual({
    pending: 50_000,
    remaining: 20_000,
    byGiftCode: 30_000,
    byBalance: 20_000,
  });
  const amount = fc.nat(100_000);
  fc.assert(
    fc.property(amount, amount, amount, (giftCode, balance, toPay) => {
      const draw = drawBalance({ giftCode, balance }, toPay);
      expect(draw.pending).toBe(Math.min(giftCode + balance, toPay));
      expect(draw.pending + draw.remaining).toBe(giftCode + balance);
      expect(draw.byGiftCode + draw.byBalance).toBe(draw.pending);
      expect(draw.byGiftCode).toBeLessThanOrEqual(giftCode);
      expect(draw.byBalance).toBeLessThanOrEqual(balance);
      expect(draw.byBalance === 0 || draw.byGiftCode === giftCode).toBe(true);
    }),
  );
});

test('Gift codes pay the sum together, each at most its balance, earlier codes first', () => {
  const balances = fc.array(fc.nat(50_000), { maxLength: 10 });
  fc.assert(
    fc.property(
      balances,
      fc.nat(100_000),
      fc.nat(100_000),
      fc.nat(100_000),
      (held, balance, toPay, cards) => {
        const giftCode = held.reduce((sum, amount) => sum + amount, 0);
        const draw = drawBalance({ giftCode, balance }, toPay, cards);
        const amounts = splitByGiftCode(draw.byGiftCode, held);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(draw.byGiftCode);
        expect(draw.byGiftCode).toBeLessThanOrEqual(Math.max(0, toPay - cards));
        expect(toPay - draw.pending).toBeGreaterThanOrEqual(0);
        for (const [index, amount] of amounts.entries()) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(held[index] ?? 0);
          if (amount > 0) expect(amounts.slice(0, index)).toEqual(held.slice(0, index));
        }
      },
    ),
  );
});
