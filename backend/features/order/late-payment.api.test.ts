import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import type { PaymentProvider } from '#backend/features/payment/payment-provider.ts';
import { completePayment } from './complete-payment.ts';
import { mailsTo, type OrderShop, openOrderShop } from './order-shop.fixture.ts';
import { releaseExpiredReservations } from './release-stock.ts';
import { runDuePayments } from './run-due-payments.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

async function placedLongAgo(sku: number, email = 'long.ago@example.se') {
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.place(cartId, { email });
  await shop.db
    .updateTable('stock_reservation')
    .set({ expires_at: new Date(0) })
    .where('cart_id', '=', cartId)
    .execute();
  await releaseExpiredReservations(shop);
  await shop.backend.refreshCatalogue();
  return { cartId, paymentId: await shop.paymentOf(cartId), reference: await shop.referenceOf(cartId) };
}

const stateOf = async (paymentId: string) =>
  (await shop.db
    .selectFrom('payment')
    .select(['state', 'failure'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()) ?? {};

describe('A payment that comes when the goods are held no more', () => {
  test('gets them, if they are still there', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const { paymentId, reference } = await placedLongAgo(sku);
    expect(await shop.stockOf(sku)).toBe(1);
    await shop.provider.say(reference, 'authorized');
    expect(await completePayment(shop.services, paymentId)).toBe('completed');
    expect(await shop.stockOf(sku)).toBe(0);
  });

  test('is let go of, if they were sold meanwhile: nothing is sold that is not there', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const late = await placedLongAgo(sku, 'late@example.se');
    const paidBack = await placedLongAgo(sku);
    const { paymentId, reference } = await placedLongAgo(sku);
    await shop.provider.say(reference, 'authorized');
    await completePayment(shop.services, paymentId);
    await shop.provider.say(late.reference, 'authorized');
    await shop.provider.say(paidBack.reference, 'captured');
    const before = await shop.countOrders();
    for (const one of [late, paidBack])
      expect(await completePayment(shop.services, one.paymentId)).toBe('failed');
    await runDuePayments(shop.services);
    expect(await shop.countOrders()).toBe(before);
    expect(await shop.stockOf(sku)).toBe(0);
    expect(await shop.provider.callsOf(late.reference)).toEqual(['cancel']);
    expect((await shop.provider.callsOf(paidBack.reference))[0]).toMatch(/^refund/);
    expect(await stateOf(late.paymentId)).toEqual({ state: 'void', failure: 'INSUFFICIENT_STOCK' });
    const { data } = await shop.ask('query ($id: String) { getCart(id: $id) { items { quantity } } }', {
      id: late.cartId,
    });
    expect(data.getCart.items).toEqual([{ quantity: 1 }]);
    expect(await mailsTo(shop.db, 'late@example.se')).toMatchObject([{ kind: 'order-not-made' }]);
  });
});

test('Nobody comes back, and nothing is sent: the sweeper finds out by itself', async () => {
  const sku = await shop.addBook({ in_stock: 1 });
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.place(cartId, { email: 'gone@example.se' });
  await shop.provider.say(await shop.referenceOf(cartId), 'authorized');
  await shop.db
    .updateTable('payment')
    .set({ next_look_at: new Date(0) })
    .where('cart_id', '=', cartId)
    .execute();
  await Promise.all([1, 2, 3].map(() => runDuePayments(shop.services)));
  expect(await stateOf(await shop.paymentOf(cartId))).toMatchObject({ state: 'captured' });
  expect(await mailsTo(shop.db, 'gone@example.se')).toHaveLength(1);
});

describe('Where nothing is left to pay', () => {
  test('the order is there at once; code and balance are drawn with it', async () => {
    const headers = await signedInHeaders(shop.backend, 'saver@example.se');
    const customerId = (await shop.ask('{ getUser { id } }', {}, headers)).data.getUser.id;
    const added = { customerId, currencyCode: 'SEK', amount: 500_000, reason: 'correction' } as const;
    await shop.db.transaction().execute((trx) => addToBalance(trx, added));
    await shop.db
      .insertInto('gift_code')
      .values({ code: 'GIFT-1', currency_code: 'SEK', balance: 3000 })
      .execute();
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 }, headers);
    await shop.db.updateTable('cart').set({ promo_code: 'GIFT-1' }).where('cart_id', '=', cartId).execute();
    const answers = await Promise.all([1, 2, 3].map(() => shop.place(cartId, {}, headers)));
    for (const { data } of answers) expect(data.placeOrder.status).toBe('completed');
    expect(new Set(answers.map(({ data }) => data.placeOrder.orderId)).size).toBe(1);
    const order = await shop.db
      .selectFrom('shop_order')
      .selectAll()
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    expect(order.paid_by_gift_code).toBe(3000);
    const gift = await shop.db
      .selectFrom('gift_code')
      .select('balance')
      .where('code', '=', 'GIFT-1')
      .executeTakeFirst();
    expect(gift?.balance).toBe(0);
    const balance = await shop.db
      .selectFrom('customer_balance')
      .select('amount')
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    expect(balance?.amount).toBe(500_000 - Number(order.paid_by_balance));
    expect(order.total_inc_vat).toBe(3000 + Number(order.paid_by_balance));
    expect(await shop.stockOf(sku)).toBe(2);
  });

  test('no provider is needed', async () => {
    await shop.db
      .insertInto('gift_code')
      .values({ code: 'GIFT-3', currency_code: 'SEK', balance: 900_000 })
      .execute();
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    await shop.db.updateTable('cart').set({ promo_code: 'GIFT-3' }).where('cart_id', '=', cartId).execute();
    const providers = shop.services.providers as Map<string, PaymentProvider>;
    providers.delete('test');
    const { data, errors } = await shop.place(cartId, { paymentId: undefined });
    providers.set('test', shop.provider);
    expect(errors).toBeUndefined();
    expect(data.placeOrder).toMatchObject({ status: 'completed', orderId: expect.any(String) });
  });

  test('and the code is used up meanwhile, the payment goes back', async () => {
    await shop.db
      .insertInto('gift_code')
      .values({ code: 'GIFT-2', currency_code: 'SEK', balance: 3000 })
      .execute();
    const sku = await shop.addBook({ in_stock: 3 });
    const carts = [await shop.cartWith({ [sku]: 1 }), await shop.cartWith({ [sku]: 1 })];
    await shop.db.updateTable('cart').set({ promo_code: 'GIFT-2' }).where('cart_id', 'in', carts).execute();
    const outcomes: string[] = [];
    for (const cartId of carts) await shop.place(cartId);
    for (const cartId of carts) {
      await shop.provider.say(await shop.referenceOf(cartId), 'authorized');
      outcomes.push(await completePayment(shop.services, await shop.paymentOf(cartId)));
    }
    expect(outcomes).toEqual(['completed', 'failed']);
    await runDuePayments(shop.services);
    expect(await stateOf(await shop.paymentOf(carts[1] ?? ''))).toEqual({
      state: 'void',
      failure: 'INVALID_PROMO_CODE',
    });
    expect(await shop.stockOf(sku)).toBe(2);
  });
});
