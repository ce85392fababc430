import type { Database } from '#backend/database/connection.ts';
import { FIRST_ORDER_STATE } from '../order-transitions.ts';
import { writeState } from './change-order.queries.ts';
import { lockDeliveredOrders } from './delivered-orders.queries.ts';

const batchSize = 200;

/**
 * Background job: completes paid orders of downloads and mailed gift cards, which have no shipment. The customer has
 * everything, so nothing is mailed. An order waits while a download has no files, and while it is in another state, such as
 * `on-hold`. Returns whether there may be more.
 */
export function completeDeliveredOrders(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const orders = await lockDeliveredOrders(trx, FIRST_ORDER_STATE, batchSize);
    for (const order of orders)
      await writeState(trx, order, {
        to: 'completed',
        actor: 'shop',
        note: 'Everything is delivered; nothing is shipped.',
      });
    return orders.length === batchSize;
  });
}
