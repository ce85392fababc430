import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleDueEvents } from '#backend/features/payment/handle-events.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { completePayment, completePaymentByReference } from './complete-payment.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 50 });
});
afterAll(() => shop.close());

/** Stores a webhook event whose signature was verified. */
async function receive(eventId: string, reference: string): Promise<void> {
  await shop.db
    .insertInto('payment_event')
    .values({ provider_key: 'test', event_id: eventId, payload: JSON.stringify({ reference }) })
    .onConflict((conflict) => conflict.columns(['provider_key', 'event_id']).doNothing())
    .execute();
}

const handle = () =>
  handleDueEvents({
    db: shop.db,
    log: shop.services.log,
    completePayment: (providerKey, reference) =>
      completePaymentByReference(shop.services, providerKey, reference),
  });

async function placeOrder(email: string) {
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.placeOrder(cartId, { email });
  return { cartId, reference: await shop.referenceOf(cartId), paymentId: await shop.paymentIdOf(cartId) };
}

const countOrders = async (cartId: string) =>
  (await shop.db.selectFrom('shop_order').select('order_id').where('cart_id', '=', cartId).execute()).length;

test('concurrent events and the customer’s return create one order', async () => {
  const { cartId, reference, paymentId } = await placeOrder('webhook@example.se');
  await shop.provider.setPaymentState(reference, 'authorized');
  for (const event of ['a', 'b', 'c', 'a']) await receive(`${reference}/${event}`, reference);
  await Promise.all([handle(), handle(), handle(), completePayment(shop.services, paymentId)]);
  expect(await countOrders(cartId)).toBe(1);
  expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
  expect(await mailsTo(shop.db, 'webhook@example.se')).toHaveLength(1);
});

test('events in the wrong order do not matter, only the provider’s state does', async () => {
  const { cartId, reference } = await placeOrder('late@example.se');
  await receive(`${reference}/captured`, reference);
  await handle();
  expect(await countOrders(cartId)).toBe(0);
  await shop.provider.setPaymentState(reference, 'failed');
  await receive(`${reference}/failed`, reference);
  await handle();
  expect(await countOrders(cartId)).toBe(0);
  // The customer has paid with another card on the same page.
  await shop.provider.setPaymentState(reference, 'authorized');
  await receive(`${reference}/authorized`, reference);
  await handle();
  // The shop's background job may have claimed the event, and may still be handling it.
  await expect.poll(() => countOrders(cartId)).toBe(1);
  await receive(`${reference}/pending`, reference);
  await handle();
  expect(await countOrders(cartId)).toBe(1);
  await expect.poll(() => shop.provider.callsOf(reference)).toEqual(['capture']);
});
