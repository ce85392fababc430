import { ShopError } from '#backend/graphql/errors.ts';
import { mailShipment } from '../mail/enqueue-order-mails.ts';
import type { OrderServices } from '../order-services.ts';
import { capturePaymentNow } from '../payment/capture-payment.ts';
import { findPaymentOfOrder } from '../payment/payment.queries.ts';
import { requireLockedOrder } from '../require-order.ts';
import { type StateChange, writeShipment, writeState } from './change-order.queries.ts';

interface Shipment extends Pick<StateChange, 'actor' | 'note'> {
  parcelNumber: string | null;
  trackingLink: string | null;
}

/** Completes an order that is shipped. Its payment is captured first, so that no unpaid order is shipped. */
export async function shipOrder(services: OrderServices, orderId: number, shipment: Shipment): Promise<void> {
  const { draft } = await services.db
    .transaction()
    .execute((trx) => requireLockedOrder(trx, orderId, 'completed'));
  const payment = await findPaymentOfOrder(services.db, orderId);
  if (payment) await capturePaymentNow(services, payment);
  else if (draft.toPay > 0) throw new ShopError('ORDER_STATE', `Order ${orderId} has no payment.`);
  await services.db.transaction().execute(async (trx) => {
    const order = await requireLockedOrder(trx, orderId, 'completed');
    await writeShipment(trx, orderId, shipment);
    await writeState(trx, order, { ...shipment, to: 'completed' });
    await mailShipment(trx, order, shipment);
  });
}
