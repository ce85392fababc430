import type { Database } from '#backend/database/connection.ts';
import { isUnsettled } from '#backend/features/payment/payment-states.ts';
import type { OrderServices } from '../order-services.ts';
import { abandonPayment } from '../payment/abandon-payment.ts';
import { completePayment } from '../payment/complete-payment.ts';
import { findUnsettledPaymentsOfMergedCarts, lockCartCheckout } from '../payment/payment.queries.ts';
import { releaseStock } from '../stock/release-stock.ts';

/**
 * A guest may sign in while paying, and the guest's lines are then merged into the customer's cart. Before that cart is
 * ordered, the guest's payment either creates its order, which removes its items from this cart, or is abandoned. Returns
 * true if it has created an order.
 */
export async function settleMergedCarts(services: OrderServices, cartId: string): Promise<boolean> {
  let isOrdered = false;
  for (const { payment_id, cart_id } of await findUnsettledPaymentsOfMergedCarts(services.db, cartId))
    if ((await completePayment(services, payment_id)) === 'completed') isOrdered = true;
    else await abandonPaymentsOfCart(services.db, cart_id);
  return isOrdered;
}

async function abandonPaymentsOfCart(db: Database, cartId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const state = await lockCartCheckout(trx, cartId);
    for (const payment of state?.payments ?? [])
      if (isUnsettled(payment)) await abandonPayment(trx, payment, 'merged');
    await releaseStock(trx, cartId);
  });
}
