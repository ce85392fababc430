import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
let downloadId: number;

beforeAll(async () => {
  const port = await freePort();
  sandbox = await runSandbox(`http://127.0.0.1:${port}/payments/sandbox/events`);
  shop = await openTestShop(
    { SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandbox.secret },
    { schedulesJobs: true },
  );
  api = createApiServer(shop.backend);
  await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
  const [productId, ebookId] = await changeShop(shop, async (db) => {
    // Cards are captured when the order is created, so that a purchase ends with its capture.
    await db
      .updateTable('payment_method')
      .set({ capture: 'at-once' })
      .where('method_key', '=', 'card')
      .execute();
    const book = await addProduct(db, { key: 'real', skus: [{ in_stock: 50 }] });
    return [book, await addProduct(db, { key: 'ebook', skus: [{ static_stock: 9 }] })] as const;
  });
  const skuOf = (id: number) =>
    shop.db.selectFrom('sku').select('sku_id').where('product_id', '=', id).executeTakeFirstOrThrow();
  skuId = (await skuOf(productId)).sku_id;
  downloadId = (await skuOf(ebookId)).sku_id;
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

async function createCart(item = { skuId, quantity: 1 }): Promise<string> {
  const { data } = await shop.query('{ getCart(marketId: "se") { id } }');
  const addToCart = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }`;
  await shop.query(addToCart, { id: data.getCart.id, item });
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

describe('the iframe of a client without a form', () => {
  const iframeOf = async (cartId: string, checkout: object | null = null, headers = {}) => {
    const { data } = await shop.query(
      `mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout,
        marketId: "se") { email billingAddress { zip } cart { summary { total { sellingPriceIncVat } } }
        paymentOptions { name logo checkoutType isSelected paymentData newCheckoutSession } } }`,
      { cartId, checkout },
      headers,
    );
    const { paymentOptions, ...saved } = data.createOrUpdateCheckout;
    const [option] = paymentOptions;
    return { option, saved, url: /src="([^"]+checkout\/[^"]+)"/.exec(option.paymentData ?? '')?.[1] ?? '' };
  };
  const send = async (url: string, form?: Record<string, string>) => {
    const body = form && new URLSearchParams(form);
    const response = await fetch(url, { method: body ? 'POST' : 'GET', ...(body ? { body } : {}) });
    return {
      status: response.status,
      url: response.url,
      page: await response.text(),
      headers: response.headers,
    };
  };
  const inputValue = (page: string, name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="${name}"`)
      .exec(page)
      ?.slice(1)
      .find(Boolean) ?? '';
  const contact = {
    email: 'selma@example.se',
    firstName: 'Selma',
    lastName: 'Lagerlöf',
    address1: 'Mårbacka 1',
    zip: '11322',
    city: 'Stockholm',
    phone: '0701740605',
  };

  test('needs no input, collects the address, and leads to the order', async () => {
    const cartId = await createCart();
    const { option, url } = await iframeOf(cartId, null, { origin: 'http://localhost:3000' });
    expect(option).toMatchObject({
      name: 'checkout',
      logo: '/images/marks/card.svg',
      checkoutType: 'EXTERNAL',
      isSelected: true,
      newCheckoutSession: true,
    });
    const first = await send(url);
    expect(first.headers.get('content-security-policy')).toContain(' http://localhost:3000;');
    // Delivery and total follow the address, which a client's old copy does not replace.
    const updated = await send(url, { ...contact, do: 'update', amount: '0' });
    const again = await iframeOf(
      cartId,
      { email: '', billingAddress: { zip: '', city: '' } },
      { origin: 'http://localhost:3000' },
    );
    expect(again.option).toEqual({ ...option, newCheckoutSession: false });
    expect(again.saved).toMatchObject({ email: contact.email, billingAddress: { zip: contact.zip } });
    const amount = inputValue(updated.page, 'amount');
    expect(Number(amount) / 100).toBe(again.saved.cart.summary.total.sellingPriceIncVat);
    const cardId = String(await methodId('card'));
    const payForm = { ...contact, do: 'pay', methodId: cardId, shippingId: '' };
    expect((await send(url, { ...payForm, amount: '1' })).page).toContain('Summan har ändrats');
    expect(await paymentStateOf(cartId)).toEqual([]);
    const payment = await send(url, { ...payForm, amount });
    expect(payment.url).toContain('/frame/');
    const declined = await send(payment.url, cardForm('4000000000000002'));
    expect([declined.url, declined.page]).toEqual([url, expect.stringContaining('gick inte igenom')]);
    const second = await send(url, { ...payForm, amount });
    const paid = await send(second.url, cardForm('4242424242424242'));
    expect(paid.page).toMatch(/id="leave"[^>]*href="[^"]+\/checkout\/confirm\?cartid=/);
    await expect.poll(() => ordersOf(cartId), { timeout: 30_000 }).toHaveLength(1);
    const { draft } = await shop.db
      .selectFrom('shop_order')
      .select('draft')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    expect(draft).toMatchObject({
      email: contact.email,
      clientName: 'demo',
      billingAddress: { addressLine1: 'Mårbacka 1' },
    });
    expect((await send(`${url}?edit`)).page).toContain('id="leave"');
  });

  test('asks for an address only if something is shipped, and needs no phone number for a letter', async () => {
    const isRequired = (page: string, name: string) => new RegExp(`name="${name}"[^>]*required`).test(page);
    const shipped = await iframeOf(await createCart());
    const { page } = await send(shipped.url);
    expect([isRequired(page, 'zip'), isRequired(page, 'phone')]).toEqual([true, false]);
    const { url } = await iframeOf(await createCart({ skuId: downloadId, quantity: 1 }));
    const form = (await send(url)).page;
    expect(form).not.toMatch(/name="(address1|zip|city|phone)"/);
    const { email, firstName, lastName } = contact;
    const amount = inputValue(form, 'amount');
    const input = { email, firstName, lastName, amount, methodId: String(await methodId('card')) };
    expect((await send(url, { ...input, do: 'pay' })).url).toContain('/frame/');
  });

  test('reports invalid input by field, and a foreign call is rejected', async () => {
    const cartId = await createCart();
    const { url } = await iframeOf(cartId);
    const amount = inputValue((await send(url)).page, 'amount');
    const { status, page } = await send(url, {
      ...contact,
      email: 'x',
      zip: '9'.repeat(200),
      do: 'pay',
      methodId: String(await methodId('card')),
      amount,
    });
    expect([status, page]).toEqual([422, expect.stringContaining('id="zip-error"')]);
    const call = await shop.backend.fetch(
      new Request('http://shop.test/payments/sandbox/checkouts', { method: 'POST', body: '{}' }),
    );
    expect(call.status).toBe(400);
  });

  test('is not offered to a client with a form', async () => {
    const { option } = await iframeOf(await createCart(), null, { 'x-checkout-form': 'own' });
    expect(option.name).toBe('swish');
  });
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
