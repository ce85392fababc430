import type { OrderMilestone } from '#contract/order/timeline-requests.ts';
import type { OrderServices } from '../order-services.ts';
import { requireOrder } from '../require-order.ts';
import { writeMilestone } from '../timeline/timeline.queries.ts';

/** Records that an order was packed, delivered or returned, for its timeline. The state of the order does not change. */
export async function markOrder(
  { db }: Pick<OrderServices, 'db'>,
  orderId: number,
  kind: OrderMilestone,
): Promise<void> {
  await requireOrder(db, orderId);
  await writeMilestone(db, orderId, { kind, at: new Date() });
}
