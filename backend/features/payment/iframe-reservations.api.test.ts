import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrderMutation } from '#backend/features/order/order-shop.fixture.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { createApiServer } from '#backend/server.ts';
import { freePort } from '../../../tests/api/system-postgres.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { type RunningSandbox, runSandbox } from './running-sandbox.fixture.ts';

/** Payments in the sandbox's iframe: its calls come from the provider's network, on behalf of the visitor who opened it. */
let shop: TestShop;
let sandbox: RunningSandbox;
let api: Server;
let cardId: string;

beforeAll(async () => {
  const port = await freePort();
  sandbox = await runSandbox(`http://127.0.0.1:${port}/payments/sandbox/events`);
  shop = await openTestShop({ SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandbox.secret });
  api = createApiServer(shop.backend);
  await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
  const card = await shop.db
    .selectFrom('payment_method')
    .select('payment_method_id')
    .where('method_key', '=', 'card')
    .executeTakeFirstOrThrow();
  cardId = String(card.payment_method_id);
});
afterAll(async () => {
  await sandbox.stop();
  api.closeAllConnections();
  api.close();
  await shop.close();
});

async function addBook(key: string): Promise<number> {
  const productId = await changeShop(shop, (db) => addProduct(db, { key, skus: [{ in_stock: 100 }] }));
  const row = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.sku_id;
}

const stockOf = async (skuId: number) =>
  (await shop.db.selectFrom('sku').select('in_stock').where('sku_id', '=', skuId).executeTakeFirstOrThrow())
    .in_stock;

let networks = 0;
const newAddress = () => `2001:db8:${(++networks).toString(16)}::7`;

// biome-ignore lint/suspicious/noExplicitAny: the expectations of each test state the data.
async function query(address: string, text: string, variables: object = {}): Promise<any> {
  const request = new Request('http://shop.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query: text, variables }),
  });
  return (await shop.backend.fetch(request, { address })).json();
}

/** Fills a cart and opens its iframe, as a client without a form does. */
async function openIframe(address: string, skuId: number, quantity: number): Promise<string> {
  const { data } = await query(address, '{ getCart(marketId: "se") { id } }');
  const cartId = data.getCart.id as string;
  const addToCart = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }`;
  expect((await query(address, addToCart, { id: cartId, item: { skuId, quantity } })).errors).toBeUndefined();
  const checkout = await query(
    address,
    'mutation ($id: String!) { createOrUpdateCheckout(cartId: $id, marketId: "se") { paymentOptions { paymentData } } }',
    { id: cartId },
  );
  const [option] = checkout.data.createOrUpdateCheckout.paymentOptions;
  return /src="([^"]+checkout\/[^"]+)"/.exec(option.paymentData ?? '')?.[1] ?? '';
}

let buyers = 0;
/** Enters an address and presses the button. Returns whether the customer reached the page of the card. */
async function pay(url: string): Promise<boolean> {
  const contact = {
    email: `selma-${++buyers}@example.se`,
    firstName: 'Selma',
    lastName: 'Lagerlöf',
    address1: 'Mårbacka 1',
    zip: '11322',
    city: 'Stockholm',
    phone: '0701740605',
  };
  const post = async (form: Record<string, string>) => {
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
    return { url: response.url, page: await response.text() };
  };
  const { page } = await post({ ...contact, do: 'update', amount: '0' });
  const amount = /name="amount"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="amount"/.exec(page);
  const paid = await post({
    ...contact,
    do: 'pay',
    methodId: cardId,
    shippingId: '',
    amount: amount?.[1] ?? amount?.[2] ?? '',
  });
  return paid.url.includes('/frame/');
}

test('the payments of one network reserve at most 2 % of a title', async () => {
  const skuId = await addBook('framed');
  const address = newAddress();
  for (let cart = 0; cart < 9; cart++) expect(await pay(await openIframe(address, skuId, 50))).toBe(true);
  expect(await stockOf(skuId)).toBe(100);
  for (let cart = 0; cart < 4; cart++) expect(await pay(await openIframe(address, skuId, 1))).toBe(true);
  expect(await stockOf(skuId)).toBe(98);
  expect(await pay(await openIframe(newAddress(), skuId, 2))).toBe(true);
  expect(await stockOf(skuId)).toBe(96);
});

test('payments in an iframe count together with the other orders of the network', async () => {
  const skuId = await addBook('counted');
  const address = newAddress();
  const url = await openIframe(address, skuId, 1);
  await query(address, placeOrderMutation, { cartId: 'unknown', checkout: {} });
  // As if the network had placed as many as the limit.
  const grown_back_at = new Date(Date.now() + 3_600_000);
  await shop.db.updateTable('rate_limit').set({ grown_back_at }).execute();
  expect(await pay(url)).toBe(false);
  expect(await stockOf(skuId)).toBe(100);
  expect(await pay(await openIframe(newAddress(), skuId, 1))).toBe(true);
});
