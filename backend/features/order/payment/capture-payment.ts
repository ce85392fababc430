import { issueInvoice } from '#backend/features/invoice/issue-documents.ts';
import { ProviderUnavailableError } from '#backend/features/payment/payment-provider.ts';
import { findOrder, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { changePayment, type PaymentRow } from './payment.queries.ts';
import { traceStep } from './trace-step.ts';

/**
 * Goods are paid when they are shipped, unless the payment method captures at once. Orders without a shipment are always
 * captured at once, and so are orders with gift cards, which are mailed when they are paid, and pre-orders, whose
 * authorisation would expire before the day of publication.
 */
export function isCapturedAtOnce({
  capture,
  draft,
}: Pick<PaymentRow, 'draft'> & Partial<PaymentRow>): boolean {
  return (
    capture === 'at-once' ||
    !draft.lines.some(({ needsDelivery }) => needsDelivery) ||
    draft.lines.some(({ isGiftCard, preOrderDate }) => isGiftCard || preOrderDate)
  );
}

/**
 * Captures the payment of a new order, unless it is captured on shipment. The background job retries a failed capture. A caller
 * that has just created the order passes it, so that it is not read again.
 */
export async function capturePayment(
  services: OrderServices,
  payment: PaymentRow,
  createdOrder?: OrderRow,
): Promise<void> {
  if (payment.state !== 'authorized' || !isCapturedAtOnce(payment)) return;
  try {
    await capturePaymentNow(services, payment, createdOrder);
  } catch (error) {
    services.log.warn({ err: error, paymentId: payment.payment_id }, 'payment capture failed, will retry');
  }
}

/** Captures on shipment or at the merchant's request, by any payment method. The provider's call has an idempotency key. */
export async function capturePaymentNow(
  services: OrderServices,
  payment: PaymentRow,
  createdOrder?: OrderRow,
): Promise<void> {
  const { payment_id: paymentId, provider_key, reference, amount } = payment;
  if (payment.state !== 'authorized') return;
  const provider = services.providers.get(provider_key);
  if (!provider)
    throw new ProviderUnavailableError(`The payment provider ${provider_key} is not configured.`);
  if (reference === null) throw new Error(`Payment ${paymentId} has no provider reference.`);
  await provider.capture(reference, amount, `capture:${paymentId}`);
  traceStep(services, paymentId, 'captured');
  // If the order was cancelled during the call, the payment stays due for voiding, and the captured amount is refunded.
  await services.db.transaction().execute(async (trx) => {
    const change = { state: 'captured', secondsToNextCheck: null } as const;
    if (!(await changePayment(trx, paymentId, change, 'authorized'))) return;
    // The public id of an order is the id of its payment.
    const order = createdOrder ?? (await findOrder(trx, { publicId: paymentId }));
    if (order) await issueInvoice(trx, order);
  });
  traceStep(services, paymentId, 'capture-written');
}
