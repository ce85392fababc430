import type { Database } from '#backend/database/connection.ts';
import type { OrderState } from '#contract/order/order-states.ts';
import { lockSoldCounts, updateSoldCounts } from './best-seller.queries.ts';

/** Best-seller lists count the orders of this many days. */
const countedDays = 90;
/** Orders that are not paid yet, or that sold nothing in the end. */
const uncountedStates: OrderState[] = ['pending-payment', 'cancelled', 'out-of-stock', 'refunded'];

/** Background job: counts the sold units of each product, for the sort order `MOST_SOLD`. Returns how many products changed. */
export function countSales(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockSoldCounts(trx);
    return updateSoldCounts(trx, countedDays, uncountedStates);
  });
}
