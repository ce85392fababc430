import fc from 'fast-check';
import type { CampaignRule, CampaignTerms } from './campaigns/campaign.ts';
import type { CartLine, CartRules } from './price-cart.ts';

/** Currencies and VAT rates of the demo shop's markets, and one unusual rate. */
const currencies = ['SEK', 'DKK', 'NOK', 'EUR'] as const;
const rates = [0, 550, 600, 1350, 2500, 2550];

/** Round prices, which are often equal, and arbitrary ones. */
const unitPrice = fc.oneof(
  fc.integer({ min: 0, max: 10 }).map((price) => price * 1000),
  fc.nat(60_000),
);

/** Few products, brands and categories, so that campaigns overlap. */
export const cartLine: fc.Arbitrary<CartLine> = fc
  .record({
    unitPrice,
    reduction: fc.oneof(fc.constant(0), fc.nat(9000)),
    vatBasisPoints: fc.constantFrom(...rates),
    quantity: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 999 })),
    productId: fc.integer({ min: 1, max: 6 }),
    needsDelivery: fc.boolean(),
  })
  .map(({ reduction, productId, ...line }) => ({
    ...line,
    regularPrice: line.unitPrice + reduction,
    subject: { id: productId, brandId: productId % 2, categoryIds: new Set([productId % 3]) },
  }));

export const cartLines: fc.Arbitrary<CartLine[]> = fc.array(cartLine, { maxLength: 8 });

const amounts = fc.record(Object.fromEntries(currencies.map((code) => [code, fc.nat(60_000)])), {
  requiredKeys: [],
  noNullPrototype: true,
}) as fc.Arbitrary<Record<string, number>>;
const minimum = fc.option(amounts, { nil: undefined });

const cartTerms: fc.Arbitrary<CampaignTerms> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 0, max: 4 }))
    .map(([buy, pay]) => ({ type: 'buy-x-pay-y' as const, buy, pay: Math.min(pay, buy - 1) })),
  fc
    .array(fc.record({ quantity: fc.integer({ min: 1, max: 8 }), basisPoints: fc.nat(10_000) }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((steps) => ({ type: 'quantity-steps' as const, steps })),
  fc.record({ type: fc.constant('fixed-amount' as const), amount: amounts, minimum }),
  fc.record({ type: fc.constant('free-shipping' as const), minimum }),
);

const noTargets = {
  all: false,
  productIds: new Set<number>(),
  categoryIds: new Set<number>(),
  brandIds: new Set<number>(),
};
const targets = fc.oneof(
  fc.constant({ ...noTargets, all: true }),
  fc.integer({ min: 1, max: 6 }).map((id) => ({ ...noTargets, productIds: new Set([id]) })),
  fc.nat(1).map((id) => ({ ...noTargets, brandIds: new Set([id]) })),
  fc.nat(2).map((id) => ({ ...noTargets, categoryIds: new Set([id]) })),
);

export function cartCampaigns(maxLength: number): fc.Arbitrary<CampaignRule[]> {
  return fc.array(fc.record({ terms: cartTerms, targets }), { maxLength }).map((rules) =>
    rules.map((rule, index) => ({
      ...rule,
      id: index + 1,
      startsAt: null,
      endsAt: null,
      marketIds: null,
      customerGroupId: null,
      needsCode: false,
    })),
  );
}

export const cartRules: fc.Arbitrary<CartRules> = fc.record({
  currencyCode: fc.constantFrom(...currencies),
  campaigns: cartCampaigns(4),
  shipping: fc.record({
    fee: fc.oneof(fc.constantFrom(0, 490, 4900), fc.nat(10_000)),
  }),
});
