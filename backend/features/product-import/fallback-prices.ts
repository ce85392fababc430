import { parseAmount } from './book/amount.ts';
import type { PriceTarget } from './book/read-book.ts';
import { ImportError, quoted } from './import-error.ts';
import type { Shop } from './shop.queries.ts';
import type { FallbackPrices } from './write/desired-prices.ts';

/** By currency, in its main unit: the second-lowest price point of the demo shop. */
const defaultPrices = new Map([
  ['SEK', '99'],
  ['DKK', '99.95'],
  ['NOK', '129'],
  ['EUR', '9.90'],
]);

/** Prices for books whose row has none: the prices that the user requested, and defaults. Rejects unknown currencies. */
export function fallbackPrices(
  { currencies }: Shop,
  requested: ReadonlyMap<string, string> = new Map(),
): FallbackPrices {
  const unknown = [...requested.keys()].find(
    (code) => !currencies.some((currency) => currency.code === code),
  );
  if (unknown !== undefined)
    throw new ImportError(
      `The shop has no prices in ${unknown}. It has: ${currencies.map(({ code }) => code).join(', ')}.`,
    );
  return { requested: amountsOf(currencies, requested), defaults: amountsOf(currencies, defaultPrices) };
}

/** Minor units by the id of the price list. */
function amountsOf(
  currencies: readonly PriceTarget[],
  texts: ReadonlyMap<string, string>,
): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const { code, priceListId, minorDigits } of currencies) {
    const text = texts.get(code);
    if (text === undefined) continue;
    const amount = parseAmount(text, minorDigits);
    if (typeof amount === 'string') throw new ImportError(`The price ${code}=${quoted(text)} ${amount}.`);
    amounts.set(priceListId, amount);
  }
  return amounts;
}

/** "SEK 99", "EUR 9.90": the prices of a new book whose row has none. */
export function formatFallbackPrices(
  { currencies }: Shop,
  { requested, defaults }: FallbackPrices,
): string[] {
  const amounts = new Map([...defaults, ...requested]);
  return currencies.flatMap(({ code, priceListId, minorDigits }) => {
    const amount = amounts.get(priceListId);
    if (amount === undefined) return [];
    const main = amount / 10 ** minorDigits;
    return [`${code} ${Number.isInteger(main) ? main : main.toFixed(minorDigits)}`];
  });
}
