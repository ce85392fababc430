import { normalizeEmailAddress } from '#contract/email-address.ts';
import type { LookUpAnswer, LookUpRequest } from '#contract/order-requests.ts';
import { findPublicId } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { orderIdOf, unknownOrder } from './find-authorized-order.ts';

/** Finds a guest's order. One statement checks number and address together, so that timing reveals nothing. */
export async function lookUpOrder(
  { db }: OrderServices,
  { orderNumber, email }: LookUpRequest,
): Promise<LookUpAnswer> {
  const publicId = await findPublicId(db, orderIdOf(orderNumber), normalizeEmailAddress(email));
  if (!publicId) throw unknownOrder();
  return { publicId };
}
