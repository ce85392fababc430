import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { completePayment } from '../payment/complete-payment.ts';
import { runDuePayments } from '../payment/run-due-payments.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

let customers = 0;

/** A guest signs in while paying for two copies of a book. The customer's cart has one copy and another book. */
async function signInWhilePaying() {
  const [book, other] = [await shop.addBook({ in_stock: 9 }), await shop.addBook({ in_stock: 9 })];
  const headers = await signedInHeaders(shop.backend, `merged-${++customers}@example.se`);
  const ownCart = await shop.cartWith({ [book]: 1, [other]: 1 }, headers);
  const guestCart = await shop.cartWith({ [book]: 2 });
  await shop.placeOrder(guestCart);
  const [paymentId, reference] = [await shop.paymentIdOf(guestCart), await shop.referenceOf(guestCart)];
  const items = async () => {
    const query = 'query ($id: String) { getCart(id: $id) { id items { skuId quantity } } }';
    const { data } = await shop.query(query, { id: guestCart }, headers);
    expect(data.getCart.id).toBe(ownCart);
    return data.getCart.items;
  };
  expect(await items()).toEqual([
    { skuId: book, quantity: 3 },
    { skuId: other, quantity: 1 },
  ]);
  return { book, other, headers, ownCart, guestCart, paymentId, reference, items };
}

const ordersOf = (carts: string[]) =>
  shop.db.selectFrom('shop_order').select('cart_id').where('cart_id', 'in', carts).execute();

describe('a guest who signs in while paying', () => {
  test('gets the order, and its items leave the merged cart', async () => {
    const { book, other, ownCart, guestCart, paymentId, reference, items } = await signInWhilePaying();
    await shop.provider.setPaymentState(reference, 'authorized');
    const outcomes = [1, 2, 3].map(() => completePayment(shop.services, paymentId));
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['completed']));
    expect(await ordersOf([ownCart, guestCart])).toEqual([{ cart_id: guestCart }]);
    expect(await items()).toEqual([
      { skuId: book, quantity: 1 },
      { skuId: other, quantity: 1 },
    ]);
    expect(await shop.stockOf(book)).toBe(7);
  });

  test('does not order the paid items again with the merged cart', async () => {
    const { book, ownCart, guestCart, headers, reference } = await signInWhilePaying();
    await shop.provider.setPaymentState(reference, 'authorized');
    const { data } = await shop.placeOrder(ownCart, {}, headers);
    expect(data.placeOrder.status).toBe('pending');
    expect(await ordersOf([ownCart, guestCart])).toEqual([{ cart_id: guestCart }]);
    expect(await shop.stockOf(book)).toBe(6);
    await shop.provider.setPaymentState(await shop.referenceOf(ownCart), 'authorized');
    await completePayment(shop.services, await shop.paymentIdOf(ownCart));
    expect(await shop.stockOf(book)).toBe(6);
  });

  test('is refunded the first payment if the merged cart was ordered instead', async () => {
    const { book, ownCart, guestCart, headers, paymentId, reference } = await signInWhilePaying();
    await shop.placeOrder(ownCart, {}, headers);
    expect(await shop.stockOf(book)).toBe(6);
    // Before the order exists: from then on a job may cancel the first payment at any moment.
    await shop.provider.setPaymentState(reference, 'captured');
    await shop.provider.setPaymentState(await shop.referenceOf(ownCart), 'authorized');
    await completePayment(shop.services, await shop.paymentIdOf(ownCart));
    expect(await completePayment(shop.services, paymentId)).toBe('failed');
    await runDuePayments(shop.services);
    expect(await ordersOf([ownCart, guestCart])).toEqual([{ cart_id: ownCart }]);
    expect(await shop.provider.callsOf(reference)).toEqual([expect.stringMatching(/^refund/)]);
    expect(await shop.stockOf(book)).toBe(6);
  });
});
