import type { OrderServices } from '../order-services.ts';
import { completePayment } from './complete-payment.ts';
import { findPayment, takeDuePayments } from './payment.queries.ts';
import { voidPayment } from './void-payment.ts';

const batchSize = 20;
const backoff = { firstSeconds: 30, maxSeconds: 60 * 60 };

/**
 * Background job: completes payments whose customer did not return, retries interrupted captures, and voids payments in the
 * state `void-due`. Returns how many payments it checked.
 */
export async function runDuePayments(services: OrderServices): Promise<number> {
  const due = await takeDuePayments(services.db, batchSize, backoff);
  for (const { payment_id } of due)
    try {
      const payment = await findPayment(services.db, payment_id);
      if (payment?.state === 'void-due') await voidPayment(services, payment);
      else await completePayment(services, payment_id);
    } catch (error) {
      services.log.error({ err: error, paymentId: payment_id }, 'payment check failed, will retry');
    }
  return due.length;
}
