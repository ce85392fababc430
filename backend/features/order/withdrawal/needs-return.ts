import type { OrderState } from '#contract/order/order-states.ts';
import type { LineQuantity } from '../line-quantity.ts';
import type { OrderRow } from '../order.queries.ts';

/** In every other state the shop may have sent a part of the order. */
const statesBeforeShipping: readonly OrderState[] = [
  'pending',
  'pending-payment',
  'inactive',
  'cancelled',
  'out-of-stock',
];

/** Whether the shop has sent goods, or may have sent a part of them. */
export function hasSentGoods({ state, shipped_at }: Pick<OrderRow, 'state' | 'shipped_at'>): boolean {
  return shipped_at !== null || !statesBeforeShipping.includes(state);
}

/** Whether the customer has goods to send back: not downloads, and not goods that the shop has not sent. */
export function needsReturn(
  order: Pick<OrderRow, 'state' | 'shipped_at' | 'draft'>,
  withdrawn: readonly LineQuantity[],
): boolean {
  return (
    hasSentGoods(order) && withdrawn.some(({ index }) => order.draft.lines[index]?.needsDelivery ?? true)
  );
}
