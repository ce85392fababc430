import { parseAmount } from './book/amount.ts';
import { ImportError, quoted } from './import-error.ts';
import type { PricedCurrency, Shop } from './shop.queries.ts';
import type { FallbackPrices } from './want-product.ts';

/** The lowest rung but one of the demo shop's ladder. */
const usualPrices = new Map([
  ['SEK', '99'],
  ['DKK', '99.95'],
  ['NOK', '129'],
  ['EUR', '9.90'],
]);

/** What books cost that come without a price: as asked for, and as usual. Unknown currencies are refused. */
export function fallbackPrices(
  { currencies }: Shop,
  asked: ReadonlyMap<string, string> = new Map(),
): FallbackPrices {
  const unknown = [...asked.keys()].find((code) => !currencies.some((currency) => currency.code === code));
  if (unknown !== undefined)
    throw new ImportError(
      `The shop has no prices in ${unknown}. It has: ${currencies.map(({ code }) => code).join(', ')}.`,
    );
  return { asked: amountsOf(currencies, asked), usual: amountsOf(currencies, usualPrices) };
}

function amountsOf(
  currencies: readonly PricedCurrency[],
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

/** "SEK 99", "EUR 9.90": what a new book without a price is sold for. */
export function inWords({ currencies }: Shop, { asked, usual }: FallbackPrices): string[] {
  const amounts = new Map([...usual, ...asked]);
  return currencies.flatMap(({ code, priceListId, minorDigits }) => {
    const amount = amounts.get(priceListId);
    if (amount === undefined) return [];
    const main = amount / 10 ** minorDigits;
    return [`${code} ${Number.isInteger(main) ? main : main.toFixed(minorDigits)}`];
  });
}
