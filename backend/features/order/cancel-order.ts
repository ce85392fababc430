import type { Database } from '#backend/database/connection.ts';
import { type StateChange, writeEvent, writeState } from './change-order.queries.ts';
import { leftToPayBack } from './left-to-pay-back.ts';
import { linesOfOrder, type OrderRow } from './order.queries.ts';
import { mailCancellation } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';
import { changePayment, findPaymentOfOrder } from './payment.queries.ts';
import { insertRefunds, type NewRefund, refundsOfOrder } from './refund.queries.ts';
import { returnStock } from './release-stock.ts';
import { requireLockedOrder } from './require-order.ts';
import { returnPaidBefore } from './return-paid-before.ts';
import { runDuePayments } from './run-due-payments.ts';
import { runDueRefunds } from './run-due-refunds.ts';

/** Ends an order before its goods have left: they go back to the shelf, and the money to whoever paid. */
export async function cancelOrder(
  services: OrderServices,
  orderId: number,
  change: StateChange,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId, change.to);
    await writeState(trx, order, change);
    await returnStock(trx, await linesOfOrder(trx, orderId));
    await mailCancellation(trx, order, await payBackRest(trx, order, change.note));
  });
  // The sweeper would do it in a moment.
  await runDuePayments(services);
  await runDueRefunds(services);
}

/** Lets go of the payment or refunds it, and returns what was paid before: all but what was given back already. */
async function payBackRest(
  trx: Database,
  order: OrderRow,
  reason: string,
): Promise<{ byMethod: number; before: number }> {
  const { order_id: orderId, draft } = order;
  const payment = await findPaymentOfOrder(trx, orderId);
  const given = await refundsOfOrder(trx, orderId);
  const left = leftToPayBack(draft.total, payment?.amount ?? 0, given);
  const isLetGo =
    payment !== undefined &&
    payment.amount > 0 &&
    (await changePayment(trx, payment.payment_id, {
      state: 'void-due',
      failure: 'order-cancelled',
      nextLookIn: 0,
    }));
  const about = { order_id: orderId, order_line_id: null, quantity: null, reason };
  const refunds: NewRefund[] = [];
  if (left.byMethod > 0 && !isLetGo)
    refunds.push({
      ...about,
      amount: left.byMethod,
      vat: left.vatByMethod,
      to_balance: false,
      state: 'due',
    });
  const isReturned = left.before > 0 && (await returnPaidBefore(trx, order, left.before));
  if (left.before > 0)
    refunds.push({
      ...about,
      amount: left.before,
      vat: left.vatBefore,
      to_balance: true,
      state: isReturned ? 'done' : 'failed',
    });
  if (left.before > 0 && !isReturned)
    await writeEvent(trx, orderId, {
      actor: 'shop',
      note: `neither balance nor gift code takes ${left.before}: pay it back by hand`,
    });
  await insertRefunds(trx, refunds);
  return { byMethod: left.byMethod, before: isReturned ? left.before : 0 };
}
