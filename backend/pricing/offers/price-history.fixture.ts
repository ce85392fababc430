import fc from 'fast-check';
import type { CampaignRule, CampaignTerms } from '../campaigns/campaign.ts';
import { campaignUnitPrice } from '../campaigns/campaign-price.ts';
import type { ListedPrice } from './listed-price.ts';

/** Random histories change only on ticks, four a day, so that checking every tick covers every instant. */
export const tick = 6 * 60 * 60 * 1000;
/** The end of 100 days. */
export const lastTick = 100 * 4;
export const ticksOf30Days = 30 * 4;

export const day = 24 * 60 * 60 * 1000;

export function percentage(percent: number): CampaignTerms {
  return { type: 'percentage', basisPoints: percent * 100 };
}

/** A campaign for all products. */
export function campaign(
  id: number,
  anyTerms: CampaignTerms,
  startsAt: number | null = null,
  endsAt: number | null = null,
): CampaignRule {
  const targets = { all: true, productIds: none, categoryIds: none, brandIds: none };
  return {
    id,
    terms: anyTerms,
    startsAt,
    endsAt,
    marketIds: null,
    customerGroupId: null,
    needsCode: false,
    targets,
  };
}

const none: ReadonlySet<number> = new Set();

/** Few different amounts, so that equal prices are frequent. */
const price = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 12 }))
  .map(([regular, selling]) => ({ regular: regular * 100, selling: Math.min(regular, selling) * 100 }));
const notPriced = fc.constant({ regular: null, selling: null });
const instant = fc.nat(lastTick).map((ticks) => ticks * tick);

export const histories: fc.Arbitrary<ListedPrice[]> = fc
  .array(fc.tuple(instant, fc.oneof({ weight: 5, arbitrary: price }, { weight: 1, arbitrary: notPriced })), {
    minLength: 1,
    maxLength: 7,
  })
  .map((entries) => entries.map(([from, amounts]) => ({ from, ...amounts })).sort((a, b) => a.from - b.from));

const terms: fc.Arbitrary<CampaignTerms> = fc.oneof(
  fc
    .constantFrom(0, 1000, 3333, 5000, 10_000)
    .map((basisPoints) => ({ type: 'percentage' as const, basisPoints })),
  fc
    .tuple(fc.constantFrom('SEK', 'EUR'), fc.integer({ min: 0, max: 12 }))
    .map(([code, amount]) => ({ type: 'fixed-price' as const, price: { [code]: amount * 100 } })),
  fc.constant({ type: 'buy-x-pay-y' as const, buy: 3, pay: 2 }),
);

const period = fc
  .tuple(fc.option(instant, { freq: 8 }), fc.option(fc.integer({ min: 1, max: 200 }), { freq: 8 }))
  .map(([startsAt, ticks]) => ({ startsAt, endsAt: ticks && (startsAt ?? 0) + ticks * tick }));

export const campaigns: fc.Arbitrary<CampaignRule[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 20 }), terms, period), {
    selector: ([id]) => id,
    maxLength: 5,
  })
  .map((rules) => rules.map(([id, terms, { startsAt, endsAt }]) => campaign(id, terms, startsAt, endsAt)));

export interface PriceOfInstant {
  regular: number;
  selling: number;
  campaignId: number | null;
}

/** The price at an instant, computed from that instant alone. */
export function priceAt(history: ListedPrice[], rules: CampaignRule[], now: number): PriceOfInstant | null {
  const { regular, selling } = history.filter(({ from }) => from <= now).at(-1) ?? {};
  if (regular == null || selling == null) return null;
  const [best] = rules
    .filter(({ startsAt, endsAt }) => (startsAt ?? 0) <= now && (endsAt === null || now < endsAt))
    .map(({ id, terms }) => ({ id, price: campaignUnitPrice(terms, { regular, selling }, 'SEK') ?? selling }))
    .filter(({ price }) => price < selling)
    .sort((a, b) => a.price - b.price || a.id - b.id);
  return { regular, selling: best?.price ?? selling, campaignId: best?.id ?? null };
}

export function pricesOfTicks(history: ListedPrice[], rules: CampaignRule[]): (PriceOfInstant | null)[] {
  return Array.from({ length: lastTick + 1 }, (_, index) => priceAt(history, rules, index * tick));
}
