import { type Completion, completeFound } from './complete-payment.ts';
import { findOrder, type OrderRow } from './order.queries.ts';
import type { OrderServices } from './order-services.ts';
import { findPayment, findPaymentByReference, type PaymentRow } from './payment.queries.ts';

export interface Purchase {
  order: OrderRow | undefined;
  /** What became of it, as far as is known. */
  outcome: Completion;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * A purchase for whoever comes back from paying; takes it to its end if it is open. An id alone opens nothing where it can be
 * guessed: an order's number needs the id of its cart, which nobody else knows.
 */
export async function findPurchase(
  services: OrderServices,
  id: string,
  cartId: string | null,
): Promise<Purchase | undefined> {
  const { db } = services;
  const payment = await findPaymentOf(services, id, cartId);
  const completed = payment && (await completeFound(services, payment));
  const order = completed?.order ?? (await findOrder(db, { cartId: payment?.cart_id ?? cartId ?? '' }));
  const isMeant = payment !== undefined || (order && [String(order.order_id), order.public_id].includes(id));
  if (!isMeant) return undefined;
  return { order, outcome: order ? 'completed' : (completed?.outcome ?? 'failed') };
}

async function findPaymentOf(
  { db }: OrderServices,
  id: string,
  cartId: string | null,
): Promise<PaymentRow | undefined> {
  if (!uuid.test(id)) return findPaymentByReference(db, id, cartId);
  const payment = await findPayment(db, id.toLowerCase());
  return payment && (cartId === null || payment.cart_id === cartId) ? payment : undefined;
}
