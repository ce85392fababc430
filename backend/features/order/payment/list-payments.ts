import type { Database } from '#backend/database/connection.ts';
import { findNewestPayments, type ListedPayment, makeCheckDue } from './payment-list.queries.ts';

/** Newest first. */
export function listPayments(
  db: Database,
  filter: { state?: string | undefined; limit: number },
): Promise<ListedPayment[]> {
  return findNewestPayments(db, filter);
}

/** The next run of the background job asks the provider for the state. False if no such payment exists or it is complete. */
export function checkPaymentAgain(db: Database, paymentId: string): Promise<boolean> {
  return makeCheckDue(db, paymentId);
}
