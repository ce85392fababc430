import type { Database } from '#backend/database/connection.ts';
import { hasIssuedCard } from '#backend/features/gift-card/refund-gift-cards.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CancellationRequest, CancellationResponse } from '#contract/order/order-requests.ts';
import { findAuthorizedOrder } from '../customer-requests/find-authorized-order.ts';
import { hasBeenInState } from '../management/change-order.queries.ts';
import type { OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { canBecome } from '../order-transitions.ts';
import { findDeliveredLines } from '../withdrawal/withdrawal.queries.ts';
import { cancelOrder } from './cancel-order.ts';

/** Cancels an order for its buyer, before shipment. Without `confirm` it only returns the order. */
export async function cancelByCustomer(
  services: OrderServices,
  request: CancellationRequest,
  customerId: number | null,
): Promise<CancellationResponse> {
  const order = await findAuthorizedOrder(services, request, customerId);
  // A form that is submitted twice gets the same response.
  if (order.state === 'cancelled') return cancellationResponse(order, { isCancelled: true });
  const isAllowed = isCancellable(order, await hasDeliveredParts(services.db, order));
  // Staff record in the state `partial` that they have sent a part of the order.
  const isPartlySent = await hasBeenInState(services.db, order.order_id, 'partial');
  if (!isAllowed || isPartlySent)
    throw new ShopError('ORDER_STATE', 'The order has been shipped or delivered and cannot be cancelled.');
  if (!request.confirm) return cancellationResponse(order, { isCancelled: false });
  try {
    await cancelOrder(services, order.order_id, { to: 'cancelled', actor: 'customer', note: '' });
  } catch (error) {
    // A concurrent request may have cancelled it.
    const current = await findAuthorizedOrder(services, request, customerId);
    if (current.state !== 'cancelled') throw error;
  }
  return cancellationResponse(order, { isCancelled: true });
}

/** Whether the state allows a cancellation, nothing was shipped, and no download or gift card was delivered (`hasDelivered`). */
export function isCancellable({ state, shipped_at }: OrderRow, hasDelivered: boolean): boolean {
  return canBecome(state, 'cancelled') && shipped_at === null && !hasDelivered;
}

/** Whether the buyer can download a file of the order, or one of its gift cards was issued. */
export async function hasDeliveredParts(db: Database, { order_id, draft }: OrderRow): Promise<boolean> {
  const unshipped = draft.lines.filter(({ needsDelivery }) => !needsDelivery);
  if (unshipped.length === 0) return false;
  // Old orders do not say whether an unshipped line is a download or a gift card. The line counts as delivered.
  if (unshipped.some(({ isDownload, isGiftCard }) => !isDownload && !isGiftCard)) return true;
  const [lines, hasCard] = await Promise.all([findDeliveredLines(db, order_id), hasIssuedCard(db, order_id)]);
  return lines.length > 0 || hasCard;
}

function cancellationResponse(
  { order_id, public_id, placed_at, draft }: OrderRow,
  { isCancelled }: Pick<CancellationResponse, 'isCancelled'>,
): CancellationResponse {
  return {
    order: {
      orderNumber: String(order_id),
      publicId: public_id,
      placedAt: placed_at.toISOString(),
      lines: draft.lines.map(({ name, variant, quantity }, index) => ({
        place: index,
        name,
        variant,
        quantity,
      })),
    },
    isCancelled,
  };
}
