import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costOf } from './campaigns/quantity-campaigns.ts';
import { type Amount, withoutVat } from './money.ts';
import { type PricedCart, priceCart } from './price-cart.ts';
import { cartCampaigns, cartLine, cartLines, cartRules } from './random-cart.fixture.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const vat = ({ incVat, exVat }: Amount) => incVat - exVat;
const runs = { numRuns: 400 };

function amountsOf({ lines, subTotal, fixedAmount, shipping, total }: PricedCart): Amount[] {
  return [
    ...lines.flatMap(({ regular, selling, paid }) => [regular, selling, paid]),
    ...[subTotal.regular, subTotal.selling, fixedAmount, shipping, total.regular, total.selling],
  ];
}

describe('In any cart', () => {
  test('the lines add up to the subtotal, and with the fixed amount and shipping to the total', () => {
    fc.assert(
      fc.property(cartLines, cartRules, (lines, rules) => {
        const { lines: priced, subTotal, fixedAmount, shipping, total } = priceCart(lines, rules);
        expect(priced).toHaveLength(lines.length);
        for (const name of ['incVat', 'exVat'] as const) {
          expect(sum(priced.map(({ selling }) => selling[name]))).toBe(subTotal.selling[name]);
          expect(sum(priced.map(({ regular }) => regular[name]))).toBe(subTotal.regular[name]);
          expect(sum(priced.map(({ selling, paid }) => selling[name] - paid[name]))).toBe(fixedAmount[name]);
          expect(subTotal.selling[name] - fixedAmount[name] + shipping[name]).toBe(total.selling[name]);
          expect(subTotal.regular[name] - fixedAmount[name] + shipping[name]).toBe(total.regular[name]);
        }
      }),
      runs,
    );
  });

  test('all amounts are whole and not negative, and the VAT by rate adds up to the VAT of the total', () => {
    fc.assert(
      fc.property(cartLines, cartRules, (lines, rules) => {
        const cart = priceCart(lines, rules);
        for (const amount of amountsOf(cart)) {
          expect(Number.isSafeInteger(amount.incVat) && Number.isSafeInteger(amount.exVat)).toBe(true);
          expect(Math.min(amount.incVat, amount.exVat, vat(amount))).toBeGreaterThanOrEqual(0);
        }
        expect(sum(cart.vats.map(({ amount }) => amount))).toBe(vat(cart.total.selling));
        const expectedRates = new Set(lines.map(({ vatBasisPoints }) => vatBasisPoints));
        for (const { basisPoints, amount } of cart.vats) {
          expect(expectedRates.has(basisPoints)).toBe(true);
          expect(amount === 0 || basisPoints > 0).toBe(true);
        }
      }),
      runs,
    );
  });

  test('the shipping fee is split by value over the rates of the shipped lines, and the parts add up to it', () => {
    fc.assert(
      fc.property(cartLines, cartRules, (lines, rules) => {
        const { lines: priced, shipping } = priceCart(lines, rules);
        for (const name of ['incVat', 'exVat'] as const)
          expect(sum(shipping.vats.map((part) => part[name]))).toBe(shipping[name]);
        const shippedValue = (isCounted: (rate: number) => boolean) =>
          sum(
            priced.map(({ paid, vatBasisPoints }, index) =>
              lines[index]?.needsDelivery && isCounted(vatBasisPoints) ? paid.incVat : 0,
            ),
          );
        const shipped = shippedValue(() => true);
        for (const { basisPoints, incVat, exVat } of shipping.vats) {
          expect(exVat).toBe(withoutVat(incVat, basisPoints));
          expect(lines.some((line) => line.needsDelivery && line.vatBasisPoints === basisPoints)).toBe(true);
          const exact = (shipping.incVat * shippedValue((rate) => rate === basisPoints)) / shipped;
          if (shipped > 0) expect(Math.abs(incVat - exact)).toBeLessThan(1);
        }
      }),
      runs,
    );
  });

  test('each line is the sum of its parts, and VAT is subtracted once per line', () => {
    fc.assert(
      fc.property(cartLines, cartRules, (lines, rules) => {
        for (const [index, line] of priceCart(lines, rules).lines.entries()) {
          const { unitPrice, quantity, vatBasisPoints } = lines[index] ?? {};
          expect(sum(line.parts.map((part) => part.quantity))).toBe(quantity);
          expect(line.selling.incVat).toBe(costOf(line.parts));
          expect(line.selling.exVat).toBe(withoutVat(line.selling.incVat, vatBasisPoints ?? -1));
          expect(line.paid.incVat).toBeLessThanOrEqual(line.selling.incVat);
          expect(line.selling.incVat).toBeLessThanOrEqual((unitPrice ?? 0) * (quantity ?? 0));
          expect(line.campaignId === null || line.selling.incVat <= line.regular.incVat).toBe(true);
        }
      }),
      runs,
    );
  });

  test('the order of lines and campaigns does not change the prices', () => {
    const shuffled = cartLines.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray([...lines.keys()], { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, cartRules, ([lines, order], rules) => {
        const { lines: priced, ...sums } = priceCart(lines, rules);
        const otherLines = order.flatMap((index) => lines[index] ?? []);
        const otherRules = { ...rules, campaigns: rules.campaigns.toReversed() };
        const { lines: otherPriced, ...otherSums } = priceCart(otherLines, otherRules);
        expect(otherSums).toEqual(sums);
        const sortedPrices = (some: PricedCart['lines']) =>
          some.map(({ paid }) => paid.incVat).sort((a, b) => a - b);
        expect(sortedPrices(otherPriced)).toEqual(sortedPrices(priced));
      }),
      runs,
    );
  });

  test('one more campaign never raises the total', () => {
    fc.assert(
      fc.property(cartLines, cartRules, cartCampaigns(1), (lines, rules, [extra]) => {
        fc.pre(extra !== undefined);
        const campaigns = [...rules.campaigns.slice(0, 3), { ...extra, id: 99 }];
        const withoutExtra = priceCart(lines, { ...rules, campaigns: campaigns.slice(0, -1) });
        const withExtra = priceCart(lines, { ...rules, campaigns });
        expect(withExtra.total.selling.incVat).toBeLessThanOrEqual(withoutExtra.total.selling.incVat);
      }),
      { numRuns: 1500 },
    );
  });

  test('without campaigns, the lines keep their prices', () => {
    fc.assert(
      fc.property(cartLines, cartRules, (lines, rules) => {
        const { subTotal, fixedAmount, shipping } = priceCart(lines, { ...rules, campaigns: [] });
        expect(subTotal.selling.incVat).toBe(sum(lines.map((line) => line.unitPrice * line.quantity)));
        expect(fixedAmount).toEqual({ incVat: 0, exVat: 0, campaignId: null });
        expect(shipping).toMatchObject({ freeByCampaignId: null, amountLeftToFree: -1 });
        const isShipped = lines.some(({ needsDelivery }) => needsDelivery);
        expect(shipping.incVat).toBe(isShipped ? rules.shipping.fee : 0);
      }),
    );
  });

  test('the sums are consistent with more campaigns than `priceCart` compares', () => {
    const campaigns = cartCampaigns(12);
    fc.assert(
      fc.property(
        fc.array(cartLine, { minLength: 3, maxLength: 20 }),
        cartRules,
        campaigns,
        (lines, rules, many) => {
          const withoutCampaigns = priceCart(lines, { ...rules, campaigns: [] });
          const cart = priceCart(lines, { ...rules, campaigns: many });
          expect(cart.total.selling.incVat).toBeLessThanOrEqual(withoutCampaigns.total.selling.incVat);
          expect(sum(cart.vats.map(({ amount }) => amount))).toBe(vat(cart.total.selling));
        },
      ),
    );
  });
});
