import type { Database } from '#backend/database/connection.ts';
import { cancelGiftCards } from '#backend/features/gift-card/refund-gift-cards.ts';
import { issueCreditNote } from '#backend/features/invoice/issue-documents.ts';
import { formatPlainMoney } from '#backend/pricing/format-plain-money.ts';
import { divideRounded } from '#backend/pricing/money.ts';
import { mailCancellation } from '../mail/enqueue-order-mails.ts';
import { type StateChange, writeEvent, writeState } from '../management/change-order.queries.ts';
import { linesOfOrder, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { changePayment, findPaymentOfOrder, type PaymentRow } from '../payment/payment.queries.ts';
import { runDuePayments } from '../payment/run-due-payments.ts';
import { insertRefunds, type NewRefund, refundsOfOrder } from '../refund/refund.queries.ts';
import { refundableAmounts } from '../refund/refundable-amounts.ts';
import { returnPrepaid } from '../refund/return-prepaid.ts';
import { runDueRefunds } from '../refund/run-due-refunds.ts';
import { requireLockedOrder } from '../require-order.ts';
import { returnStock } from '../stock/release-stock.ts';

/** Ends an order that has not been shipped: returns the stock, and voids or refunds the payment. */
export async function cancelOrder(
  services: OrderServices,
  orderId: number,
  change: StateChange,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId, change.to);
    await cancelGiftCards(trx, orderId);
    await writeState(trx, order, change);
    await returnStock(trx, await linesOfOrder(trx, orderId));
    const refunded = await refundRemaining(trx, order, change.note);
    const creditNote = await issueCreditNote(trx, orderId, null);
    await mailCancellation(trx, order, { ...refunded, creditNote });
  });
  // Sends the void or the refund now. Otherwise the background jobs would send it a little later.
  await runDuePayments(services);
  await runDueRefunds(services);
}

/** Voids the payment or refunds it, and credits prepaid amounts, except for what was refunded before. */
async function refundRemaining(
  trx: Database,
  order: OrderRow,
  reason: string,
): Promise<{ byMethod: number; prepaid: number }> {
  const { order_id: orderId, draft } = order;
  const payment = await findPaymentOfOrder(trx, orderId);
  const { byMethod, vatByMethod, prepaid, vatOfPrepaid } = refundableAmounts(
    draft.total,
    payment?.amount ?? 0,
    await refundsOfOrder(trx, orderId),
  );
  const isVoided = payment !== undefined && (await queueVoid(trx, payment));
  const credited = prepaid > 0 ? await creditPrepaid(trx, order, prepaid) : 0;
  const common = { order_id: orderId, order_line_id: null, quantity: null, vats: null, reason };
  const refunds: NewRefund[] = [];
  if (byMethod > 0 && !isVoided)
    refunds.push({ ...common, amount: byMethod, vat: vatByMethod, to_balance: false, state: 'due' });
  const vatOfCredited = prepaid > 0 ? divideRounded(vatOfPrepaid * credited, prepaid) : 0;
  const uncredited = { amount: prepaid - credited, vat: vatOfPrepaid - vatOfCredited };
  if (credited > 0)
    refunds.push({ ...common, amount: credited, vat: vatOfCredited, to_balance: true, state: 'done' });
  if (uncredited.amount > 0) refunds.push({ ...common, ...uncredited, to_balance: true, state: 'failed' });
  await insertRefunds(trx, refunds);
  return { byMethod, prepaid: credited };
}

/** Returns the credited amount. If it is less than the prepaid amount, an event asks the merchant to refund the rest. */
async function creditPrepaid(trx: Database, order: OrderRow, prepaid: number): Promise<number> {
  const { toGiftCode, toBalance } = await returnPrepaid(trx, order, prepaid);
  const rest = prepaid - toGiftCode - toBalance;
  if (rest > 0) {
    const amount = formatPlainMoney(rest, order.currency_code);
    const note = `could not credit ${amount} to balance or gift code: refund manually`;
    await writeEvent(trx, order.order_id, { actor: 'shop', note });
  }
  return prepaid - rest;
}

/** Returns false if there is nothing to void: the payment is captured or has no amount. */
async function queueVoid(trx: Database, { payment_id, amount }: PaymentRow): Promise<boolean> {
  if (amount === 0) return false;
  return changePayment(trx, payment_id, {
    state: 'void-due',
    failure: 'order-cancelled',
    secondsToNextCheck: 0,
  });
}
