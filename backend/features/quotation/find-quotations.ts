import type { Database } from '#backend/database/connection.ts';
import { findQuotationOfCustomer, findQuotationsOfCustomer, type QuotationRow } from './quotation.queries.ts';

export type { QuotationRow };

export function findQuotations(db: Database, customerId: number): Promise<QuotationRow[]> {
  return findQuotationsOfCustomer(db, customerId);
}

/** Undefined for the quotation of another customer. */
export function findQuotation(
  db: Database,
  customerId: number,
  quotationId: string,
): Promise<QuotationRow | undefined> {
  return findQuotationOfCustomer(db, customerId, quotationId);
}
