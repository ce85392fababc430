import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { findOrder, lockOrder, type OrderRow } from './order.queries.ts';
import { canBecome, type OrderState } from './order-states.ts';

export async function requireOrder(db: Database, orderId: number): Promise<OrderRow> {
  return (await findOrder(db, { orderId })) ?? refuse(orderId);
}

/** Held until the transaction ends, and checked for what is to become of it. */
export async function requireLockedOrder(trx: Database, orderId: number, to?: OrderState): Promise<OrderRow> {
  const order = (await lockOrder(trx, orderId)) ?? refuse(orderId);
  if (to !== undefined && !canBecome(order.state, to))
    throw new ShopError('ORDER_STATE', `Order ${orderId} is ${order.state}, and does not become ${to}.`);
  return order;
}

function refuse(orderId: number): never {
  throw new ShopError('UNKNOWN_ORDER', `There is no order ${orderId}.`);
}
