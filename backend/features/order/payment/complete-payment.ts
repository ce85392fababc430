import type { Database } from '#backend/database/connection.ts';
import { continueCart } from '#backend/features/cart/ownership/continue-cart.ts';
import { removeOrderedLines } from '#backend/features/cart/ownership/remove-ordered-lines.ts';
import type { ProviderPayment } from '#backend/features/payment/payment-provider.ts';
import { isOpen, type PaymentState } from '#backend/features/payment/payment-states.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { mailOrderNotMade } from '../mail/enqueue-order-mails.ts';
import { lockCart, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { createOrder } from '../purchase/create-order.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { abandonPayment } from './abandon-payment.ts';
import { capturePayment } from './capture-payment.ts';
import {
  type CartPayment,
  changePayment,
  findOpenPayments,
  findPayment,
  findPaymentByReference,
  lockCartCheckout,
  type PaymentRow,
} from './payment.queries.ts';
import { recordProviderChanges } from './record-provider-changes.ts';
import { failUnstartedPayment, maxStartSeconds } from './start-payment.ts';
import { traceStep } from './trace-step.ts';

export type PurchaseOutcome = 'completed' | 'pending' | 'failed';

/**
 * The only path from a payment to its order, for returning customers, webhook events and the background job. It relies on
 * the state that the provider returns now, never on the event. It is idempotent: repeated, concurrent and interrupted calls
 * result in one order, one capture and one mail.
 */
export async function completePayment(services: OrderServices, paymentId: string): Promise<PurchaseOutcome> {
  const payment = await findPayment(services.db, paymentId);
  return payment ? (await completeLoadedPayment(services, payment)).outcome : 'failed';
}

/** Returns false if no payment has this reference. */
export async function completePaymentByReference(
  services: OrderServices,
  providerKey: string,
  reference: string,
): Promise<boolean> {
  const payment = await findPaymentByReference(services.db, reference, { providerKey });
  if (payment) await completeLoadedPayment(services, payment);
  // The event of a payment that has an order is about a refund or a dispute, or repeats an earlier one.
  if (payment?.state === 'captured') await recordProviderChanges(services, payment);
  return payment !== undefined;
}

interface CompletionResult {
  outcome: PurchaseOutcome;
  /** Set if this call has created the order. */
  order?: OrderRow | undefined;
}

/** `completePayment` for callers that have just read the payment. */
export async function completeLoadedPayment(
  services: OrderServices,
  payment: PaymentRow,
): Promise<CompletionResult> {
  if (payment.state === 'void') return { outcome: 'failed' };
  if (payment.order_id !== null) {
    await capturePayment(services, payment);
    return { outcome: 'completed' };
  }
  if (payment.reference === null) return { outcome: await expireUnstartedPayment(services, payment) };
  const providerPayment = await retrieveFromProvider(services, payment, payment.reference);
  traceStep(services, payment.payment_id, 'retrieved');
  if (providerPayment === 'unavailable') return { outcome: isOpen(payment) ? 'pending' : 'failed' };
  switch (providerPayment?.state) {
    case 'authorized':
    case 'captured':
      return completePaid(services, payment, providerPayment);
    case 'pending':
      return { outcome: isOpen(payment) ? 'pending' : 'failed' };
    default:
      await endPayment(services, payment, {
        state: providerPayment?.state ?? 'failed',
        failure: providerPayment?.failure ?? 'unknown',
      });
      return { outcome: 'failed' };
  }
}

/** If the provider is unavailable, the state of the payment is unknown, so it must not be marked as failed. */
async function retrieveFromProvider(
  { providers, log }: OrderServices,
  { payment_id, provider_key }: PaymentRow,
  reference: string,
): Promise<ProviderPayment | undefined | 'unavailable'> {
  const provider = providers.get(provider_key);
  try {
    return provider ? await provider.retrieve(reference) : 'unavailable';
  } catch (error) {
    log.warn({ err: error, paymentId: payment_id }, 'payment provider unavailable, will retry');
    return 'unavailable';
  }
}

async function completePaid(
  services: OrderServices,
  payment: PaymentRow,
  providerPayment: ProviderPayment,
): Promise<CompletionResult> {
  const { payment_id: paymentId, amount, currency_code } = payment;
  if (providerPayment.amount !== amount || providerPayment.currencyCode !== currency_code) {
    services.log.error(
      { paymentId, providerPayment, amount, currency_code },
      'paid amount differs from the requested amount, payment will be voided',
    );
    await voidAndNotify(services, payment, 'amount', providerPayment.amount);
    return { outcome: 'failed' };
  }
  const paidState = providerPayment.state === 'captured' ? 'captured' : 'authorized';
  let result: CompletionResult;
  try {
    result = await createOrderOfPayment(services, payment, paidState);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const { code } = error.extensions;
    services.log.warn({ paymentId, code }, 'order of a paid cart failed, payment will be voided');
    await voidAndNotify(services, payment, String(code));
    return { outcome: 'failed' };
  }
  if (result.outcome !== 'completed') return result;
  traceStep(services, paymentId, 'order-committed');
  await capturePayment(services, { ...payment, state: paidState }, result.order);
  return result;
}

/** Creates the cart's order in one transaction, unless the cart has one. Throws a ShopError if stock or codes are used up. */
function createOrderOfPayment(
  services: OrderServices,
  payment: PaymentRow,
  paidState: 'authorized' | 'captured',
): Promise<CompletionResult> {
  const { payment_id: paymentId, cart_id, draft } = payment;
  return services.db.transaction().execute(async (trx): Promise<CompletionResult> => {
    const state = await lockCartCheckout(trx, cart_id);
    const current = state?.payments.find(({ payment_id }) => payment_id === paymentId);
    if (!state || !current) return { outcome: 'failed' };
    if (current.order_id !== null) return { outcome: 'completed' };
    const hasOrder = state.payments.some(({ order_id }) => order_id !== null);
    if (hasOrder || !createsOrderWhenPaid(current)) {
      const failure = current.failure ?? 'paid-already';
      await changePayment(trx, paymentId, { state: 'void-due', failure, secondsToNextCheck: 0 });
      return { outcome: 'failed' };
    }
    // Carts are locked before SKUs in every transaction, to avoid deadlocks.
    if (state.merged_into === null) await continueCart(trx, cart_id, draft.lines);
    else await removeOrderedLines(trx, state.merged_into, draft.lines);
    const order = await createOrder(services, trx, { payment, paidState, reservations: state.reservations });
    for (const other of state.payments)
      if (other !== current && isOpen(other)) await abandonPayment(trx, other, 'paid-already');
    return { outcome: 'completed', order };
  });
}

/** A payment that is due for voiding creates no order, unless it was replaced and is paid first. */
function createsOrderWhenPaid({ state, failure }: CartPayment): boolean {
  if (state === 'void-due') return failure === 'replaced';
  return state !== 'void';
}

/** Queues a paid payment for voiding and mails the customer. Stock is released unless another payment is open. */
async function voidAndNotify(
  services: OrderServices,
  payment: PaymentRow,
  failure: string,
  paidAmount = payment.amount,
): Promise<void> {
  await endPayment(services, payment, { state: 'void-due', failure }, (trx) =>
    mailOrderNotMade(trx, payment.payment_id, { ...payment.draft, toPay: paidAmount }),
  );
}

async function endPayment(
  { db }: OrderServices,
  { payment_id, cart_id, state: before }: PaymentRow,
  { state, failure }: { state: Extract<PaymentState, 'failed' | 'cancelled' | 'void-due'>; failure: string },
  notify?: (trx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCart(trx, cart_id);
    // A payment queued for voiding that the provider has failed needs no void.
    const endState = before === 'void-due' && state !== 'void-due' ? 'void' : state;
    const secondsToNextCheck = endState === 'void-due' ? 0 : null;
    const isEnded = await changePayment(trx, payment_id, { state: endState, failure, secondsToNextCheck });
    if (!isEnded) return;
    if ((await findOpenPayments(trx, cart_id)).length === 0) await releaseStock(trx, cart_id);
    await notify?.(trx);
  });
}

/** Marks a payment as failed if the provider has not confirmed it in time. */
async function expireUnstartedPayment(
  services: OrderServices,
  payment: PaymentRow,
): Promise<PurchaseOutcome> {
  if (!isOpen(payment)) return 'failed';
  if (Date.now() - payment.created_at.getTime() < maxStartSeconds * 1000) return 'pending';
  await failUnstartedPayment(services, payment.payment_id, payment.cart_id, 'not-started');
  return 'failed';
}
