import { ShopError } from '#backend/graphql/errors.ts';
import type { OrderServices } from '../order-services.ts';
import { capturePaymentNow } from '../payment/capture-payment.ts';
import { findPaymentOfOrder } from '../payment/payment.queries.ts';
import { requireOrder } from '../require-order.ts';
import { requireGoodsToShip } from '../withdrawal/require-goods-to-ship.ts';

/** Captures the payment of an order now, even if its method captures on shipment. */
export async function captureOrder(services: OrderServices, orderId: number): Promise<void> {
  await requireGoodsToShip(services.db, await requireOrder(services.db, orderId));
  const payment = await findPaymentOfOrder(services.db, orderId);
  if (payment?.state !== 'authorized')
    throw new ShopError('ORDER_STATE', `The payment of order ${orderId} is ${payment?.state ?? 'missing'}.`);
  await capturePaymentNow(services, payment);
}
