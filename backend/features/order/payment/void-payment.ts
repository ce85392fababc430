import { findOrder } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { completePayment } from './complete-payment.ts';
import { changePayment, type PaymentRow } from './payment.queries.ts';

/**
 * Voids a payment at the provider: cancels an authorized amount, refunds a captured one. A replaced payment that the
 * customer has paid first creates the order instead.
 */
export async function voidPayment(services: OrderServices, payment: PaymentRow): Promise<void> {
  const { payment_id: paymentId, provider_key, reference, failure, cart_id } = payment;
  const provider = services.providers.get(provider_key);
  if (!provider || reference === null) return;
  const providerPayment = await provider.retrieve(reference);
  const state = providerPayment?.state;
  const isPaid = state === 'authorized' || state === 'captured';
  if (isPaid && failure === 'replaced' && !(await findOrder(services.db, { cartId: cart_id }))) {
    await completePayment(services, paymentId);
    return;
  }
  if (providerPayment?.state === 'captured' && providerPayment.refunded < providerPayment.amount)
    await provider.refund(
      reference,
      providerPayment.amount - providerPayment.refunded,
      `void-refund:${paymentId}`,
    );
  if (state === 'authorized' || state === 'pending') await provider.cancel(reference, `void:${paymentId}`);
  await changePayment(services.db, paymentId, { state: 'void', secondsToNextCheck: null });
}
