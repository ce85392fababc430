import type { OrderServices } from './order-services.ts';
import { changePayment, type PaymentRow } from './payment.queries.ts';
import { traceStep } from './trace-step.ts';

/**
 * Takes the money of an order where the way to pay takes it at once. The key makes it one capture however often it is
 * tried; a provider that does not answer is tried again by the sweeper.
 */
export async function capturePayment(services: OrderServices, payment: PaymentRow): Promise<void> {
  if (payment.state !== 'authorized' || payment.capture !== 'at-once') return;
  try {
    await captureNow(services, payment);
  } catch (error) {
    services.log.warn({ err: error, paymentId: payment.payment_id }, 'a payment could not be captured yet');
  }
}

/** Whatever the way to pay says of it: the goods leave, or the merchant wants it. */
export async function captureNow(services: OrderServices, payment: PaymentRow): Promise<void> {
  const { payment_id: paymentId, provider_key, reference, amount } = payment;
  if (payment.state !== 'authorized') return;
  const provider = services.providers.get(provider_key);
  if (!provider || reference === null) throw new Error(`There is no payment provider ${provider_key}.`);
  await provider.capture(reference, amount, `capture:${paymentId}`);
  traceStep(services, paymentId, 'captured');
  // An order that is cancelled at this moment stays so: whoever lets go of its payment finds it captured, and pays it back.
  await changePayment(services.db, paymentId, { state: 'captured', nextLookIn: null }, 'authorized');
  traceStep(services, paymentId, 'capture-written');
}
