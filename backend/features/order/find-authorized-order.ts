import { ShopError } from '#backend/graphql/errors.ts';
import { isEmailAddress } from '#contract/email-address.ts';
import { findOrder, type OrderRow } from './order.queries.ts';
import type { OrderServices } from './order-services.ts';

/** One answer for every way of not being meant: nobody learns which orders there are, nor whose. */
export async function findAuthorizedOrder(
  { db }: Pick<OrderServices, 'db'>,
  { orderNumber, email }: { orderNumber: string; email?: string | undefined },
  customerId: number | null,
): Promise<OrderRow> {
  const order = await findOrder(db, { orderId: orderIdOf(orderNumber) });
  const given = email?.trim().toLowerCase() ?? '';
  const isOwn = order !== undefined && customerId !== null && order.customer_id === customerId;
  const isNamed = order !== undefined && isEmailAddress(given) && order.email === given;
  if (!order || !(isOwn || isNamed)) throw unknownOrder();
  return order;
}

/** Nought is nobody's number. */
export function orderIdOf(orderNumber: string): number {
  return /^\d{1,9}$/.test(orderNumber.trim()) ? Number(orderNumber) : 0;
}

export function unknownOrder(): ShopError {
  return new ShopError('UNKNOWN_ORDER', 'There is no order with this number and e-mail address.');
}
