import { ShopError } from '#backend/graphql/errors.ts';
import { captureNow } from './capture-payment.ts';
import type { OrderServices } from './order-services.ts';
import { findPaymentOfOrder } from './payment.queries.ts';
import { requireOrder } from './require-order.ts';

/** Takes the money of an order now, whatever its way to pay waits for. */
export async function captureOrder(services: OrderServices, orderId: number): Promise<void> {
  await requireOrder(services.db, orderId);
  const payment = await findPaymentOfOrder(services.db, orderId);
  if (payment?.state !== 'authorized')
    throw new ShopError(
      'ORDER_STATE',
      `The payment of order ${orderId} is ${payment?.state ?? 'not there'}.`,
    );
  await captureNow(services, payment);
}
