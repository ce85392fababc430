import * as v from 'valibot';
import { CAMPAIGN_TYPES, type CampaignType } from '../campaign-types.ts';
import { amount, decimal, key, marketId, wholeNumber } from './settings-file.ts';
import { byLanguage, list, singleLine } from './shop-settings.ts';

const percent = v.pipe(decimal(100), v.minValue(0.01, 'must be more than 0'));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency such as SEK'));
/** Amounts with VAT, by currency. The campaign has no effect in other currencies. */
const amounts = v.pipe(
  v.record(currency, amount, 'must be amounts by currency'),
  v.check((values) => Object.keys(values).length > 0, 'must have at least one currency'),
);
const time = v.pipe(
  v.string('must be a time'),
  v.check(
    (text) =>
      /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(text) &&
      !Number.isNaN(Date.parse(text)),
    'must be a time such as 2026-11-27T00:00+01:00, or a day in UTC',
  ),
);

/** Names or keys of categories and publishers, and article numbers or ISBNs of books. */
const targets = v.strictObject({
  all: v.optional(v.boolean('must be true or false'), false),
  categories: v.optional(list(singleLine(200), 0, 500), []),
  publishers: v.optional(list(singleLine(200), 0, 500), []),
  books: v.optional(list(singleLine(40), 0, 5000), []),
});

const common = {
  key,
  starts: v.optional(time),
  ends: v.optional(time),
  /** Absent: all markets. */
  markets: v.optional(list(marketId, 0, 100), []),
  /** Key of a customer group; absent: all customers. */
  customerGroup: v.optional(singleLine(60)),
  /** Applies only in carts with one of its promo codes. */
  needsCode: v.optional(v.boolean('must be true or false'), false),
  /** Whether the campaign has a page with its books. */
  hasList: v.optional(v.boolean('must be true or false'), true),
  texts: v.pipe(
    byLanguage(v.strictObject({ name: singleLine(120), description: v.optional(singleLine(1000)) })),
    v.check((texts) => Object.values(texts).some(Boolean), 'must have a name in at least one language'),
  ),
  targets: v.optional(targets, { all: true }),
};

const step = v.strictObject({ quantity: wholeNumber(2, 1000), percent });

const schemas = {
  percentage: v.strictObject({ type: v.literal('percentage'), ...common, percent }),
  'fixed-price': v.strictObject({ type: v.literal('fixed-price'), ...common, price: amounts }),
  'buy-x-pay-y': v.strictObject({
    type: v.literal('buy-x-pay-y'),
    ...common,
    /** Of every `buy` units the customer pays `pay`. */
    buy: wholeNumber(2, 100),
    pay: wholeNumber(1, 99),
  }),
  'quantity-steps': v.strictObject({
    type: v.literal('quantity-steps'),
    ...common,
    steps: list(step, 1, 20),
  }),
  'fixed-amount': v.strictObject({
    type: v.literal('fixed-amount'),
    ...common,
    amount: amounts,
    minimum: v.optional(amounts),
  }),
  'free-shipping': v.strictObject({
    type: v.literal('free-shipping'),
    ...common,
    minimum: v.optional(amounts),
  }),
} satisfies Record<CampaignType, v.GenericSchema>;

/** A campaign as `npm run shop -- campaigns` reads it. */
export const campaignFileSchema = v.pipe(
  v.variant('type', Object.values(schemas), `must be one of ${Object.keys(CAMPAIGN_TYPES).join(', ')}`),
  v.check(
    ({ starts, ends }) => !starts || !ends || Date.parse(starts) < Date.parse(ends),
    'ends must be after starts',
  ),
  v.check(
    (campaign) => campaign.type !== 'buy-x-pay-y' || campaign.pay < campaign.buy,
    'pay must be less than buy',
  ),
);

export type CampaignFile = v.InferOutput<typeof campaignFileSchema>;
