import { type StateChange, writeState } from './change-order.queries.ts';
import { linesOfOrder } from './order.queries.ts';
import { mailCancellation } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';
import { changePayment, findPaymentOfOrder } from './payment.queries.ts';
import { insertRefunds } from './refund.queries.ts';
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
    await returnPaidBefore(trx, order, order.draft.paidByGiftCode + order.draft.paidByBalance);
    const payment = await findPaymentOfOrder(trx, orderId);
    await mailCancellation(trx, order, payment?.amount ?? 0);
    if (!payment || payment.amount === 0) return;
    const isLetGo = await changePayment(trx, payment.payment_id, {
      state: 'void-due',
      failure: 'order-cancelled',
      nextLookIn: 0,
    });
    if (isLetGo) return;
    const { total } = order.draft;
    await insertRefunds(trx, [
      {
        order_id: orderId,
        order_line_id: null,
        quantity: null,
        amount: payment.amount,
        vat: total.incVat - total.exVat,
        reason: change.note,
        to_balance: false,
        state: 'due',
      },
    ]);
  });
  // The sweeper would do it in a moment.
  await runDuePayments(services);
  await runDueRefunds(services);
}
