import { ShopError } from '#backend/graphql/errors.ts';
import { cancelOrder } from './cancel-order.ts';
import { type StateChange, writeState } from './change-order.queries.ts';
import type { OrderServices } from './order-services.ts';
import { endsWithoutDelivery } from './order-states.ts';
import { requireLockedOrder } from './require-order.ts';
import { shipOrder } from './ship-order.ts';

/** Moves an order where its state allows it, with all that the new state means for goods, money and mail. */
export async function moveOrder(
  services: OrderServices,
  orderId: number,
  change: StateChange,
): Promise<void> {
  if (endsWithoutDelivery(change.to)) return cancelOrder(services, orderId, change);
  if (change.to === 'completed')
    return shipOrder(services, orderId, { ...change, parcelNumber: null, trackingLink: null });
  if (change.to === 'refunded') throw new ShopError('ORDER_STATE', 'An order becomes refunded by a refund.');
  await services.db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId, change.to);
    await writeState(trx, order, change);
  });
}
