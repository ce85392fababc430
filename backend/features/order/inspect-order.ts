import type { Database } from '#backend/database/connection.ts';
import { eventsOfOrder } from './change-order.queries.ts';
import { listOrders as listRows } from './order.queries.ts';
import type { OrderState } from './order-states.ts';
import { findPaymentOfOrder } from './payment.queries.ts';
import { refundsOfOrder } from './refund.queries.ts';
import { requireOrder } from './require-order.ts';

/** The latest first. */
export function listOrders(db: Database, wanted: { state?: OrderState; email?: string; most: number }) {
  return listRows(db, { state: wanted.state, email: wanted.email, most: wanted.most });
}

/** All that whoever runs the shop asks about an order. */
export async function inspectOrder(db: Database, orderId: number) {
  const order = await requireOrder(db, orderId);
  const [payment, refunds, events] = await Promise.all([
    findPaymentOfOrder(db, orderId),
    refundsOfOrder(db, orderId),
    eventsOfOrder(db, orderId),
  ]);
  return { order, payment, refunds, events };
}
