import { ShopError } from '#backend/graphql/errors.ts';
import { captureNow } from './capture-payment.ts';
import { type StateChange, writeShipment, writeState } from './change-order.queries.ts';
import { mailShipment } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';
import { findPaymentOfOrder } from './payment.queries.ts';
import { requireLockedOrder } from './require-order.ts';

export interface Shipment extends Pick<StateChange, 'actor' | 'note'> {
  parcelNumber: string | null;
  trackingLink: string | null;
}

/** The goods leave: money that waits for that is taken first, and nothing is sent that was not paid. */
export async function shipOrder(services: OrderServices, orderId: number, shipment: Shipment): Promise<void> {
  const { draft } = await services.db
    .transaction()
    .execute((trx) => requireLockedOrder(trx, orderId, 'completed'));
  const payment = await findPaymentOfOrder(services.db, orderId);
  if (payment) await captureNow(services, payment);
  else if (draft.toPay > 0) throw new ShopError('ORDER_STATE', `Nobody has paid for order ${orderId}.`);
  await services.db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId, 'completed');
    await writeShipment(trx, orderId, shipment);
    await writeState(trx, order, { ...shipment, to: 'completed' });
    await mailShipment(trx, order, shipment);
  });
}
