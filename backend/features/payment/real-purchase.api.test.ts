import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeOrderMutation } from '#backend/features/order/order-shop.fixture.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { createApiServer } from '#backend/server.ts';
import { freePort } from '../../../tests/api/system-postgres.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { cardForm, type RunningSandbox, runSandbox } from './running-sandbox.fixture.ts';

/** End to end: the shop listens on a port, and the sandbox is a separate process. */
let shop: TestShop;
let sandbox: RunningSandbox;
let api: Server;
let skuId: number;

beforeAll(async () => {
  const port = await freePort();
  sandbox = await runSandbox(`http://127.0.0.1:${port}/payments/sandbox/events`);
  shop = await openTestShop({ SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandbox.secret });
  api = createApiServer(shop.backend);
  await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
  const productId = await changeShop(shop, (db) => addProduct(db, { key: 'real', skus: [{ in_stock: 50 }] }));
  const sku = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  skuId = sku.sku_id;
});
afterAll(async () => {
  await sandbox.stop();
  api.closeAllConnections();
  api.close();
  await shop.close();
});
beforeEach(() => sandbox.control('/webhooks', { mode: 'send' }));

const details = {
  customerType: 'PERSON',
  acceptedConsents: ['order'],
  billingAddress: {
    firstName: 'Karin',
    lastName: 'Boye',
    addressLine1: 'Storgatan 1',
    zip: '11122',
    city: 'Stockholm',
    country: 'SE',
    mobile: '0701740605',
  },
  checkoutUrls: { redirectUrl: 'https://shop.test/checkout/confirm' },
};

const methodId = async (method_key: string) =>
  (
    await shop.db
      .selectFrom('payment_method')
      .select('payment_method_id')
      .where('method_key', '=', method_key)
      .executeTakeFirstOrThrow()
  ).payment_method_id;

async function createCart(): Promise<string> {
  const { data } = await shop.query('{ getCart(marketId: "se") { id } }');
  const addToCart = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }`;
  await shop.query(addToCart, { id: data.getCart.id, item: { skuId, quantity: 1 } });
  return data.getCart.id;
}

async function placeOrder(method = 'card', changes = {}) {
  const cartId = await createCart();
  const { shipping_method_id: shippingId } = await shop.db
    .selectFrom('shipping_method')
    .select('shipping_method_id')
    .where('needs_pickup_point', '=', false)
    .orderBy('shipping_method_id')
    .executeTakeFirstOrThrow();
  const checkout = {
    ...details,
    shippingId,
    email: `${cartId}@example.se`,
    paymentId: await methodId(method),
    ...changes,
  };
  const { data, errors } = await shop.query(placeOrderMutation, { cartId, checkout });
  const redirectUrl: string = data?.placeOrder?.redirectUrl ?? '';
  return { cartId, errors, reference: redirectUrl.split('/').at(-1) ?? '', redirectUrl };
}

const ordersOf = (cartId: string) =>
  shop.db.selectFrom('shop_order').select(['order_id', 'state']).where('cart_id', '=', cartId).execute();
const paymentStateOf = async (cartId: string) =>
  (await shop.db.selectFrom('payment').select('state').where('cart_id', '=', cartId).execute()).map(
    ({ state }) => state,
  );
const stock = async () =>
  (await shop.db.selectFrom('sku').select('in_stock').where('sku_id', '=', skuId).executeTakeFirstOrThrow())
    .in_stock;

test('repeated webhooks alone create one order and one capture', async () => {
  await sandbox.control('/webhooks', { mode: 'send', copies: 3 });
  const { cartId, reference } = await placeOrder();
  const { to } = await sandbox.submitForm(reference, cardForm('4242424242424242'));
  expect(to).toMatch(/^https:\/\/shop\.test\/checkout\/confirm\?cartid=[^&]+&pid=/);
  await expect.poll(() => ordersOf(cartId), { timeout: 30_000 }).toHaveLength(1);
  await expect.poll(() => paymentStateOf(cartId), { timeout: 30_000 }).toEqual(['captured']);
  expect(await sandbox.provider.retrieve(reference)).toMatchObject({ state: 'captured', refunded: 0 });
  await shop.backend.runJobs();
  expect(await ordersOf(cartId)).toHaveLength(1);
});

test('the customer’s return creates the order if webhooks are lost', async () => {
  await sandbox.control('/webhooks', { mode: 'drop' });
  const { cartId, reference } = await placeOrder();
  const { to } = await sandbox.submitForm(reference, cardForm('4242424242424242'));
  const id = new URL(to).searchParams.get('pid');
  const { data } = await shop.query(
    'query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) { completed } }',
    { id, cartId },
  );
  expect(data.checkout.completed).toBe(true);
  expect(await ordersOf(cartId)).toHaveLength(1);
});

test('a declined or aborted payment releases the stock', async () => {
  const before = await stock();
  const declined = await placeOrder();
  expect(await stock()).toBe(before - 1);
  const { to } = await sandbox.submitForm(declined.reference, cardForm('4000000000000002'));
  expect(to).toBe('https://shop.test/checkout/sandbox-fail?error=Declined');
  await expect.poll(() => paymentStateOf(declined.cartId), { timeout: 30_000 }).toEqual(['failed']);
  const aborted = await placeOrder('swish');
  await sandbox.submitForm(aborted.reference, { do: 'abort' });
  await expect.poll(() => paymentStateOf(aborted.cartId), { timeout: 30_000 }).toEqual(['cancelled']);
  expect([await stock(), await ordersOf(declined.cartId)]).toEqual([before, []]);
});

test('a credit payment is authorized and not captured before shipment', async () => {
  const { cartId, reference, errors } = await placeOrder('instalments', { identityNumber: '191212121212' });
  expect(errors).toBeUndefined();
  await sandbox.submitForm(reference, {
    do: 'pay',
    months: '3',
    identityNumber: '191212121212',
  });
  await expect.poll(() => ordersOf(cartId), { timeout: 30_000 }).toHaveLength(1);
  expect(await paymentStateOf(cartId)).toEqual(['authorized']);
  expect((await sandbox.provider.retrieve(reference))?.state).toBe('authorized');
});

test('an order fails without reserving stock while the sandbox is down', async () => {
  const before = await stock();
  await sandbox.kill();
  const { errors } = await placeOrder();
  expect(errors?.[0]?.extensions?.code).toBe('PAYMENT_UNAVAILABLE');
  expect(await stock()).toBe(before);
  await sandbox.restart();
  expect((await placeOrder()).redirectUrl).toContain(sandbox.url);
});
