import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { completePayment } from './complete-payment.ts';
import { type OrderShop, openOrderShop } from './order-shop.fixture.ts';
import { runDuePayments } from './run-due-payments.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

let customers = 0;

/** A guest is about to pay two books, and signs in elsewhere, where one of them and another wait in a cart. */
async function signedInWhilePaying() {
  const [book, other] = [await shop.addBook({ in_stock: 9 }), await shop.addBook({ in_stock: 9 })];
  const headers = await signedInHeaders(shop.backend, `merged-${++customers}@example.se`);
  const own = await shop.cartWith({ [book]: 1, [other]: 1 }, headers);
  const guests = await shop.cartWith({ [book]: 2 });
  await shop.place(guests);
  const [paymentId, reference] = [await shop.paymentOf(guests), await shop.referenceOf(guests)];
  const items = async () => {
    const query = 'query ($id: String) { getCart(id: $id) { id items { skuId quantity } } }';
    const { data } = await shop.ask(query, { id: guests }, headers);
    expect(data.getCart.id).toBe(own);
    return data.getCart.items;
  };
  expect(await items()).toEqual([
    { skuId: book, quantity: 3 },
    { skuId: other, quantity: 1 },
  ]);
  return { book, other, headers, own, guests, paymentId, reference, items };
}

const ordersOf = (carts: string[]) =>
  shop.db.selectFrom('shop_order').select('cart_id').where('cart_id', 'in', carts).execute();

describe('A guest who signs in while paying', () => {
  test('and then pays has bought that, and the cart holds it no more', async () => {
    const { book, other, own, guests, paymentId, reference, items } = await signedInWhilePaying();
    await shop.provider.say(reference, 'authorized');
    const heard = [1, 2, 3].map(() => completePayment(shop.services, paymentId));
    expect(new Set(await Promise.all(heard))).toEqual(new Set(['completed']));
    expect(await ordersOf([own, guests])).toEqual([{ cart_id: guests }]);
    expect(await items()).toEqual([
      { skuId: book, quantity: 1 },
      { skuId: other, quantity: 1 },
    ]);
    expect(await shop.stockOf(book)).toBe(7);
  });

  test('and orders there too finds out of the cart what was paid already', async () => {
    const { book, own, guests, headers, reference } = await signedInWhilePaying();
    await shop.provider.say(reference, 'authorized');
    const { data } = await shop.place(own, {}, headers);
    expect(data.placeOrder.status).toBe('pending');
    expect(await ordersOf([own, guests])).toEqual([{ cart_id: guests }]);
    expect(await shop.stockOf(book)).toBe(6);
    await shop.provider.say(await shop.referenceOf(own), 'authorized');
    await completePayment(shop.services, await shop.paymentOf(own));
    expect(await shop.stockOf(book)).toBe(6);
  });

  test('and orders there instead pays once: what comes for the first order goes back', async () => {
    const { book, own, guests, headers, paymentId, reference } = await signedInWhilePaying();
    await shop.place(own, {}, headers);
    expect(await shop.stockOf(book)).toBe(6);
    await shop.provider.say(await shop.referenceOf(own), 'authorized');
    await completePayment(shop.services, await shop.paymentOf(own));
    await shop.provider.say(reference, 'captured');
    expect(await completePayment(shop.services, paymentId)).toBe('failed');
    await runDuePayments(shop.services);
    expect(await ordersOf([own, guests])).toEqual([{ cart_id: own }]);
    expect(await shop.provider.callsOf(reference)).toEqual([expect.stringMatching(/^refund/)]);
    expect(await shop.stockOf(book)).toBe(6);
  });
});
