import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import type { PaymentProvider } from '#backend/features/payment/payment-provider.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { releaseExpiredReservations } from '../stock/release-stock.ts';
import { completePayment } from './complete-payment.ts';
import { runDuePayments } from './run-due-payments.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

async function startExpiredPurchase(sku: number, email = 'expired@example.se') {
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.placeOrder(cartId, { email });
  await shop.db
    .updateTable('stock_reservation')
    .set({ expires_at: new Date(0) })
    .where('cart_id', '=', cartId)
    .execute();
  await releaseExpiredReservations(shop);
  await shop.backend.refreshCatalogue();
  return { cartId, paymentId: await shop.paymentIdOf(cartId), reference: await shop.referenceOf(cartId) };
}

const stateOf = async (paymentId: string) =>
  (await shop.db
    .selectFrom('payment')
    .select(['state', 'failure'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()) ?? {};

describe('a payment after its reservation has expired', () => {
  test('creates the order if there is still stock', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const { paymentId, reference } = await startExpiredPurchase(sku);
    expect(await shop.stockOf(sku)).toBe(1);
    await shop.provider.setPaymentState(reference, 'authorized');
    expect(await completePayment(shop.services, paymentId)).toBe('completed');
    expect(await shop.stockOf(sku)).toBe(0);
  });

  test('is voided if the stock has been sold since', async () => {
    const sku = await shop.addBook({ in_stock: 1 });
    const late = await startExpiredPurchase(sku, 'late@example.se');
    const refunded = await startExpiredPurchase(sku);
    const { paymentId, reference } = await startExpiredPurchase(sku);
    await shop.provider.setPaymentState(reference, 'authorized');
    await completePayment(shop.services, paymentId);
    await shop.provider.setPaymentState(late.reference, 'authorized');
    await shop.provider.setPaymentState(refunded.reference, 'captured');
    const before = await shop.countOrders();
    for (const payment of [late, refunded])
      expect(await completePayment(shop.services, payment.paymentId)).toBe('failed');
    await runDuePayments(shop.services);
    expect(await shop.countOrders()).toBe(before);
    expect(await shop.stockOf(sku)).toBe(0);
    expect(await shop.provider.callsOf(late.reference)).toEqual(['cancel']);
    expect((await shop.provider.callsOf(refunded.reference))[0]).toMatch(/^refund/);
    expect(await stateOf(late.paymentId)).toEqual({ state: 'void', failure: 'INSUFFICIENT_STOCK' });
    const { data } = await shop.query('query ($id: String) { getCart(id: $id) { items { quantity } } }', {
      id: late.cartId,
    });
    expect(data.getCart.items).toEqual([{ quantity: 1 }]);
    expect(await mailsTo(shop.db, 'late@example.se')).toMatchObject([{ kind: 'order-not-made' }]);
  });
});

test('the job completes a payment without a returning customer or a webhook', async () => {
  const sku = await shop.addBook({ in_stock: 1 });
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.placeOrder(cartId, { email: 'gone@example.se' });
  await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'authorized');
  await shop.db
    .updateTable('payment')
    .set({ next_check_at: new Date(0) })
    .where('cart_id', '=', cartId)
    .execute();
  await Promise.all([1, 2, 3].map(() => runDuePayments(shop.services)));
  expect(await stateOf(await shop.paymentIdOf(cartId))).toMatchObject({ state: 'captured' });
  expect(await mailsTo(shop.db, 'gone@example.se')).toHaveLength(1);
});

test('an order with nothing to pay is created immediately, and draws gift code and balance', async () => {
  const headers = await signedInHeaders(shop.backend, 'saver@example.se');
  const customerId = (await shop.query('{ getUser { id } }', {}, headers)).data.getUser.id;
  const credit = { customerId, currencyCode: 'SEK', amount: 500_000, reason: 'correction' } as const;
  await shop.db.transaction().execute((trx) => addToBalance(trx, credit));
  await shop.db
    .insertInto('gift_code')
    .values({ code: 'GIFT-1', currency_code: 'SEK', balance: 3000 })
    .execute();
  const sku = await shop.addBook({ in_stock: 3 });
  const cartId = await shop.cartWith({ [sku]: 1 }, headers);
  await shop.db.updateTable('cart').set({ promo_code: 'GIFT-1' }).where('cart_id', '=', cartId).execute();
  const results = await Promise.all([1, 2, 3].map(() => shop.placeOrder(cartId, {}, headers)));
  for (const { data } of results) expect(data.placeOrder.status).toBe('completed');
  expect(new Set(results.map(({ data }) => data.placeOrder.orderId)).size).toBe(1);
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

test('an order with nothing to pay needs no provider', async () => {
  await shop.db
    .insertInto('gift_code')
    .values({ code: 'GIFT-3', currency_code: 'SEK', balance: 900_000 })
    .execute();
  const sku = await shop.addBook({ in_stock: 3 });
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.db.updateTable('cart').set({ promo_code: 'GIFT-3' }).where('cart_id', '=', cartId).execute();
  const providers = shop.services.providers as Map<string, PaymentProvider>;
  providers.delete('test');
  const { data, errors } = await shop.placeOrder(cartId, { paymentId: undefined });
  providers.set('test', shop.provider);
  expect(errors).toBeUndefined();
  expect(data.placeOrder).toMatchObject({ status: 'completed', orderId: expect.any(String) });
});

test('a payment is voided if the gift code has been used up since', async () => {
  await shop.db
    .insertInto('gift_code')
    .values({ code: 'GIFT-2', currency_code: 'SEK', balance: 3000 })
    .execute();
  const sku = await shop.addBook({ in_stock: 3 });
  const carts = [await shop.cartWith({ [sku]: 1 }), await shop.cartWith({ [sku]: 1 })];
  await shop.db.updateTable('cart').set({ promo_code: 'GIFT-2' }).where('cart_id', 'in', carts).execute();
  const outcomes: string[] = [];
  for (const cartId of carts) await shop.placeOrder(cartId);
  for (const cartId of carts) {
    await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'authorized');
    outcomes.push(await completePayment(shop.services, await shop.paymentIdOf(cartId)));
  }
  expect(outcomes).toEqual(['completed', 'failed']);
  await runDuePayments(shop.services);
  expect(await stateOf(await shop.paymentIdOf(carts[1] ?? ''))).toEqual({
    state: 'void',
    failure: 'INVALID_PROMO_CODE',
  });
  expect(await shop.stockOf(sku)).toBe(2);
});
