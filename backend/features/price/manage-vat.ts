import type { Database } from '#backend/database/connection.ts';
import { isOutsideVatArea } from '#contract/order/vat-area.ts';
import { findCountryOfMarket, listVatRates, setImportVatNumber, upsertVatRate } from './vat.queries.ts';

/** The VAT rates of all markets. */
export const listRates = listVatRates;

/** Sets the VAT rate of a tax class in a market from a day. Returns an error message, or null. */
export async function setRate(
  db: Database,
  rate: Parameters<typeof upsertVatRate>[1],
): Promise<string | null> {
  if ((await findCountryOfMarket(db, rate.market_id)) === undefined) return unknownMarket(rate.market_id);
  await upsertVatRate(db, rate);
  return null;
}

/** Sets the number under which the shop pays VAT on import; null removes it. Returns an error message, or null. */
export async function registerImportVat(
  db: Database,
  marketId: string,
  number: string | null,
): Promise<string | null> {
  const country = await findCountryOfMarket(db, marketId);
  if (country === undefined) return unknownMarket(marketId);
  if (number !== null && !isOutsideVatArea(country))
    return `${marketId} is in the VAT area of the EU and has no VAT on import.`;
  await setImportVatNumber(db, marketId, number);
  return null;
}

function unknownMarket(marketId: string): string {
  return `There is no market ${marketId}.`;
}
