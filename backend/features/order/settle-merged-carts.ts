import type { Database } from '#backend/database/connection.ts';
import { completePayment } from './complete-payment.ts';
import { giveUpPayment } from './give-up-payment.ts';
import type { OrderServices } from './order-services.ts';
import { lockPursuit, unsettledPaymentsOfMerged } from './payment.queries.ts';
import { mayStillGiveOrder } from './payment-states.ts';
import { releaseStock } from './release-stock.ts';

/**
 * A guest who was about to pay may have signed in elsewhere, where the lines joined this cart. Before it is ordered, such a
 * payment has given its order, which takes its goods out of this cart (then the answer is true), or gives none any more.
 */
export async function settleMergedCarts(services: OrderServices, cartId: string): Promise<boolean> {
  let isOrdered = false;
  for (const { payment_id, cart_id } of await unsettledPaymentsOfMerged(services.db, cartId))
    if ((await completePayment(services, payment_id)) === 'completed') isOrdered = true;
    else await giveUpAll(services.db, cart_id);
  return isOrdered;
}

async function giveUpAll(db: Database, cartId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const pursuit = await lockPursuit(trx, cartId);
    for (const payment of pursuit?.payments ?? [])
      if (mayStillGiveOrder(payment)) await giveUpPayment(trx, payment, 'merged');
    await releaseStock(trx, cartId);
  });
}
