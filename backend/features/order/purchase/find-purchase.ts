import { isPublicId } from '#contract/order/public-id.ts';
import { findOrder, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { completeLoadedPayment, type PurchaseOutcome } from '../payment/complete-payment.ts';
import { findPayment, findPaymentByReference, type PaymentRow } from '../payment/payment.queries.ts';

interface Purchase {
  order: OrderRow | undefined;
  outcome: PurchaseOutcome;
}

/**
 * The purchase of a customer who returns from the provider's page; completes the payment if it is open. `id` is the payment's
 * id, the provider's reference, or the order number. An order number can be guessed, so it needs the secret cart id too.
 */
export async function findPurchase(
  services: OrderServices,
  id: string,
  cartId: string | null,
): Promise<Purchase | undefined> {
  const payment = await findPaymentById(services, id, cartId);
  const completion = payment && (await completeLoadedPayment(services, payment));
  const orderedCartId = payment?.cart_id ?? cartId ?? '';
  const order = completion?.order ?? (await findOrder(services.db, { cartId: orderedCartId }));
  // Without a payment, `id` must be the number or the public id of the cart's order.
  const isIdOfOrder = order !== undefined && (id === String(order.order_id) || id === order.public_id);
  if (!payment && !isIdOfOrder) return undefined;
  return { order, outcome: order ? 'completed' : (completion?.outcome ?? 'failed') };
}

/**
 * Finds a purchase without a cart id. `id` is the order's or the payment's public id, which cannot be guessed, or the number of
 * an order of this customer.
 */
export async function findPurchaseWithoutCart(
  services: OrderServices,
  id: string,
  customerId: number | null,
): Promise<Purchase | undefined> {
  if (isPublicId(id)) {
    const order = await findOrder(services.db, { publicId: id.toLowerCase() });
    return order ? { order, outcome: 'completed' } : findPurchase(services, id, null);
  }
  // Nine digits fit into the database's `integer`.
  const isNumber = /^\d{1,9}$/.test(id);
  const order = isNumber ? await findOrder(services.db, { orderId: Number(id) }) : undefined;
  if (!order || order.customer_id === null || order.customer_id !== customerId) return undefined;
  return { order, outcome: 'completed' };
}

async function findPaymentById(
  { db }: OrderServices,
  id: string,
  cartId: string | null,
): Promise<PaymentRow | undefined> {
  if (!isPublicId(id)) return findPaymentByReference(db, id, { cartId });
  const payment = await findPayment(db, id.toLowerCase());
  return payment && (cartId === null || payment.cart_id === cartId) ? payment : undefined;
}
