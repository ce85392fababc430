import type { LookUpAnswer, LookUpRequest } from '#contract/order-requests.ts';
import { orderIdOf, unknownOrder } from './find-authorized-order.ts';
import { findPublicId } from './order.queries.ts';
import type { OrderServices } from './order-services.ts';

/** A guest's way back to an order. The same statement answers whatever is wrong, and so takes the same time. */
export async function lookUpOrder(
  { db }: OrderServices,
  { orderNumber, email }: LookUpRequest,
): Promise<LookUpAnswer> {
  const publicId = await findPublicId(db, orderIdOf(orderNumber), email.trim().toLowerCase());
  if (!publicId) throw unknownOrder();
  return { publicId };
}
