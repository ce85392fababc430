import { ProviderRefused } from '#backend/features/payment/payment-provider.ts';
import { writeEvent } from './change-order.queries.ts';
import type { OrderServices } from './order-services.ts';
import { findPaymentOfOrder } from './payment.queries.ts';
import { type DueRefund, markRefunded, markRefused, takeDueRefunds } from './refund.queries.ts';

const atOnce = 20;
const secondsBetweenAttempts = { first: 30, most: 60 * 60 };

/**
 * Tells providers to pay back what is due; each refund has a key, so it is paid once however often it is told. Answers whether
 * there was any.
 */
export async function runDueRefunds(services: OrderServices): Promise<boolean> {
  const due = await takeDueRefunds(services.db, atOnce, secondsBetweenAttempts);
  for (const refund of due)
    try {
      await payBack(services, refund);
    } catch (error) {
      if (error instanceof ProviderRefused) await closeRefused(services, refund, error);
      else services.log.error({ err: error, refundId: refund.refund_id }, 'a refund is tried again later');
    }
  return due.length > 0;
}

async function payBack(
  { db, providers }: OrderServices,
  { refund_id, order_id, amount }: DueRefund,
): Promise<void> {
  const payment = await findPaymentOfOrder(db, order_id);
  const provider = payment && providers.get(payment.provider_key);
  if (!provider || !payment.reference) throw new Error(`Order ${order_id} has no provider to pay back.`);
  const reference = await provider.refund(payment.reference, amount, `refund:${refund_id}`);
  await markRefunded(db, refund_id, reference);
}

/** It would be refused for ever: whoever runs the shop reads of it in the order, and pays another way. */
async function closeRefused(
  { db, log }: OrderServices,
  { refund_id, order_id, amount }: DueRefund,
  refusal: ProviderRefused,
): Promise<void> {
  log.error({ err: refusal, refundId: refund_id }, 'a refund is refused');
  await db.transaction().execute(async (trx) => {
    if (await markRefused(trx, refund_id))
      await writeEvent(trx, order_id, {
        actor: 'shop',
        note: `the provider refused the refund of ${amount}: ${refusal.message}`,
      });
  });
}
