import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { completePayment } from '../payment/complete-payment.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

async function getCart(id: string, headers: Record<string, string> = {}) {
  const query = 'query ($id: String) { getCart(id: $id) { id isCompleted items { skuId quantity } } }';
  return (await shop.query(query, { id }, headers)).data.getCart;
}

async function add(id: string, skuId: number, headers: Record<string, string> = {}) {
  const mutation = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }`;
  const { errors } = await shop.query(mutation, { id, item: { skuId, quantity: 1 } }, headers);
  expect(errors).toBeUndefined();
}

/** Another copy and another book are added in a second tab while two copies are being paid. */
async function payWhileShopping(headers: Record<string, string> = {}) {
  const [book, other] = [await shop.addBook({ in_stock: 9 }), await shop.addBook({ in_stock: 9 })];
  const cart = await shop.cartWith({ [book]: 2 }, headers);
  await shop.placeOrder(cart, {}, headers);
  const [paymentId, reference] = [await shop.paymentIdOf(cart), await shop.referenceOf(cart)];
  await add(cart, book, headers);
  await add(cart, other, headers);
  await shop.provider.setPaymentState(reference, 'authorized');
  expect(await completePayment(shop.services, paymentId)).toBe('completed');
  return { book, other, cart };
}

describe('products added during the payment', () => {
  test.each([
    ['a guest', async () => ({})],
    ['a customer', () => signedInHeaders(shop.backend, 'continued@example.se')],
  ])('stay in a new cart of %s', async (_, signIn) => {
    const headers = await signIn();
    const { book, other, cart } = await payWhileShopping(headers);
    const next = await getCart(cart, headers);
    expect(next.id).not.toBe(cart);
    expect(next).toMatchObject({
      isCompleted: false,
      items: [
        { skuId: book, quantity: 1 },
        { skuId: other, quantity: 1 },
      ],
    });
    expect(await shop.stockOf(book)).toBe(7);
  });

  test('are not ordered by a repeated order of the paid cart', async () => {
    const { cart, other } = await payWhileShopping();
    const { data } = await shop.placeOrder(cart);
    expect(data.placeOrder.status).toBe('completed');
    expect(await shop.stockOf(other)).toBe(9);
  });
});

test('without added products the ordered cart has no successor', async () => {
  const cart = await shop.cartWith({ [await shop.addBook({ in_stock: 9 })]: 1 });
  await shop.placeOrder(cart);
  await shop.provider.setPaymentState(await shop.referenceOf(cart), 'authorized');
  await completePayment(shop.services, await shop.paymentIdOf(cart));
  expect(await getCart(cart)).toBeNull();
});
