/** As the shop's table of currencies has it. */
export interface Currency {
  code: string;
  name: string;
  symbol: string;
  minorDigits: number;
}

/**
 * The shop's arithmetic of money. Amounts are whole minor units (öre, cent); decimals and formatted text exist only at
 * the contract's edge. Rounding is half away from zero, and it is written here and nowhere else.
 */

/** `numerator / denominator`, rounded half away from zero. Exact for the sizes of money: both stay below 2^53. */
export function divideRounded(numerator: number, denominator: number): number {
  const size = Math.abs(numerator);
  const quotient = Math.floor(size / denominator);
  const rounded = 2 * (size - quotient * denominator) >= denominator ? quotient + 1 : quotient;
  return numerator < 0 && rounded !== 0 ? -rounded : rounded;
}

/** What is left of a price that includes VAT when the VAT is taken out. */
export function withoutVat(incVat: number, basisPoints: number): number {
  return divideRounded(incVat * 10_000, 10_000 + basisPoints);
}

/** What is left of an amount when a percentage of it is taken off: the rounding falls on what is paid. */
export function reducedBy(amount: number, basisPoints: number): number {
  return divideRounded(amount * (10_000 - basisPoints), 10_000);
}

/** The contract's Decimal: 24900 öre → 249. */
export function toDecimal(minor: number, currency: Currency): number {
  return minor / 10 ** currency.minorDigits;
}

/** Out of the contract's Decimal: 249 → 24900 öre. 1.005 is meant, although no number of the machine is exactly that. */
export function fromDecimal(amount: number, currency: Currency): number {
  const minor = Number((Math.abs(amount) * 10 ** currency.minorDigits).toPrecision(15));
  return amount < 0 ? -Math.round(minor) : Math.round(minor);
}

/**
 * How many whole percent `selling` lies below `regular`; rounded down, so that it never promises too much. Half a minor
 * unit that was lost when the price itself was rounded is not held against it: 15 % off 15.90 is 13.52, and still 15 %.
 */
export function discountPercentage(regular: number, selling: number): number {
  return regular > selling ? Math.min(100, Math.floor(((regular - selling) * 100 + 50) / regular)) : 0;
}

/** Prices repeat, and writing one takes a hundred times as long as finding it written. */
const mostWritten = 5_000;
const written = new Map<string, Map<number, string>>();

/** "249 kr", "24,90 €": as the language writes the currency; whole amounts without decimals. */
export function formatMoney(minor: number, currency: Currency, languageId: string): string {
  const key = `${languageId}/${currency.code}`;
  const texts = written.get(key) ?? new Map<number, string>();
  if (texts.size === 0) written.set(key, texts);
  const known = texts.get(minor);
  if (known !== undefined) return known;
  if (texts.size >= mostWritten) texts.clear();
  const text = formatterFor(minor, currency, languageId).format(toDecimal(minor, currency));
  texts.set(minor, text);
  return text;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(minor: number, { code, minorDigits }: Currency, languageId: string): Intl.NumberFormat {
  const digits = minor % 10 ** minorDigits === 0 && code !== 'EUR' ? 0 : minorDigits;
  const key = `${languageId}/${code}/${digits}`;
  const known =
    formatters.get(key) ??
    new Intl.NumberFormat(languageId, {
      style: 'currency',
      currency: code,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formatters.set(key, known);
  return known;
}
