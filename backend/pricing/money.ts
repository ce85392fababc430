/** A row of the table of currencies. */
export interface Currency {
  code: string;
  name: string;
  symbol: string;
  minorDigits: number;
}

/** An amount with and without VAT; the difference is the VAT. */
export interface Amount {
  incVat: number;
  exVat: number;
}

/**
 * The shop's arithmetic of money. Amounts are whole minor units (öre, cent). Decimals and formatted text exist only in
 * the API. All rounding is done here, half away from zero unless the name says otherwise.
 */

/** `numerator / denominator`, rounded half away from zero. Exact while both are below 2^53. */
export function divideRounded(numerator: number, denominator: number): number {
  const size = Math.abs(numerator);
  const quotient = Math.floor(size / denominator);
  const rounded = 2 * (size - quotient * denominator) >= denominator ? quotient + 1 : quotient;
  return numerator < 0 && rounded !== 0 ? -rounded : rounded;
}

/** `numerator / denominator`, rounded towards zero, so that shares never add up to more than the whole. */
export function divideDown(numerator: number, denominator: number): number {
  return Math.trunc(numerator / denominator);
}

export function addAmounts(a: Amount, b: Amount): Amount {
  return { incVat: a.incVat + b.incVat, exVat: a.exVat + b.exVat };
}

export function subtractAmounts(a: Amount, b: Amount): Amount {
  return { incVat: a.incVat - b.incVat, exVat: a.exVat - b.exVat };
}

/** A price that includes VAT, less the VAT. */
export function withoutVat(incVat: number, basisPoints: number): number {
  return divideRounded(incVat * 10_000, 10_000 + basisPoints);
}

/** An amount less a percentage. The result is rounded, not the reduction. */
export function reducedBy(amount: number, basisPoints: number): number {
  return divideRounded(amount * (10_000 - basisPoints), 10_000);
}

/** The contract's Decimal: 24900 öre → 249. */
export function toDecimal(minor: number, currency: Pick<Currency, 'minorDigits'>): number {
  return minor / 10 ** currency.minorDigits;
}

/** From the contract's Decimal: 249 → 24900 öre. Corrects binary fractions: 1.005 is stored as 1.00499… and rounds up. */
export function fromDecimal(amount: number, currency: Pick<Currency, 'minorDigits'>): number {
  const minor = Number((Math.abs(amount) * 10 ** currency.minorDigits).toPrecision(15));
  return amount < 0 ? -Math.round(minor) : Math.round(minor);
}

/**
 * How many whole percent `selling` is below `regular`, rounded down so that the announced discount is never too high. Half
 * a minor unit is tolerated, because the price itself was rounded: 15 % off 15.90 is 13.52, and is shown as 15 %.
 */
export function discountPercentage(regular: number, selling: number): number {
  return regular > selling ? Math.min(100, Math.floor(((regular - selling) * 100 + 50) / regular)) : 0;
}

/** Formatting a price takes a hundred times as long as a cache lookup, and prices repeat. */
const maxCachedTexts = 5_000;
const cachedTexts = new Map<string, Map<number, string>>();

/** "249 kr", "24,90 €": the language's format for the currency. Whole amounts have no decimals, except in euro. */
export function formatMoney(minor: number, currency: Currency, languageId: string): string {
  const key = `${languageId}/${currency.code}`;
  const texts = cachedTexts.get(key) ?? new Map<number, string>();
  if (texts.size === 0) cachedTexts.set(key, texts);
  const cached = texts.get(minor);
  if (cached !== undefined) return cached;
  if (texts.size >= maxCachedTexts) texts.clear();
  const text = formatterFor(minor, currency, languageId).format(toDecimal(minor, currency));
  texts.set(minor, text);
  return text;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(minor: number, { code, minorDigits }: Currency, languageId: string): Intl.NumberFormat {
  const digits = minor % 10 ** minorDigits === 0 && code !== 'EUR' ? 0 : minorDigits;
  const key = `${languageId}/${code}/${digits}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(languageId, {
      style: 'currency',
      currency: code,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formatters.set(key, formatter);
  return formatter;
}
