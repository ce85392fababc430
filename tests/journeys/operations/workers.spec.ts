import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../api/system-postgres.ts';
import { type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { untilPortClosed } from '../support/processes.ts';

const giftCode = 'WORKERS-TEST';
const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';

let shop: EditableShop;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  shop = await startEditableShop({ WORKERS: '2', METRICS_PORT: String(port), LOG_LEVEL: 'error' });
}, 180_000);
afterAll(() => shop.stop());

/** The system chooses the thread for each connection, so requests of one client need many to reach both. */
async function readInManyConnections(path: string): Promise<string[]> {
  const read = async () => {
    const outgoing = request(shop.url + path, { agent: false }).end();
    const [response] = await once(outgoing, 'response');
    return `${response.statusCode} ${await text(response)}`;
  };
  return Promise.all(Array.from({ length: 30 }, read));
}

// biome-ignore lint/suspicious/noExplicitAny: the queries define the shape.
async function query(document: string, variables: object = {}): Promise<any> {
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

async function findSku() {
  return shop.db
    .selectFrom('sku')
    .innerJoin('product_text', 'product_text.product_id', 'sku.product_id')
    .select('sku_id')
    .where('slug', '=', 'gosta-berlings-saga')
    .where('language_id', '=', 'sv-SE')
    .executeTakeFirstOrThrow();
}

/** Pays with a gift code, so that the order is complete at once. */
async function buy(skuId: number) {
  await shop.db
    .insertInto('gift_code')
    .values({ code: giftCode, currency_code: 'SEK', balance: 10 ** 8 })
    .execute();
  const { shipping_method_id: shippingId } = await shop.db
    .selectFrom('shipping_method')
    .select('shipping_method_id')
    .where('needs_pickup_point', '=', false)
    .orderBy('shipping_method_id')
    .executeTakeFirstOrThrow();
  const { getCart } = await query('{ getCart(marketId: "se") { id } }');
  const id = getCart.id;
  await query(
    `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }`,
    { id, item: { skuId, quantity: 1 } },
  );
  await query(`mutation { setCartPromoCode(id: "${id}", promoCode: "${giftCode}", marketId: "se") { id } }`);
  const checkout = {
    shippingId,
    email: 'workers@example.se',
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
    checkoutUrls: { redirectUrl: `${shop.url}/checkout/confirm` },
  };
  const { placeOrder } = await query(
    `mutation ($id: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $id, checkout: $checkout, marketId: "se", languageId: "sv-SE") { orderId } }`,
    { id, checkout },
  );
  return placeOrder.orderId;
}

test('two workers serve pages and purchases, follow changes, count together, and stop as one', async () => {
  expect((await readInManyConnections('/')).filter((page) => !page.startsWith('200 '))).toEqual([]);
  const { sku_id: skuId } = await findSku();
  expect(await buy(skuId)).toBeTruthy();

  // Each worker has the page in its cache, and the index in memory.
  await readInManyConnections(book);
  await shop.db
    .updateTable('price')
    .set({ regular_price: 3700, selling_price: 3700 })
    .where('sku_id', '=', skuId)
    .execute();
  const withOldPrice = async () =>
    (await readInManyConnections(book)).filter((page) => !/>37\s*kr</.test(page)).length;
  await expect.poll(withOldPrice, { timeout: 30_000 }).toBe(0);

  const metrics = await (await fetch(metricsUrl)).text();
  const samples = metrics.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const series = samples.map((line) => line.slice(0, line.lastIndexOf(' ')));
  expect(new Set(series).size).toBe(series.length);
  expect(samples).toContain('kvarto_workers 2');
  expect(samples).toContain('kvarto_orders_total{currency="SEK"} 1');
  const home = samples.find((line) =>
    line.startsWith(
      'kvarto_http_request_duration_seconds_count{server="shop",method="GET",route="page:home",status="200"}',
    ),
  );
  expect(Number(home?.split(' ').at(-1))).toBeGreaterThan(0);

  const ended = once(shop.process, 'exit');
  shop.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  for (const url of [shop.url, shop.apiUrl]) await untilPortClosed(Number(new URL(url).port));
});
