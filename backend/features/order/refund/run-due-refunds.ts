import { ProviderRejectedError } from '#backend/features/payment/payment-provider.ts';
import { formatPlainMoney } from '#backend/pricing/format-plain-money.ts';
import { writeEvent } from '../management/change-order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { findPaymentOfOrder } from '../payment/payment.queries.ts';
import { traceStep } from '../payment/trace-step.ts';
import { type DueRefund, markRefunded, markRefundFailed, takeDueRefunds } from './refund.queries.ts';

const batchSize = 20;
const backoff = { firstSeconds: 30, maxSeconds: 60 * 60 };

/**
 * Background job: sends due refunds to their providers. The idempotency key makes retries safe. Returns whether there were
 * any.
 */
export async function runDueRefunds(services: OrderServices): Promise<boolean> {
  const due = await takeDueRefunds(services.db, batchSize, backoff);
  for (const refund of due)
    try {
      await sendRefund(services, refund);
    } catch (error) {
      const { refund_id: refundId, order_id: orderId } = refund;
      if (error instanceof ProviderRejectedError) await closeRejectedRefund(services, refund, error);
      else services.log.error({ err: error, refundId, orderId }, 'refund failed, will retry');
    }
  return due.length > 0;
}

async function sendRefund(
  services: OrderServices,
  { refund_id, order_id, amount }: DueRefund,
): Promise<void> {
  const { db, providers } = services;
  const payment = await findPaymentOfOrder(db, order_id);
  const provider = payment && providers.get(payment.provider_key);
  if (!provider || !payment.reference)
    throw new Error(`Order ${order_id} has no payment at a configured provider.`);
  traceStep(services, payment.payment_id, 'refund-taken');
  const reference = await provider.refund(payment.reference, amount, `refund:${refund_id}`);
  traceStep(services, payment.payment_id, 'refunded');
  await markRefunded(db, refund_id, reference);
  traceStep(services, payment.payment_id, 'refund-written');
}

/** A rejected refund is not retried. The event asks the merchant to refund in another way. */
async function closeRejectedRefund(
  { db, log }: OrderServices,
  { refund_id, order_id, amount, currency_code }: DueRefund,
  error: ProviderRejectedError,
): Promise<void> {
  log.error({ err: error, refundId: refund_id, orderId: order_id }, 'refund rejected by the provider');
  await db.transaction().execute(async (trx) => {
    if (await markRefundFailed(trx, refund_id))
      await writeEvent(trx, order_id, {
        actor: 'shop',
        note: `the provider rejected the refund of ${formatPlainMoney(amount, currency_code)}: ${error.message}`,
      });
  });
}
