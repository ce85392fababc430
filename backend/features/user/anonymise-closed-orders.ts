import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { anonymisePayment, restrictAndAnonymise } from './anonymise-order.ts';
import {
  deleteHandledMails,
  lockMarkedClosedOrders,
  lockMarkedEndedPayments,
  markOrdersOfMarkedPayments,
} from './delete-user.queries.ts';

const batchSize = 50;

/**
 * Background job: anonymises orders and payments that were still open when their customer had the data erased, once they are
 * closed. Returns whether there may be more.
 */
export function anonymiseClosedOrders(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await markOrdersOfMarkedPayments(trx);
    const orders = await lockMarkedClosedOrders(trx, batchSize);
    for (const order of orders) {
      await restrictAndAnonymise(trx, order);
      await deleteHandledMails(trx, (order.draft as unknown as OrderDraft).email);
    }
    const payments = await lockMarkedEndedPayments(trx, batchSize);
    for (const payment of payments) await anonymisePayment(trx, payment);
    return orders.length === batchSize || payments.length === batchSize;
  });
}
