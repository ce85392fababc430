import { randomUUID } from 'node:crypto';
import { mailConfirmation } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';
import { requireOrder } from './require-order.ts';

/** Mails the confirmation once more. Answers to whom. */
export async function resendConfirmation({ db }: OrderServices, orderId: number): Promise<string> {
  const order = await requireOrder(db, orderId);
  await mailConfirmation(db, order, `${orderId}:${randomUUID()}`);
  return order.email;
}
