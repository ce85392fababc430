import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type CurrencyAmount, findMinorDigitsByCurrency } from './offer-services.queries.ts';

/** Decimal amounts by currency, such as 500 SEK and 50 EUR. */
export type AmountByCurrency = Readonly<Record<string, number>>;

/** Throws if there is no amount, if an amount is not more than 0, or if the shop does not have its currency. */
export async function readAmounts(db: Database, amounts: AmountByCurrency): Promise<CurrencyAmount[]> {
  const minorDigits = await findMinorDigitsByCurrency(db);
  const read = Object.entries(amounts).map(([code, amount]) => {
    const digits = minorDigits.get(code);
    if (digits === undefined) throw new ShopError('BAD_INPUT', `There is no currency ${code}.`);
    const minorUnits = Math.round(amount * 10 ** digits);
    if (minorUnits <= 0) throw new ShopError('BAD_INPUT', 'An amount must be more than 0.');
    return { currencyCode: code, minorUnits };
  });
  if (read.length === 0) throw new ShopError('BAD_INPUT', 'At least one amount is needed.');
  return read;
}
