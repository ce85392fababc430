import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { visitorLimits } from '#backend/features/rate-limit/limit-visitors.ts';
import { type OrderShop, openOrderShop, placeOrderMutation } from '../order-shop.fixture.ts';
import { completePayment } from '../payment/complete-payment.ts';
import { insertFilledCarts } from '../purchase/start-order-process.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

interface Lifetime {
  seconds: number;
}

let networks = 0;
const newAddress = () => `2001:db8:${(++networks).toString(16)}::7`;

async function addBook(in_stock: number): Promise<number> {
  const sku = await shop.addBook({ in_stock });
  await shop.backend.refreshCatalogue();
  return sku;
}

/** Places the order of a cart, unpaid, and returns the code of the error. */
async function placeOrder(cartId: string, address: string, email: string | null = `${cartId}@example.se`) {
  const checkout = shop.checkoutWith({ email });
  const { errors } = await shop.backend.execute(placeOrderMutation, { cartId, checkout }, { address });
  return errors?.[0]?.extensions?.code;
}

async function placeOrderOf(sku: number, quantity: number, address: string): Promise<string> {
  const cartId = await shop.cartWith({ [sku]: quantity });
  expect(await placeOrder(cartId, address)).toBeUndefined();
  return cartId;
}

/** Pays and returns the outcome. */
async function pay(cartId: string) {
  await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'authorized');
  return completePayment(shop.services, await shop.paymentIdOf(cartId));
}

describe('one network', () => {
  test('reserves at most 2 % of a title without paying, and others buy the rest', async () => {
    const sku = await addBook(200);
    const address = newAddress();
    for (let cart = 0; cart < 9; cart++) await placeOrderOf(sku, 50, address);
    expect(await shop.stockOf(sku)).toBe(200);
    for (let cart = 0; cart < 9; cart++) await placeOrderOf(sku, 1, address);
    expect(await shop.stockOf(sku)).toBe(196);
    expect(await pay(await placeOrderOf(sku, 100, newAddress()))).toBe('completed');
    expect(await shop.stockOf(sku)).toBe(96);
  });

  test('cannot exceed its part with concurrent requests', async () => {
    const sku = await addBook(100);
    const address = newAddress();
    const carts = await insertFilledCarts(shop, 12, sku);
    await Promise.all(carts.map((cartId) => placeOrder(cartId, address)));
    expect(await shop.stockOf(sku)).toBe(98);
  });

  test('does not extend a reservation by repeating or changing the order', async () => {
    const sku = await addBook(100);
    const address = newAddress();
    const cartId = await placeOrderOf(sku, 1, address);
    const lifetime = async () => {
      const { rows } = await sql<Lifetime>`select extract(epoch from expires_at - now())::float as seconds
        from stock_reservation where cart_id = ${cartId}`.execute(shop.db);
      return rows.map(({ seconds }) => seconds);
    };
    expect((await lifetime())[0]).toBeLessThanOrEqual(15 * 60);
    const expires_at = new Date(Date.now() + 60_000);
    await shop.db
      .updateTable('stock_reservation')
      .set({ expires_at })
      .where('cart_id', '=', cartId)
      .execute();
    expect(await placeOrder(cartId, address)).toBeUndefined();
    expect(await placeOrder(cartId, address, 'changed@example.se')).toBeUndefined();
    expect(await shop.stockOf(sku)).toBe(99);
    expect((await lifetime())[0]).toBeLessThanOrEqual(60);
  });

  test('can order a limited number of times, in all processes together', async () => {
    const sku = await addBook(1000);
    const address = newAddress();
    const { limit } = visitorLimits.order;
    const carts = await insertFilledCarts(shop, limit + 10, sku);
    const codes = [];
    for (const cartId of carts) codes.push(await placeOrder(cartId, address));
    expect(codes.slice(0, limit)).toEqual(Array(limit).fill(undefined));
    expect(codes).toContain('PROOF_OF_WORK_REQUIRED');
    expect(await placeOrder(await shop.cartWith({ [sku]: 1 }), newAddress())).toBeUndefined();
  });
});

test('one e-mail address reserves at most 2 % of a title, from any networks', async () => {
  const sku = await addBook(100);
  const carts = await insertFilledCarts(shop, 6, sku);
  await Promise.all(carts.map((cartId) => placeOrder(cartId, newAddress(), 'One@Example.se')));
  expect(await shop.stockOf(sku)).toBe(98);
  const [other = ''] = await insertFilledCarts(shop, 1, sku);
  await placeOrder(other, newAddress(), 'other@example.se');
  expect(await shop.stockOf(sku)).toBe(97);
});

test('one cart can be ordered a limited number of times, from any network', async () => {
  const sku = await addBook(1000);
  const [cartId = ''] = await insertFilledCarts(shop, 1, sku);
  const { limit } = visitorLimits['order-of-cart'];
  const codes = [];
  for (let count = 0; count < limit + 5; count++)
    codes.push(await placeOrder(cartId, newAddress(), `buyer-${count}@example.se`));
  expect(codes.slice(0, limit)).toEqual(Array(limit).fill(undefined));
  expect(codes).toContain('RATE_LIMITED');
});

test('many networks together leave half of the stock to buyers who pay', async () => {
  const sku = await addBook(100);
  for (let network = 0; network < 30; network++) await placeOrderOf(sku, 2, newAddress());
  expect(await shop.stockOf(sku)).toBe(50);
});

test('scarce stock is taken by the first buyer who pays, and the other payment is voided', async () => {
  const sku = await addBook(1);
  const [first, second] = [
    await placeOrderOf(sku, 1, newAddress()),
    await placeOrderOf(sku, 1, newAddress()),
  ];
  expect(await shop.stockOf(sku)).toBe(1);
  expect(await pay(second)).toBe('completed');
  expect(await pay(first)).toBe('failed');
  expect(await shop.stockOf(sku)).toBe(0);
});

test('above a number of orders with one e-mail address, from any network, a task must be solved, also if the checkout has saved it', async () => {
  const sku = await addBook(1000);
  const { limit } = visitorLimits['order-of-email'];
  const codes = [];
  for (const [index, cartId] of (await insertFilledCarts(shop, limit + 5, sku)).entries()) {
    const address = newAddress();
    const checkout = { email: index % 2 ? 'Many@Example.se' : ' many@example.se ' };
    const save = `mutation ($cartId: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: "se") { email } }`;
    await shop.backend.execute(save, { cartId, checkout }, { address });
    codes.push(await placeOrder(cartId, address, null));
  }
  expect(codes.slice(0, limit)).toEqual(Array(limit).fill(undefined));
  expect(codes).toContain('PROOF_OF_WORK_REQUIRED');

  const owner = await signedInHeaders(shop.backend, 'many@example.se');
  const cartOfOwner = await shop.cartWith({ [sku]: 1 }, owner);
  const placed = await shop.placeOrder(cartOfOwner, { email: 'many@example.se' }, owner);
  expect(placed.errors).toBeUndefined();
});
