import { completePayment } from './complete-payment.ts';
import { findOrder } from './order.queries.ts';
import type { OrderServices } from './order-services.ts';
import { changePayment, type PaymentRow } from './payment.queries.ts';

/**
 * Lets go of a payment that no order comes of: what was authorised is cancelled, what was captured is paid back. One that was
 * only given up for another gives the order nevertheless, if it was paid first.
 */
export async function voidPayment(services: OrderServices, payment: PaymentRow): Promise<void> {
  const { payment_id: paymentId, provider_key, reference, failure, cart_id } = payment;
  const provider = services.providers.get(provider_key);
  if (!provider || reference === null) return;
  const seen = await provider.look(reference);
  const isPaid = seen?.state === 'authorized' || seen?.state === 'captured';
  if (isPaid && failure === 'replaced' && !(await findOrder(services.db, { cartId: cart_id }))) {
    await completePayment(services, paymentId);
    return;
  }
  if (seen?.state === 'captured' && seen.refunded < seen.amount)
    await provider.refund(reference, seen.amount - seen.refunded, `void-refund:${paymentId}`);
  if (seen?.state === 'authorized' || seen?.state === 'pending')
    await provider.cancel(reference, `void:${paymentId}`);
  await changePayment(services.db, paymentId, { state: 'void', nextLookIn: null });
}
