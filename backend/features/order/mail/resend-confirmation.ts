import { randomUUID } from 'node:crypto';
import type { OrderServices } from '../order-services.ts';
import { requireOrder } from '../require-order.ts';
import { mailConfirmation } from './enqueue-order-mails.ts';

/** Mails the confirmation again. Returns the e-mail address. */
export async function resendConfirmation({ db }: OrderServices, orderId: number): Promise<string> {
  const order = await requireOrder(db, orderId);
  await mailConfirmation(db, order, `${orderId}:${randomUUID()}`);
  return order.email;
}
