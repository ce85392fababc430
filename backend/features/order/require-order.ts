import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { OrderState } from '#contract/order/order-states.ts';
import { findOrder, lockOrder, type OrderRow } from './order.queries.ts';
import { canBecome } from './order-transitions.ts';

export async function requireOrder(db: Database, orderId: number): Promise<OrderRow> {
  return (await findOrder(db, { orderId })) ?? throwUnknownOrder(orderId);
}

/** Locks the order until the transaction ends, and checks that it can change to the state `to`. */
export async function requireLockedOrder(trx: Database, orderId: number, to?: OrderState): Promise<OrderRow> {
  const order = (await lockOrder(trx, orderId)) ?? throwUnknownOrder(orderId);
  if (to !== undefined && !canBecome(order.state, to))
    throw new ShopError('ORDER_STATE', `Order ${orderId} is ${order.state} and cannot become ${to}.`);
  return order;
}

function throwUnknownOrder(orderId: number): never {
  throw new ShopError('UNKNOWN_ORDER', `There is no order ${orderId}.`);
}
