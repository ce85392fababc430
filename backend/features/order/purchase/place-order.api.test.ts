import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { completePayment } from '../payment/complete-payment.ts';
import { runDuePayments } from '../payment/run-due-payments.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const orderOf = (cartId: string) =>
  shop.db.selectFrom('shop_order').selectAll().where('cart_id', '=', cartId).execute();
const paymentsOf = (cartId: string) =>
  shop.db.selectFrom('payment').selectAll().where('cart_id', '=', cartId).orderBy('created_at').execute();

/** Makes every payment due, and runs the job. */
async function runOverduePayments(): Promise<void> {
  await shop.db
    .updateTable('payment')
    .set({ next_check_at: new Date(0) })
    .where('next_check_at', 'is not', null)
    .execute();
  await runDuePayments(shop.services);
}

async function placeOrder(quantities: Record<number, number>, changes = {}) {
  const cartId = await shop.cartWith(quantities);
  const { data, errors } = await shop.placeOrder(cartId, changes);
  expect(errors).toBeUndefined();
  return { cartId, response: data.placeOrder, reference: await shop.referenceOf(cartId) };
}

const complete = async (cartId: string) => completePayment(shop.services, await shop.paymentIdOf(cartId));

test('a placed order reserves the stock, and is not created before it is paid', async () => {
  const sku = await shop.addBook({ in_stock: 5 });
  const { cartId, response, reference } = await placeOrder({ [sku]: 2 });
  const paymentId = await shop.paymentIdOf(cartId);
  expect(response).toEqual({
    orderId: paymentId,
    publicId: paymentId,
    status: 'pending',
    redirectUrl: `https://pay.test/${reference}`,
  });
  expect(await shop.stockOf(sku)).toBe(3);
  expect(await complete(cartId)).toBe('pending');
  expect(await orderOf(cartId)).toEqual([]);
});

test('an order with the newsletter ticked sends its confirmation mail when it is paid', async () => {
  const sku = await shop.addBook({ in_stock: 5 });
  const changes = { email: 'ticked@example.se', acceptedConsents: ['order', 'newsletter'] };
  const { cartId, reference } = await placeOrder({ [sku]: 1 }, changes);
  const kinds = async () => (await mailsTo(shop.db, 'ticked@example.se')).map(({ kind }) => kind).sort();
  expect(await kinds()).toEqual([]);
  await shop.provider.setPaymentState(reference, 'authorized');
  await complete(cartId);
  expect(await kinds()).toEqual(['newsletter-confirm', 'order-confirmation']);
});

test('an order is created when it is paid: number, lines, payment, completed cart, mail, capture', async () => {
  const sku = await shop.addBook({ in_stock: 5 });
  const { cartId, reference } = await placeOrder({ [sku]: 2 }, { email: 'Paid@Example.se' });
  await shop.provider.setPaymentState(reference, 'authorized');
  expect(await complete(cartId)).toBe('completed');
  const [order] = await orderOf(cartId);
  expect(order).toMatchObject({
    state: 'pending',
    email: 'paid@example.se',
    market_id: 'se',
    customer_id: null,
  });
  expect(order?.order_id).toBeGreaterThan(100_000);
  const lines = await shop.db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', order?.order_id ?? 0)
    .execute();
  expect(lines).toMatchObject([{ line_index: 0, sku_id: sku, quantity: 2, taken: 2, paid_inc_vat: 20_000 }]);
  expect(await paymentsOf(cartId)).toMatchObject([
    { state: 'captured', order_id: order?.order_id, next_check_at: null },
  ]);
  expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
  expect(await mailsTo(shop.db, 'paid@example.se')).toMatchObject([{ kind: 'order-confirmation' }]);
  const { data } = await shop.query(
    'query ($id: String) { getCart(id: $id, includeCompleted: true) { isCompleted } }',
    { id: cartId },
  );
  expect(data.getCart.isCompleted).toBe(true);
  const reservations = await shop.db
    .selectFrom('stock_reservation')
    .selectAll()
    .where('cart_id', '=', cartId)
    .execute();
  expect(reservations).toEqual([]);
  expect(await shop.stockOf(sku)).toBe(3);
});

test('an order is created and captured once by concurrent, repeated and late completions', async () => {
  const sku = await shop.addBook({ in_stock: 5 });
  const { cartId, reference } = await placeOrder({ [sku]: 1 }, { email: 'often@example.se' });
  await shop.provider.setPaymentState(reference, 'authorized');
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => complete(cartId)));
  expect(new Set(outcomes)).toEqual(new Set(['completed']));
  await runOverduePayments();
  expect(await complete(cartId)).toBe('completed');
  expect(await orderOf(cartId)).toHaveLength(1);
  expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
  expect(await mailsTo(shop.db, 'often@example.se')).toHaveLength(1);
  expect(await shop.stockOf(sku)).toBe(4);
});

test('placing the order again after a decline starts a new payment', async () => {
  const sku = await shop.addBook({ in_stock: 1 });
  const { cartId, reference } = await placeOrder({ [sku]: 1 });
  await shop.provider.setPaymentState(reference, 'failed');
  const { data } = await shop.placeOrder(cartId);
  expect(data.placeOrder).toMatchObject({ status: 'pending' });
  expect(data.placeOrder.redirectUrl).not.toBe(`https://pay.test/${reference}`);
  expect((await paymentsOf(cartId)).map(({ state }) => state)).toEqual(['failed', 'pending']);
  await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'authorized');
  expect(await complete(cartId)).toBe('completed');
  expect(await shop.stockOf(sku)).toBe(0);
});

test('concurrent requests share one payment, and return the order once it is paid', async () => {
  const sku = await shop.addBook({ in_stock: 5 });
  const cartId = await shop.cartWith({ [sku]: 1 });
  const results = await Promise.all(Array.from({ length: 8 }, () => shop.placeOrder(cartId)));
  const redirectUrls = new Set(results.map(({ data }) => data.placeOrder.redirectUrl));
  expect(redirectUrls.size).toBe(1);
  expect(await paymentsOf(cartId)).toHaveLength(1);
  await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'authorized');
  await complete(cartId);
  const [order] = await orderOf(cartId);
  const again = await shop.placeOrder(cartId);
  expect(again.data.placeOrder).toMatchObject({
    status: 'completed',
    orderId: String(order?.order_id),
    publicId: order?.public_id,
  });
  expect(await shop.stockOf(sku)).toBe(4);
});

test('the order of a signed-in customer belongs to the customer', async () => {
  const headers = await signedInHeaders(shop.backend, 'owner@example.se');
  const sku = await shop.addBook({ in_stock: 5 });
  const cartId = await shop.cartWith({ [sku]: 1 }, headers);
  await shop.placeOrder(cartId, {}, headers);
  await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'captured');
  await complete(cartId);
  expect((await orderOf(cartId))[0]?.customer_id).toBeGreaterThan(0);
  const stranger = await shop.placeOrder(cartId);
  expect(stranger.errors?.[0]?.extensions?.code).toBe('UNKNOWN_CART');
});

describe('a failure', () => {
  test('of the payment releases the stock, and the cart can be ordered again', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const { cartId, reference } = await placeOrder({ [sku]: 1 });
    await shop.provider.setPaymentState(reference, 'failed');
    expect(await complete(cartId)).toBe('failed');
    expect(await shop.stockOf(sku)).toBe(1);
    const again = await shop.placeOrder(cartId);
    expect(again.data.placeOrder.status).toBe('pending');
    expect(await shop.referenceOf(cartId)).not.toBe(reference);
  });

  test('of one item for lack of stock reserves nothing', async () => {
    const [sku, other] = [await shop.addBook({ in_stock: 1 }), await shop.addBook({ in_stock: 9 })];
    const cartId = await shop.cartWith({ [sku]: 1, [other]: 1 });
    await placeOrder({ [sku]: 1 });
    const { errors } = await shop.placeOrder(cartId);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      stock: 0,
      inCart: 1,
      skuId: sku,
    });
    expect(await shop.stockOf(other)).toBe(9);
  });

  test('of the provider is reported, and releases the stock', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    const { start } = shop.provider;
    shop.provider.start = () => Promise.reject(new Error('No response.'));
    const { errors } = await shop.placeOrder(cartId);
    shop.provider.start = start;
    expect(errors?.[0]?.extensions?.code).toBe('PAYMENT_UNAVAILABLE');
    expect(await shop.stockOf(sku)).toBe(1);
    expect((await shop.placeOrder(cartId)).data.placeOrder.status).toBe('pending');
  });

  test('because the paid amount differs voids the payment', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const { cartId, reference } = await placeOrder({ [sku]: 1 }, { email: 'other.amount@example.se' });
    await shop.provider.setPaymentState(reference, 'captured', { amount: 100 });
    for (const _ of [1, 2]) expect(await complete(cartId)).toBe('failed');
    await runOverduePayments();
    expect(await orderOf(cartId)).toEqual([]);
    expect(await shop.provider.callsOf(reference)).toEqual(['refund 100']);
    expect(await paymentsOf(cartId)).toMatchObject([{ state: 'void', failure: 'amount' }]);
    expect(await mailsTo(shop.db, 'other.amount@example.se')).toMatchObject([
      { kind: 'order-not-made', payload: { amount: expect.stringMatching(/^1\s/) } },
    ]);
    expect(await shop.stockOf(sku)).toBe(1);
  });
});

describe('two payments for one cart', () => {
  test('the second replaces the first, which is voided', async () => {
    const sku = await shop.addBook({ in_stock: 5 });
    const { cartId, reference } = await placeOrder({ [sku]: 1 });
    await shop.placeOrder(cartId, { message: 'Ring twice.' });
    const second = await shop.referenceOf(cartId);
    expect(second).not.toBe(reference);
    await runOverduePayments();
    expect(await shop.provider.callsOf(reference)).toEqual(['cancel']);
    await shop.provider.setPaymentState(second, 'authorized');
    expect(await complete(cartId)).toBe('completed');
    expect(await paymentsOf(cartId)).toMatchObject([{ state: 'void' }, { state: 'captured' }]);
    expect(await shop.stockOf(sku)).toBe(4);
  });

  test('the one that is paid first creates the order, and the other is refunded', async () => {
    const sku = await shop.addBook({ in_stock: 5 });
    const { cartId, reference } = await placeOrder({ [sku]: 1 });
    const first = await shop.paymentIdOf(cartId);
    await shop.query(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id: cartId, item: { skuId: sku, quantity: 2 } },
    );
    await shop.placeOrder(cartId);
    const [second, secondId] = [await shop.referenceOf(cartId), await shop.paymentIdOf(cartId)];
    expect(await shop.stockOf(sku)).toBe(2);
    await shop.provider.setPaymentState(reference, 'authorized');
    await shop.provider.setPaymentState(second, 'captured');
    expect(await completePayment(shop.services, first)).toBe('completed');
    expect(await completePayment(shop.services, secondId)).toBe('failed');
    await runOverduePayments();
    expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
    expect(await shop.provider.callsOf(second)).toHaveLength(1);
    expect((await shop.provider.callsOf(second))[0]).toMatch(/^refund/);
    expect(await orderOf(cartId)).toHaveLength(1);
    expect(await shop.stockOf(sku)).toBe(4);
  });
});
