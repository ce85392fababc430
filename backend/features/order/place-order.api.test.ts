import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { completePayment } from './complete-payment.ts';
import { mailsTo, type OrderShop, openOrderShop } from './order-shop.fixture.ts';
import { runDuePayments } from './run-due-payments.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const orderOf = (cartId: string) =>
  shop.db.selectFrom('shop_order').selectAll().where('cart_id', '=', cartId).execute();
const paymentsOf = (cartId: string) =>
  shop.db.selectFrom('payment').selectAll().where('cart_id', '=', cartId).orderBy('created_at').execute();

/** The sweeper of a day later: whatever waits for its time is due. */
async function sweep(): Promise<void> {
  await shop.db
    .updateTable('payment')
    .set({ next_look_at: new Date(0) })
    .where('next_look_at', 'is not', null)
    .execute();
  await runDuePayments(shop.services);
}

async function placed(lines: Record<number, number>, changes = {}) {
  const cartId = await shop.cartWith(lines);
  const { data, errors } = await shop.place(cartId, changes);
  expect(errors).toBeUndefined();
  return { cartId, placed: data.placeOrder, reference: await shop.referenceOf(cartId) };
}

const complete = async (cartId: string) => completePayment(shop.services, await shop.paymentOf(cartId));

describe('A placed order', () => {
  test('holds the goods, leads to the provider, and is no order before it is paid', async () => {
    const sku = await shop.addBook({ in_stock: 5 });
    const { cartId, placed: answer, reference } = await placed({ [sku]: 2 });
    expect(answer).toEqual({
      orderId: null,
      publicId: null,
      status: 'pending',
      redirectUrl: `https://pay.test/${reference}`,
    });
    expect(await shop.stockOf(sku)).toBe(3);
    expect(await complete(cartId)).toBe('pending');
    expect(await orderOf(cartId)).toEqual([]);
  });

  test('mails the link that confirms a newsletter to who ticked it, when it is paid for', async () => {
    const sku = await shop.addBook({ in_stock: 5 });
    const changes = { email: 'ticked@example.se', acceptedConsents: ['order', 'newsletter'] };
    const { cartId, reference } = await placed({ [sku]: 1 }, changes);
    const kinds = async () => (await mailsTo(shop.db, 'ticked@example.se')).map(({ kind }) => kind).sort();
    expect(await kinds()).toEqual([]);
    await shop.provider.say(reference, 'authorized');
    await complete(cartId);
    expect(await kinds()).toEqual(['newsletter-confirm', 'order-confirmation']);
  });

  test('becomes one when it is paid: number, lines, payment, closed cart, mail, capture', async () => {
    const sku = await shop.addBook({ in_stock: 5 });
    const { cartId, reference } = await placed({ [sku]: 2 }, { email: 'Paid@Example.se' });
    await shop.provider.say(reference, 'authorized');
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
    expect(lines).toMatchObject([{ place: 0, sku_id: sku, quantity: 2, taken: 2, paid_inc_vat: 20_000 }]);
    expect(await paymentsOf(cartId)).toMatchObject([
      { state: 'captured', order_id: order?.order_id, next_look_at: null },
    ]);
    expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
    expect(await mailsTo(shop.db, 'paid@example.se')).toMatchObject([{ kind: 'order-confirmation' }]);
    const { data } = await shop.ask(
      'query ($id: String) { getCart(id: $id, includeCompleted: true) { isCompleted } }',
      { id: cartId },
    );
    expect(data.getCart.isCompleted).toBe(true);
    const held = await shop.db
      .selectFrom('stock_reservation')
      .selectAll()
      .where('cart_id', '=', cartId)
      .execute();
    expect(held).toEqual([]);
    expect(await shop.stockOf(sku)).toBe(3);
  });

  test('is one order and one capture, whoever hears of it, at once, again and late', async () => {
    const sku = await shop.addBook({ in_stock: 5 });
    const { cartId, reference } = await placed({ [sku]: 1 }, { email: 'often@example.se' });
    await shop.provider.say(reference, 'authorized');
    const heard = await Promise.all(Array.from({ length: 12 }, () => complete(cartId)));
    expect(new Set(heard)).toEqual(new Set(['completed']));
    await sweep();
    expect(await complete(cartId)).toBe('completed');
    expect(await orderOf(cartId)).toHaveLength(1);
    expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
    expect(await mailsTo(shop.db, 'often@example.se')).toHaveLength(1);
    expect(await shop.stockOf(sku)).toBe(4);
  });

  test('again after it was declined leads to a payment that can be paid', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const { cartId, reference } = await placed({ [sku]: 1 });
    await shop.provider.say(reference, 'failed');
    const { data } = await shop.place(cartId);
    expect(data.placeOrder).toMatchObject({ status: 'pending' });
    expect(data.placeOrder.redirectUrl).not.toBe(`https://pay.test/${reference}`);
    expect((await paymentsOf(cartId)).map(({ state }) => state)).toEqual(['failed', 'pending']);
    await shop.provider.say(await shop.referenceOf(cartId), 'authorized');
    expect(await complete(cartId)).toBe('completed');
    expect(await shop.stockOf(sku)).toBe(0);
  });

  test('by double click and in two tabs leads to one payment; after it, to its order', async () => {
    const sku = await shop.addBook({ in_stock: 5 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.place(cartId)));
    const addresses = new Set(answers.map(({ data }) => data.placeOrder.redirectUrl));
    expect(addresses.size).toBe(1);
    expect(await paymentsOf(cartId)).toHaveLength(1);
    await shop.provider.say(await shop.referenceOf(cartId), 'authorized');
    await complete(cartId);
    const [order] = await orderOf(cartId);
    const again = await shop.place(cartId);
    expect(again.data.placeOrder).toMatchObject({
      status: 'completed',
      orderId: String(order?.order_id),
      publicId: order?.public_id,
    });
    expect(await shop.stockOf(sku)).toBe(4);
  });

  test('is the customer’s where one is signed in', async () => {
    const headers = await signedInHeaders(shop.backend, 'owner@example.se');
    const sku = await shop.addBook({ in_stock: 5 });
    const cartId = await shop.cartWith({ [sku]: 1 }, headers);
    await shop.place(cartId, {}, headers);
    await shop.provider.say(await shop.referenceOf(cartId), 'captured');
    await complete(cartId);
    expect((await orderOf(cartId))[0]?.customer_id).toBeGreaterThan(0);
    const stranger = await shop.place(cartId);
    expect(stranger.errors?.[0]?.extensions?.code).toBe('UNKNOWN_CART');
  });
});

describe('When something is in the way', () => {
  test('a payment that failed gives the goods back, and the cart is as it was', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const { cartId, reference } = await placed({ [sku]: 1 });
    await shop.provider.say(reference, 'failed');
    expect(await complete(cartId)).toBe('failed');
    expect(await shop.stockOf(sku)).toBe(1);
    const again = await shop.place(cartId);
    expect(again.data.placeOrder.status).toBe('pending');
    expect(await shop.referenceOf(cartId)).not.toBe(reference);
  });

  test('what is sold out is refused in words, and nothing is held', async () => {
    const [sku, other] = [await shop.addBook({ in_stock: 1 }), await shop.addBook({ in_stock: 9 })];
    const cartId = await shop.cartWith({ [sku]: 1, [other]: 1 });
    await placed({ [sku]: 1 });
    const { errors } = await shop.place(cartId);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      stock: 0,
      inCart: 1,
      skuId: sku,
    });
    expect(await shop.stockOf(other)).toBe(9);
  });

  test('a provider that is away is told, and the goods are free', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    const { start } = shop.provider;
    shop.provider.start = () => Promise.reject(new Error('No answer.'));
    const { errors } = await shop.place(cartId);
    shop.provider.start = start;
    expect(errors?.[0]?.extensions?.code).toBe('PAYMENT_UNAVAILABLE');
    expect(await shop.stockOf(sku)).toBe(1);
    expect((await shop.place(cartId)).data.placeOrder.status).toBe('pending');
  });

  test('another amount than was asked for makes no order, and goes back', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const { cartId, reference } = await placed({ [sku]: 1 }, { email: 'other.amount@example.se' });
    await shop.provider.say(reference, 'captured', { amount: 100 });
    for (const _ of [1, 2]) expect(await complete(cartId)).toBe('failed');
    await sweep();
    expect(await orderOf(cartId)).toEqual([]);
    expect(await shop.provider.callsOf(reference)).toEqual(['refund 100']);
    expect(await paymentsOf(cartId)).toMatchObject([{ state: 'void', failure: 'amount' }]);
    expect(await mailsTo(shop.db, 'other.amount@example.se')).toMatchObject([
      { kind: 'order-not-made', payload: { amount: expect.stringMatching(/^1\s/) } },
    ]);
    expect(await shop.stockOf(sku)).toBe(1);
  });
});

describe('Of two payments for one cart', () => {
  test('the one of another order replaces the first, which is let go of', async () => {
    const sku = await shop.addBook({ in_stock: 5 });
    const { cartId, reference } = await placed({ [sku]: 1 });
    await shop.place(cartId, { message: 'Ring twice.' });
    const second = await shop.referenceOf(cartId);
    expect(second).not.toBe(reference);
    await sweep();
    expect(await shop.provider.callsOf(reference)).toEqual(['cancel']);
    await shop.provider.say(second, 'authorized');
    expect(await complete(cartId)).toBe('completed');
    expect(await paymentsOf(cartId)).toMatchObject([{ state: 'void' }, { state: 'captured' }]);
    expect(await shop.stockOf(sku)).toBe(4);
  });

  test('the one that was paid first gives the order, as it was placed; the other is paid back', async () => {
    const sku = await shop.addBook({ in_stock: 5 });
    const { cartId, reference } = await placed({ [sku]: 1 });
    const first = await shop.paymentOf(cartId);
    await shop.ask(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id: cartId, item: { skuId: sku, quantity: 2 } },
    );
    await shop.place(cartId);
    const [second, secondId] = [await shop.referenceOf(cartId), await shop.paymentOf(cartId)];
    expect(await shop.stockOf(sku)).toBe(2);
    await shop.provider.say(reference, 'authorized');
    await shop.provider.say(second, 'captured');
    expect(await completePayment(shop.services, first)).toBe('completed');
    expect(await completePayment(shop.services, secondId)).toBe('failed');
    await sweep();
    expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
    expect(await shop.provider.callsOf(second)).toHaveLength(1);
    expect((await shop.provider.callsOf(second))[0]).toMatch(/^refund/);
    expect(await orderOf(cartId)).toHaveLength(1);
    expect(await shop.stockOf(sku)).toBe(4);
  });
});
