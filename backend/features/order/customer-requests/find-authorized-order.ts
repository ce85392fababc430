import { ShopError } from '#backend/graphql/errors.ts';
import { isEmailAddress, normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { readOrderNumber } from '#contract/forms/order-reference.ts';
import { findOrder, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';

/**
 * The order of a signed-in customer, or of a guest who knows its e-mail address. Every mismatch has the same error, so that
 * orders cannot be enumerated.
 */
export async function findAuthorizedOrder(
  { db }: Pick<OrderServices, 'db'>,
  { orderNumber, email }: { orderNumber: string; email?: string | undefined },
  customerId: number | null,
): Promise<OrderRow> {
  const order = await findOrder(db, { orderId: orderIdOf(orderNumber) });
  const address = normalizeEmailAddress(email ?? '');
  const isOwner = customerId !== null && order?.customer_id === customerId;
  const hasAddress = isEmailAddress(address) && order?.email === address;
  if (!order || !(isOwner || hasAddress)) throw unknownOrder();
  return order;
}

/** Returns 0, which is never a valid order id, if the text is not a number. */
export function orderIdOf(orderNumber: string): number {
  return readOrderNumber(orderNumber) ?? 0;
}

export function unknownOrder(): ShopError {
  return new ShopError('UNKNOWN_ORDER', 'There is no order with this number and e-mail address.');
}
