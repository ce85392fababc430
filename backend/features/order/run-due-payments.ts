import { completePayment } from './complete-payment.ts';
import type { OrderServices } from './order-services.ts';
import { findPayment, takeDuePayments } from './payment.queries.ts';
import { voidPayment } from './void-payment.ts';

const atOnce = 20;
const secondsBetweenLooks = { first: 30, most: 60 * 60 };

/**
 * The sweeper: takes up payments that nobody has come back from, captures that were cut short, and those to be let go of.
 * Answers how many it looked at.
 */
export async function runDuePayments(services: OrderServices): Promise<number> {
  const due = await takeDuePayments(services.db, atOnce, secondsBetweenLooks);
  for (const { payment_id } of due)
    try {
      const payment = await findPayment(services.db, payment_id);
      if (payment?.state === 'void-due') await voidPayment(services, payment);
      else await completePayment(services, payment_id);
    } catch (error) {
      services.log.error({ err: error, paymentId: payment_id }, 'a payment is looked at again later');
    }
  return due.length;
}
