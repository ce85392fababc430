import type { OrderServices } from './order-services.ts';
import { findPaymentOfOrder } from './payment.queries.ts';
import { dueRefunds, markRefunded } from './refund.queries.ts';

const atOnce = 20;

/** Tells providers to pay back what is due; each refund has a key, so it is paid once however often it is told. */
export async function runDueRefunds(services: OrderServices): Promise<boolean> {
  const due = await dueRefunds(services.db, atOnce);
  for (const { refund_id, order_id, amount } of due)
    try {
      const payment = await findPaymentOfOrder(services.db, order_id);
      const provider = payment && services.providers.get(payment.provider_key);
      if (!provider || !payment.reference) throw new Error(`Order ${order_id} has no provider to pay back.`);
      const reference = await provider.refund(payment.reference, amount, `refund:${refund_id}`);
      await markRefunded(services.db, refund_id, reference);
    } catch (error) {
      services.log.error({ err: error, refundId: refund_id }, 'a refund is tried again later');
    }
  // What was refused stays due, and waits for the next time.
  return false;
}
