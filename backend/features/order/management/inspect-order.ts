import type { Database } from '#backend/database/connection.ts';
import { findPaymentOfOrder } from '../payment/payment.queries.ts';
import { refundsOfOrder } from '../refund/refund.queries.ts';
import { requireOrder } from '../require-order.ts';
import { eventsOfOrder } from './change-order.queries.ts';

/** An order with its payment, refunds and events, for the merchant. */
export async function inspectOrder(db: Database, orderId: number) {
  const order = await requireOrder(db, orderId);
  const [payment, refunds, events] = await Promise.all([
    findPaymentOfOrder(db, orderId),
    refundsOfOrder(db, orderId),
    eventsOfOrder(db, orderId),
  ]);
  return { order, payment, refunds, events };
}
