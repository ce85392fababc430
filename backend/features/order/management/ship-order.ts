import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { dayInCountry } from '#contract/product/day-in-country.ts';
import { isForthcoming } from '#contract/product/pre-order.ts';
import { mailShipment } from '../mail/enqueue-order-mails.ts';
import type { OrderServices } from '../order-services.ts';
import { capturePaymentNow } from '../payment/capture-payment.ts';
import { findPaymentOfOrder } from '../payment/payment.queries.ts';
import { requireLockedOrder } from '../require-order.ts';
import { requireGoodsToShip } from '../withdrawal/require-goods-to-ship.ts';
import { findPublicationDates, type StateChange, writeShipment, writeState } from './change-order.queries.ts';

interface Shipment extends Pick<StateChange, 'actor' | 'note'> {
  parcelNumber: string | null;
  trackingLink: string | null;
  /** Confirms that a pre-order may be shipped before the day of publication. */
  isBeforePublication?: boolean;
}

/** Records the shipment and completes the order. The payment is captured first, so that no unpaid order is shipped. */
export async function shipOrder(services: OrderServices, orderId: number, shipment: Shipment): Promise<void> {
  // Checked before the capture, which cannot be undone, and again in the transaction that changes the state.
  const { draft, goods } = await services.db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId, 'completed');
    if (!hasGoodsToShip(order))
      throw new ShopError(
        'ORDER_STATE',
        `Order ${orderId} has nothing to ship: it is completed when its downloads and gift cards are delivered. Use "orders move ${orderId} completed" to complete it now.`,
      );
    return { draft: order.draft, goods: await requireGoodsToShip(trx, order) };
  });
  if (!shipment.isBeforePublication) await rejectForthcoming(services.db, orderId, draft);
  const payment = await findPaymentOfOrder(services.db, orderId);
  if (payment) await capturePaymentNow(services, payment);
  else if (draft.toPay > 0) throw new ShopError('ORDER_STATE', `Order ${orderId} has no payment.`);
  await services.db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId, 'completed');
    await writeShipment(trx, orderId, shipment);
    await writeState(trx, order, { ...shipment, to: 'completed' });
    await mailShipment(trx, order, { ...shipment, goods });
  });
}

/** Completes an order without goods to ship: nothing is mailed, because the customer has everything. */
export async function completeWithoutShipment(
  services: OrderServices,
  orderId: number,
  change: StateChange,
): Promise<void> {
  const payment = await findPaymentOfOrder(services.db, orderId);
  if (payment) await capturePaymentNow(services, payment);
  await services.db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId, 'completed');
    await writeState(trx, order, change);
  });
}

export function hasGoodsToShip({ draft }: { draft: OrderDraft }): boolean {
  return draft.lines.some(({ needsDelivery }) => needsDelivery);
}

/** Publishers forbid sales before the day of publication, so that an early shipment must be deliberate. */
async function rejectForthcoming(
  db: Database,
  orderId: number,
  { lines, marketId }: OrderDraft,
): Promise<void> {
  const shippedIds = lines.filter(({ needsDelivery }) => needsDelivery).map(({ productId }) => productId);
  const dates = await findPublicationDates(db, marketId, shippedIds);
  const forthcoming = dates.filter(({ publicationDate, countryCode }) =>
    isForthcoming(publicationDate, dayInCountry(countryCode, Date.now())),
  );
  if (forthcoming.length === 0) return;
  const names = forthcoming.map(
    ({ articleNumber, publicationDate }) => `${articleNumber} (${publicationDate})`,
  );
  throw new ShopError(
    'ORDER_STATE',
    `Order ${orderId} has books that are not published yet: ${names.join(', ')}. Use "orders ship ${orderId} --before-publication" to ship it now.`,
  );
}
