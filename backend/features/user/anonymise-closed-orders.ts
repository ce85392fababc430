import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { anonymiseDraft } from './anonymise-draft.ts';
import {
  deleteHandledMails,
  lockMarkedClosedOrders,
  lockMarkedEndedPayments,
  markOrdersOfMarkedPayments,
  replaceOrderDraft,
  replacePaymentDraft,
} from './delete-user.queries.ts';

const batchSize = 50;

/** Anonymises orders and payments that were still open when their customer deleted the account, once they are closed. */
export function anonymiseClosedOrders(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await markOrdersOfMarkedPayments(trx);
    const orders = await lockMarkedClosedOrders(trx, batchSize);
    for (const order of orders) {
      const draft = order.draft as unknown as OrderDraft;
      await replaceOrderDraft(trx, order.order_id, anonymiseDraft(draft));
      await deleteHandledMails(trx, draft.email);
    }
    const payments = await lockMarkedEndedPayments(trx, batchSize);
    for (const { payment_id, draft } of payments)
      await replacePaymentDraft(trx, payment_id, anonymiseDraft(draft as unknown as OrderDraft));
    return orders.length === batchSize || payments.length === batchSize;
  });
}
