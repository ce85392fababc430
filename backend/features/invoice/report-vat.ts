import type { Database } from '#backend/database/connection.ts';
import { isOutsideVatArea } from '#contract/order/vat-area.ts';
import { sumTaxedSales, type VatSum } from './vat-report.queries.ts';

/** Where the VAT is declared: in the seller's country, by the one-stop shop, or outside the EU (VOEC in Norway). */
type VatScheme = 'domestic' | 'oss' | 'outside-eu';

export interface VatReportRow extends VatSum {
  scheme: VatScheme;
}

/** VAT of a quarter (`2026-Q4`), from invoices and credit notes. */
export async function reportVat(db: Database, quarter: string): Promise<VatReportRow[]> {
  const { from, to } = daysOfQuarter(quarter);
  const sums = await sumTaxedSales(db, from, to);
  return sums.map((sum) => ({ ...sum, scheme: schemeOf(sum) }));
}

function schemeOf({ territory, sellerCountry }: VatSum): VatScheme {
  if (territory === sellerCountry) return 'domestic';
  return isOutsideVatArea(territory) ? 'outside-eu' : 'oss';
}

function daysOfQuarter(quarter: string): { from: string; to: string } {
  const [year = 0, number = 1] = quarter.split('-Q').map(Number);
  const day = (month: number, date: number) =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  // Months are counted from 0. Day 0 is the last day of the month before.
  return { from: day(3 * (number - 1), 1), to: day(3 * number, 0) };
}
