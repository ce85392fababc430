import type { Database } from '#backend/database/connection.ts';
import { type QuotationRow, quotationOfCustomer, quotationsOfCustomer } from './quotation.queries.ts';

export type { QuotationRow };

export function findQuotations(db: Database, customerId: number): Promise<QuotationRow[]> {
  return quotationsOfCustomer(db, customerId);
}

/** An offer is only its customer's: to others it does not exist. */
export function findQuotation(
  db: Database,
  customerId: number,
  quotationId: string,
): Promise<QuotationRow | undefined> {
  return quotationOfCustomer(db, customerId, quotationId);
}
