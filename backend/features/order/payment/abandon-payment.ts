import type { Database } from '#backend/database/connection.ts';
import { type CartPayment, changePayment } from './payment.queries.ts';

/**
 * Marks an open payment as no longer needed; `failure` is the reason. A payment that is still starting has no provider
 * reference yet: start-payment.ts queues it for voiding when it gets one. The transaction must have locked the payment's row.
 */
export async function abandonPayment(
  trx: Database,
  { payment_id, reference }: Pick<CartPayment, 'payment_id' | 'reference'>,
  failure: string,
): Promise<void> {
  const state = reference === null ? 'cancelled' : 'void-due';
  const secondsToNextCheck = reference === null ? null : 0;
  await changePayment(trx, payment_id, { state, failure, secondsToNextCheck });
}
