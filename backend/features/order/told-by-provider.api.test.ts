import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleDueEvents } from '#backend/features/payment/handle-events.ts';
import { completePayment } from './complete-payment.ts';
import { mailsTo, type OrderShop, openOrderShop } from './order-shop.fixture.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 50 });
});
afterAll(() => shop.close());

/** As the inbox keeps it; whose word it is was checked before. */
async function hear(eventId: string, reference: string): Promise<void> {
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
    completePayment: (id) => completePayment(shop.services, id),
  });

async function placed(email: string) {
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.place(cartId, { email });
  return { cartId, reference: await shop.referenceOf(cartId), paymentId: await shop.paymentOf(cartId) };
}

const orders = async (cartId: string) =>
  (await shop.db.selectFrom('shop_order').select('order_id').where('cart_id', '=', cartId).execute()).length;

test('Told three times, by three who listen, before the customer is back: one order', async () => {
  const { cartId, reference, paymentId } = await placed('told@example.se');
  await shop.provider.say(reference, 'authorized');
  for (const event of ['a', 'b', 'c', 'a']) await hear(`${reference}/${event}`, reference);
  await Promise.all([handle(), handle(), handle(), completePayment(shop.services, paymentId)]);
  expect(await orders(cartId)).toBe(1);
  expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
  expect(await mailsTo(shop.db, 'told@example.se')).toHaveLength(1);
});

test('Told in the wrong order and late, what counts is how it stands', async () => {
  const { cartId, reference } = await placed('late@example.se');
  await hear(`${reference}/captured`, reference);
  await handle();
  expect(await orders(cartId)).toBe(0);
  await shop.provider.say(reference, 'failed');
  await hear(`${reference}/failed`, reference);
  await handle();
  expect(await orders(cartId)).toBe(0);
  // The customer has tried another card on the same page.
  await shop.provider.say(reference, 'authorized');
  await hear(`${reference}/authorized`, reference);
  await handle();
  expect(await orders(cartId)).toBe(1);
  await hear(`${reference}/pending`, reference);
  await handle();
  expect(await orders(cartId)).toBe(1);
  expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
});
