import { ShopError } from '#backend/graphql/errors.ts';
import type { CancellationAnswer, CancellationRequest } from '#contract/order-requests.ts';
import { cancelOrder } from './cancel-order.ts';
import { hasBeen } from './change-order.queries.ts';
import { findAuthorizedOrder } from './find-authorized-order.ts';
import type { OrderRow } from './order.queries.ts';
import type { OrderServices } from './order-services.ts';
import { canBecome } from './order-states.ts';

/** A customer changes their mind before anything has left: in two steps, of which the first only shows. */
export async function cancelByCustomer(
  services: OrderServices,
  request: CancellationRequest,
  customerId: number | null,
): Promise<CancellationAnswer> {
  const order = await findAuthorizedOrder(services, request, customerId);
  // Pressed twice, it is cancelled all the same.
  if (order.state === 'cancelled') return answer(order, true);
  if (!mayBeCancelled(order) || (await hasBeen(services.db, order.order_id, 'partial')))
    throw new ShopError('ORDER_STATE', 'The order is on its way, or delivered, and cannot be cancelled.');
  if (!request.confirm) return answer(order, false);
  try {
    await cancelOrder(services, order.order_id, { to: 'cancelled', actor: 'customer', note: '' });
  } catch (error) {
    // Two tabs at once: the other was faster.
    const now = await findAuthorizedOrder(services, request, customerId);
    if (now.state !== 'cancelled') throw error;
  }
  return answer(order, true);
}

/** What was downloaded is delivered. What was sent in part once stays so, whatever became of the order since. */
function mayBeCancelled({ state, shipped_at, draft }: OrderRow): boolean {
  return (
    canBecome(state, 'cancelled') &&
    shipped_at === null &&
    draft.lines.every(({ needsDelivery }) => needsDelivery)
  );
}

function answer(
  { order_id, public_id, placed_at, draft }: OrderRow,
  isCancelled: boolean,
): CancellationAnswer {
  return {
    order: {
      orderNumber: String(order_id),
      publicId: public_id,
      placedAt: placed_at.toISOString(),
      lines: draft.lines.map(({ name, variant, quantity }, place) => ({ place, name, variant, quantity })),
    },
    isCancelled,
  };
}
