import type { Database } from '#backend/database/connection.ts';
import { changePayment, type PaymentStanding } from './payment.queries.ts';

/**
 * Nothing is to come of a payment that is open; `failure` says why. One that is only being started has no name with the
 * provider yet: whoever starts it lets go of it then (start-payment.ts). The transaction must hold the payment's row.
 */
export async function giveUpPayment(
  trx: Database,
  { payment_id, reference }: Pick<PaymentStanding, 'payment_id' | 'reference'>,
  failure: string,
): Promise<void> {
  const state = reference === null ? 'cancelled' : 'void-due';
  const nextLookIn = reference === null ? null : 0;
  await changePayment(trx, payment_id, { state, failure, nextLookIn });
}
