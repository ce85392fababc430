import { ShopError } from '#backend/graphql/errors.ts';
import { cancelOrder } from '../cancellation/cancel-order.ts';
import type { OrderServices } from '../order-services.ts';
import { ORDER_STATE_RULES } from '../order-transitions.ts';
import { requireLockedOrder, requireOrder } from '../require-order.ts';
import { type StateChange, writeState } from './change-order.queries.ts';
import { completeWithoutShipment, hasGoodsToShip, shipOrder } from './ship-order.ts';

/** Changes the state of an order, with the effects of the new state on stock, payment and mail. */
export async function changeOrderState(
  services: OrderServices,
  orderId: number,
  change: StateChange,
): Promise<void> {
  switch (ORDER_STATE_RULES[change.to].effect) {
    case 'cancel':
      return cancelOrder(services, orderId, change);
    case 'ship':
      if (!hasGoodsToShip(await requireOrder(services.db, orderId)))
        return completeWithoutShipment(services, orderId, change);
      return shipOrder(services, orderId, { ...change, parcelNumber: null, trackingLink: null });
    case 'refund':
      throw new ShopError('ORDER_STATE', `Only a refund changes an order to ${change.to}.`);
    case 'none':
      return services.db.transaction().execute(async (trx) => {
        const order = await requireLockedOrder(trx, orderId, change.to);
        await writeState(trx, order, change);
      });
  }
}
