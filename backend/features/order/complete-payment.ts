import type { Database } from '#backend/database/connection.ts';
import { takeOutOrdered } from '#backend/features/cart/take-out-ordered.ts';
import type { ProviderPayment } from '#backend/features/payment/payment-provider.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { capturePayment } from './capture-payment.ts';
import { giveUpPayment } from './give-up-payment.ts';
import { makeOrder } from './make-order.ts';
import { lockCart, type OrderRow } from './order.queries.ts';
import { mailNotMade } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';
import {
  changePayment,
  findPayment,
  lockPursuit,
  openPaymentsOf,
  type PaymentRow,
  type PaymentStanding,
} from './payment.queries.ts';
import { isOpen, type PaymentState } from './payment-states.ts';
import { releaseStock } from './release-stock.ts';
import { failUnstarted } from './start-payment.ts';
import { traceStep } from './trace-step.ts';

export type Completion = 'completed' | 'pending' | 'failed';

const millisecondsToStart = 2 * 60 * 1000;

/**
 * The one way from a payment to its order, whoever asks: the customer who comes back, what the provider sent, the sweeper.
 * Only what the provider says when it is asked counts. However often and from how many places it is called, and wherever it
 * is cut short, there is one order, one capture and one mail in the end.
 */
export async function completePayment(services: OrderServices, paymentId: string): Promise<Completion> {
  const payment = await findPayment(services.db, paymentId);
  return payment ? (await completeFound(services, payment)).outcome : 'failed';
}

export interface Completed {
  outcome: Completion;
  /** If it was made just now. */
  order?: OrderRow;
}

/** The same, for whoever has just read the payment. */
export async function completeFound(services: OrderServices, payment: PaymentRow): Promise<Completed> {
  if (payment.state === 'void') return { outcome: 'failed' };
  if (payment.order_id !== null) {
    await capturePayment(services, payment);
    return { outcome: 'completed' };
  }
  if (payment.reference === null) return { outcome: await giveUpUnstarted(services, payment) };
  const seen = await lookAt(services, payment, payment.reference);
  traceStep(services, payment.payment_id, 'looked');
  if (seen === 'unavailable') return { outcome: isOpen(payment) ? 'pending' : 'failed' };
  switch (seen?.state) {
    case 'authorized':
    case 'captured':
      return completeWith(services, payment, seen);
    case 'pending':
      return { outcome: isOpen(payment) ? 'pending' : 'failed' };
    default:
      await endPayment(services, payment, seen?.state ?? 'failed', seen?.failure ?? 'unknown');
      return { outcome: 'failed' };
  }
}

/** A provider that does not answer has not said no. */
async function lookAt(
  { providers, log }: OrderServices,
  { payment_id, provider_key }: PaymentRow,
  reference: string,
): Promise<ProviderPayment | undefined | 'unavailable'> {
  const provider = providers.get(provider_key);
  try {
    return provider ? await provider.look(reference) : 'unavailable';
  } catch (error) {
    log.warn({ err: error, paymentId: payment_id }, 'the payment provider does not answer');
    return 'unavailable';
  }
}

async function completeWith(
  services: OrderServices,
  payment: PaymentRow,
  seen: ProviderPayment,
): Promise<Completed> {
  const { payment_id: paymentId, amount, currency_code, cart_id } = payment;
  if (seen.amount !== amount || seen.currencyCode !== currency_code) {
    services.log.error(
      { paymentId, seen, amount, currency_code },
      'another amount was paid than was asked for',
    );
    await voidLater(services, payment, 'amount', seen.amount);
    return { outcome: 'failed' };
  }
  const paid = seen.state === 'captured' ? 'captured' : 'authorized';
  let order: OrderRow | undefined;
  try {
    const isMade = await services.db.transaction().execute(async (trx) => {
      const pursuit = await lockPursuit(trx, cart_id);
      if (!pursuit) return false;
      const { payments, held, merged_into } = pursuit;
      const current = payments.find(({ payment_id }) => payment_id === paymentId);
      if (!current || current.order_id !== null) return current !== undefined;
      // One cart gives one order, and every order has its payment.
      const hasOrder = payments.some(({ order_id }) => order_id !== null);
      if (hasOrder || !mayGiveOrder(current)) {
        const failure = current.failure ?? 'paid-already';
        await changePayment(trx, paymentId, { state: 'void-due', failure, nextLookIn: 0 });
        return false;
      }
      // Before any goods are locked, as everybody does with carts.
      if (merged_into !== null) await takeOutOrdered(trx, merged_into, payment.draft.lines);
      order = await makeOrder(services, trx, payment, paid, held);
      for (const other of payments)
        if (other !== current && isOpen(other)) await giveUpPayment(trx, other, 'paid-already');
      return true;
    });
    if (!isMade) return { outcome: 'failed' };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    services.log.warn({ paymentId, code: error.extensions.code }, 'a paid cart could not become an order');
    await voidLater(services, payment, String(error.extensions.code));
    return { outcome: 'failed' };
  }
  traceStep(services, paymentId, 'order-committed');
  await capturePayment(services, { ...payment, state: paid });
  return { outcome: 'completed', ...(order ? { order } : {}) };
}

/** One that was given up for another may have been paid first. One that was refused stays refused. */
function mayGiveOrder({ state, failure }: PaymentStanding): boolean {
  return state !== 'void' && (state !== 'void-due' || failure === 'replaced');
}

/** Lets go of the money, and of the goods unless another payment is under way for them. Whoever paid is told. */
async function voidLater(
  services: OrderServices,
  payment: PaymentRow,
  failure: string,
  paid = payment.amount,
): Promise<void> {
  await endPayment(services, payment, 'void-due', failure, (trx) =>
    mailNotMade(trx, payment.payment_id, { ...payment.draft, toPay: paid }),
  );
}

async function endPayment(
  { db }: OrderServices,
  { payment_id, cart_id, state: before }: PaymentRow,
  state: Extract<PaymentState, 'failed' | 'cancelled' | 'void-due'>,
  failure: string,
  tell?: (trx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCart(trx, cart_id);
    // What was to be let go of is gone by itself.
    const end = before === 'void-due' && state !== 'void-due' ? 'void' : state;
    const nextLookIn = end === 'void-due' ? 0 : null;
    const isEnded = await changePayment(trx, payment_id, { state: end, failure, nextLookIn });
    if (isEnded && (await openPaymentsOf(trx, cart_id)).length === 0) await releaseStock(trx, cart_id);
    if (isEnded) await tell?.(trx);
  });
}

async function giveUpUnstarted(services: OrderServices, payment: PaymentRow): Promise<Completion> {
  if (!isOpen(payment)) return 'failed';
  if (Date.now() - payment.created_at.getTime() < millisecondsToStart) return 'pending';
  await failUnstarted(services, payment.payment_id, payment.cart_id, 'not-started');
  return 'failed';
}
