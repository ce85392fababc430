import { ShopError } from '#backend/graphql/errors.ts';
import { ORDER_STATE_FACTS } from '#contract/order/order-states.ts';
import type { OrderMilestone } from '#contract/order/timeline-requests.ts';
import type { OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { requireLockedOrder } from '../require-order.ts';
import { writeMilestone } from '../timeline/timeline.queries.ts';
import { hasSentGoods } from '../withdrawal/needs-return.ts';
import { hasGoodsToShip } from './ship-order.ts';

/** Records that an order was packed, delivered or returned, for its timeline. The state of the order does not change. */
export async function markOrder(
  { db }: Pick<OrderServices, 'db'>,
  orderId: number,
  kind: OrderMilestone,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    rejectWrongOrder(await requireLockedOrder(trx, orderId), kind);
    await writeMilestone(trx, orderId, kind);
  });
}

/** Goods are packed before shipment, and delivered or returned after it. */
function rejectWrongOrder(order: OrderRow, kind: OrderMilestone): void {
  const { order_id, state } = order;
  const reject = (reason: string) => {
    throw new ShopError('ORDER_STATE', `Order ${order_id} cannot be marked as ${kind}: ${reason}`);
  };
  if (!hasGoodsToShip(order)) reject('it has nothing to ship.');
  // Orders that were completed before the column `shipped_at` existed were shipped too.
  const isShipped = order.shipped_at !== null || state === 'completed';
  if (kind === 'packed') {
    if (isShipped) reject('it is shipped already.');
    if (ORDER_STATE_FACTS[state].isFinished) reject(`it is ${state}.`);
    return;
  }
  // Staff may have sent a part of an order that is not shipped as a whole.
  if (isShipped || (kind === 'returned' && hasSentGoods(order))) return;
  if (ORDER_STATE_FACTS[state].isFinished) reject(`it is ${state}, and was never shipped.`);
  reject(`it is not shipped. Use "orders ship ${order_id}" first.`);
}
