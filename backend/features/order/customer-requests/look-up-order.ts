import { normalizeEmailAddress } from '#contract/customer/email-address.ts';
import type { LookUpRequest, LookUpResponse } from '#contract/order/order-requests.ts';
import { findPublicId } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { orderIdOf, unknownOrder } from './find-authorized-order.ts';

/** Finds a guest's order. One statement checks number and address together, so that timing reveals nothing. */
export async function lookUpOrder(
  { db }: OrderServices,
  { orderNumber, email }: LookUpRequest,
): Promise<LookUpResponse> {
  const publicId = await findPublicId(db, orderIdOf(orderNumber), normalizeEmailAddress(email));
  if (!publicId) throw unknownOrder();
  return { publicId };
}
