import * as v from 'valibot';
import { LOCALE_CODES } from '../locales.ts';
import { CAPTURE_TIMES, CREDIT_TYPES, METHOD_CREDITS, PAYMENT_TYPES } from '../order/payment-method.ts';
import { byLanguage, country, list, shopSettingsSchema, singleLine } from './shop-settings.ts';

export const key = v.pipe(
  singleLine(40),
  v.regex(/^[a-z][a-z\d-]*$/, 'must be lower-case letters, digits and hyphens'),
);
export const marketId = v.pipe(
  singleLine(10),
  v.regex(/^[a-z]{2,10}$/, 'must be 2 to 10 lower-case letters such as se'),
);
const language = v.picklist(LOCALE_CODES, `must be one of ${LOCALE_CODES.join(', ')}`);
const day = v.pipe(v.string('must be a date'), v.isoDate('must be a date such as 2026-01-31'));
/** False if absent. */
const flag = v.optional(v.boolean('must be true or false'), false);
/** Option marks (contract/option-marks.ts). */
const marks = v.optional(list(key, 0, 10), []);
const logo = v.optional(
  v.pipe(singleLine(200), v.regex(/^\/[\w./-]+$/, 'must be a path such as /images/list/raw/post.png')),
);

export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}

/** A number with at most two decimals. */
export function decimal(max: number) {
  const message = `must be a number from 0 to ${max} with at most two decimals`;
  return v.pipe(
    v.number(message),
    v.minValue(0, message),
    v.maxValue(max, message),
    v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, message),
  );
}

/** An amount of money in major units, such as 24.90. */
export const amount = decimal(100_000);

/** Tax classes that the shop itself assigns to products. Imports can assign others. */
const requiredTaxClasses = ['book', 'audio', 'audio-original', 'standard'];

const market = v.strictObject({
  id: marketId,
  country,
  countryName: singleLine(60),
  currency: v.pipe(singleLine(3), v.regex(/^[A-Z]{3}$/, 'must be a currency such as SEK')),
  /** The heading in the list of markets. */
  group: v.optional(singleLine(30), 'EUROPE'),
  /** The first is the default. */
  languages: list(language, 1, LOCALE_CODES.length),
  /** False where the law forbids selecting a payment option for the buyer. */
  preselectsPayment: v.boolean('must be true or false'),
  /** A market for visitors from other countries. */
  virtual: flag,
  /** Orders can be sent there, but pages do not offer it. */
  onlyDisplayInCheckout: flag,
  /** True: sells there although the shop lacks what the law requires (`market-requirements.ts`). */
  opened: flag,
  /** The number under which the seller collects the import VAT, such as a VOEC number. */
  importVatNumber: v.optional(singleLine(30)),
  /** Months until a gift card expires; absent: never. */
  giftCardMonths: v.optional(wholeNumber(1, 1200)),
  /** Postal codes without spaces, both ends included. The checkout suggests their city. */
  postalAreas: v.optional(
    list(v.strictObject({ first: singleLine(10), last: singleLine(10), city: singleLine(80) }), 0, 20_000),
    [],
  ),
  vat: v.pipe(
    list(v.strictObject({ class: key, from: day, percent: decimal(100) }), 1, 100),
    v.check(
      (rates) => requiredTaxClasses.every((name) => rates.some((rate) => rate.class === name)),
      `must have a rate for each of ${requiredTaxClasses.join(', ')}`,
    ),
  ),
});

const shippingMethod = v.strictObject({
  key,
  needsPickupPoint: flag,
  marks,
  logo,
  texts: byLanguage(
    v.strictObject({
      name: singleLine(60),
      shortName: v.optional(singleLine(40)),
      description: v.optional(singleLine(300)),
      /** Why the delivery is environmentally friendly, as a fact (Directive 2011/83/EU, Art. 6(1)(g)). */
      environment: v.optional(singleLine(200)),
    }),
  ),
  /** By market; amounts are in its currency, with VAT. */
  markets: v.record(
    marketId,
    v.strictObject({
      fee: amount,
      /** A cart uses this fee until the buyer selects a method. */
      isDefault: flag,
      maxGrams: v.optional(wholeNumber(1, 1_000_000)),
      /** Working days from order to delivery. */
      days: v.optional(v.strictObject({ min: wholeNumber(0, 60), max: wholeNumber(0, 60) })),
      weightFees: v.optional(
        list(v.strictObject({ fromGrams: wholeNumber(0, 1_000_000), fee: amount }), 0, 50),
        [],
      ),
      /** Postal codes, both ends included; empty: the whole market. */
      areas: v.optional(list(v.strictObject({ first: singleLine(10), last: singleLine(10) }), 0, 200), []),
    }),
  ),
});

const paymentMethod = v.strictObject({
  key,
  /** Such as `stripe`. Only methods whose provider is configured are offered. */
  provider: key,
  type: v.optional(v.picklist(PAYMENT_TYPES), 'GEINS_PAY'),
  credit: v.optional(v.picklist(METHOD_CREDITS), 'none'),
  creditType: v.optional(v.picklist(['none', ...CREDIT_TYPES]), 'none'),
  needsIdentityNumber: flag,
  /** The provider identifies strongly. In FI and AX, consumers are offered no other credit. */
  identifiesStrongly: flag,
  /** `at-once` only for methods that cannot authorise first. Orders without a delivery are captured at once with any. */
  capture: v.optional(v.picklist(CAPTURE_TIMES), 'on-shipment'),
  marks,
  logo,
  texts: byLanguage(v.strictObject({ name: singleLine(60), description: v.optional(singleLine(300)) })),
  markets: list(marketId, 1, 100),
});

/** All settings of a shop that are data, as `npm run shop -- settings` reads and writes them. */
export const settingsFileSchema = v.pipe(
  v.strictObject({
    /** The revision that was exported; an import of an older revision is rejected. */
    revision: v.optional(wholeNumber(0, 2_000_000_000)),
    shop: shopSettingsSchema,
    defaultMarket: marketId,
    defaultLanguage: language,
    markets: list(market, 1, 100),
    shipping: v.optional(list(shippingMethod, 0, 50), []),
    payment: v.optional(list(paymentMethod, 0, 50), []),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    for (const message of referenceProblems(dataset.value)) addIssue({ message });
  }),
);

export type SettingsFile = v.InferOutput<v.StrictObjectSchema<FileEntries, undefined>>;
type FileEntries = (typeof settingsFileSchema)['pipe'][0]['entries'];

/** A sentence for each market or language that is used but not listed, and for each entry that is listed twice. */
function referenceProblems({
  shop,
  defaultMarket,
  defaultLanguage,
  markets,
  shipping,
  payment,
}: SettingsFile): string[] {
  const known = new Set(markets.map(({ id }) => id));
  // Each use of a market: the path of the setting, and the market's id.
  const used = [
    ...shipping.flatMap((method) =>
      Object.keys(method.markets).map((id) => [`shipping.${method.key}`, id] as const),
    ),
    ...payment.flatMap((method) => method.markets.map((id) => [`payment.${method.key}`, id] as const)),
    ...Object.keys(shop.customerService.phones).map((id) => ['shop.customerService.phones', id] as const),
    ['defaultMarket', defaultMarket] as const,
  ];
  const languages = new Set(markets.flatMap((each) => each.languages));
  return [
    ...used.flatMap(([path, id]) => (known.has(id) ? [] : [`${path}: there is no market ${id}`])),
    ...duplicatesOf(markets.map(({ id }) => id)).map((id) => `markets: ${id} is listed twice`),
    ...duplicatesOf(shipping.map((method) => method.key)).map((name) => `shipping: ${name} is listed twice`),
    ...duplicatesOf(payment.map((method) => method.key)).map((name) => `payment: ${name} is listed twice`),
    ...(languages.has(defaultLanguage)
      ? []
      : [`defaultLanguage: no market has the language ${defaultLanguage}`]),
  ];
}

function duplicatesOf(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
