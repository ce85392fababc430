import type { Database } from '#backend/database/connection.ts';
import { findNewestPayments, type ListedPayment, makeCheckDue } from './payment-list.queries.ts';

/** Newest first. */
export function listPayments(
  db: Database,
  filter: { state?: string | undefined; limit: number },
): Promise<ListedPayment[]> {
  return findNewestPayments(db, filter);
}

/** Makes the next background job ask the provider for the state. Returns false if the payment is unknown or complete. */
export function checkPaymentAgain(db: Database, paymentId: string): Promise<boolean> {
  return makeCheckDue(db, paymentId);
}
