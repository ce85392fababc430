import { randomInt, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, type DatabaseConnection } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { type Cluster, missingPackages, startCluster } from './cluster.ts';

/** Of browsing and buying while processes are killed. */
const seconds = Number(process.env.CLUSTER_SECONDS ?? 60);
const secondsBetweenKills = 10;
const giftCode = 'CLUSTER-TEST';
const initialStock = 1_000_000;
const startTimeoutMs = 400_000;

let folder: string;
let cluster: Cluster;
let connection: DatabaseConnection;
let db: Database;
let skuIds: number[];
let checkout: object;

beforeAll(async () => {
  const missing = missingPackages();
  if (missing) throw new Error(missing);
  folder = await createScratchFolder('cluster');
  cluster = await startCluster(folder);
  connection = connect(cluster.databaseUrl, { connections: 2 });
  db = connection.db;
  await prepareShop();
}, startTimeoutMs);
afterAll(async () => {
  await connection?.close();
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Books that never run out, and a gift code that pays for everything: the order is complete when it is placed. */
async function prepareShop(): Promise<void> {
  await db
    .insertInto('gift_code')
    .values({ code: giftCode, currency_code: 'SEK', balance: 10 ** 12 })
    .execute();
  const skus = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select('sku_id')
    .where('in_stock', '>', 5)
    .orderBy('sku_id')
    .limit(20)
    .execute();
  skuIds = skus.map(({ sku_id }) => sku_id);
  await db.updateTable('sku').set({ in_stock: initialStock }).where('sku_id', 'in', skuIds).execute();
  const { shipping_method_id: shippingId } = await db
    .selectFrom('shipping_method')
    .select('shipping_method_id')
    .where('needs_pickup_point', '=', false)
    .orderBy('shipping_method_id')
    .executeTakeFirstOrThrow();
  checkout = {
    shippingId,
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
    checkoutUrls: { redirectUrl: `${cluster.shopUrl}/checkout/confirm` },
  };
}

/** Visitors of the shop and their results. */
class Load {
  readonly acknowledged: { cartId: string; publicId: string; skuId: number }[] = [];
  readonly failures: string[] = [];
  requests = 0;
  #hasEnded = false;
  readonly #visitors: Promise<void>[];

  constructor() {
    this.#visitors = [
      ...Array.from({ length: 3 }, () => this.#repeat(() => this.#browse())),
      ...Array.from({ length: 3 }, () => this.#repeat(() => this.#buy())),
    ];
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await Promise.all(this.#visitors);
  }

  async #repeat(visit: () => Promise<void>): Promise<void> {
    while (!this.#hasEnded) await visit().catch((error) => this.failures.push(String(error)));
  }

  async #browse(): Promise<void> {
    const paths = ['/', '/en/', '/c/skonlitteratur', '/fi/'];
    await this.#send(cluster.shopUrl + paths[randomInt(paths.length)]);
  }

  async #buy(): Promise<void> {
    const skuId = skuIds[randomInt(skuIds.length)] ?? 0;
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    // biome-ignore lint/suspicious/noExplicitAny: the queries define the shape.
    const query = async (text: string, variables: object = {}): Promise<any> => {
      const response = await this.#send(`${cluster.apiUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-apikey': 'demo',
          'x-forwarded-for': address,
          'x-idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ query: text, variables }),
      });
      const { data, errors } = JSON.parse(response);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    };
    const { getCart } = await query('{ getCart(marketId: "se") { id } }');
    const variables = { id: getCart.id, item: { skuId, quantity: 1 }, code: giftCode };
    await query(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }',
      variables,
    );
    await query(
      'mutation ($id: String!, $code: String!) { setCartPromoCode(id: $id, promoCode: $code, marketId: "se") { id } }',
      variables,
    );
    const { placeOrder } = await query(
      `mutation ($id: String!, $checkout: CheckoutInputType!) {
        placeOrder(cartId: $id, checkout: $checkout, marketId: "se", languageId: "sv-SE") { status publicId orderId } }`,
      { ...variables, checkout: { ...checkout, email: `buyer-${randomUUID()}@example.se` } },
    );
    if (!placeOrder.orderId) throw new Error(`The order was not placed: ${JSON.stringify(placeOrder)}`);
    this.acknowledged.push({ cartId: getCart.id, publicId: placeOrder.publicId, skuId });
  }

  async #send(url: string, init: RequestInit = {}): Promise<string> {
    this.requests++;
    const response = await fetch(url, init);
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`${init.method ?? 'GET'} ${new URL(url).pathname}: ${response.status}`);
    return text;
  }
}

/** Every acknowledged order exists, no cart has two, and each ordered copy has left the stock. */
async function expectConsistentOrders(acknowledged: Load['acknowledged']): Promise<void> {
  const orders = await db.selectFrom('shop_order').select(['public_id', 'cart_id']).execute();
  const stored = new Set(orders.map(({ public_id }) => public_id));
  expect(acknowledged.filter(({ publicId }) => !stored.has(publicId))).toEqual([]);
  expect(new Set(orders.map(({ cart_id }) => cart_id)).size).toBe(orders.length);
  const lines = await db.selectFrom('order_line').select(['sku_id', 'quantity']).execute();
  const reserved = await db.selectFrom('stock_reservation').select(['sku_id', 'taken']).execute();
  const skus = await db
    .selectFrom('sku')
    .select(['sku_id', 'in_stock'])
    .where('sku_id', 'in', skuIds)
    .execute();
  for (const { sku_id, in_stock } of skus) {
    const sold = lines
      .filter((line) => line.sku_id === sku_id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const held = reserved.filter((each) => each.sku_id === sku_id).reduce((sum, { taken }) => sum + taken, 0);
    expect({ sku_id, in_stock }).toEqual({ sku_id, in_stock: initialStock - sold - held });
  }
}

test(
  'with a process killed every ten seconds, no order is lost or duplicated and less than 0.1 % fails',
  async () => {
    const load = new Load();
    for (let kill = 0; kill < seconds / secondsBetweenKills; kill++) {
      await setTimeout(secondsBetweenKills * 1000);
      await cluster.crashShop(kill % 3);
    }
    await load.end();
    const { acknowledged, failures, requests } = load;
    process.stderr.write(
      `${requests} requests, ${acknowledged.length} orders, ${failures.length} failures\n`,
    );
    expect(acknowledged.length).toBeGreaterThan(20);
    await expectConsistentOrders(acknowledged);
    expect(failures.length, failures.slice(0, 5).join('\n')).toBeLessThan(requests / 1000);
  },
  10 * 60_000,
);

test('a promoted replica has every acknowledged order, and buying resumes', async () => {
  const load = new Load();
  while (load.acknowledged.length < 10) await setTimeout(100);
  await cluster.failOver();
  const before = load.acknowledged.length;
  while (load.acknowledged.length < before + 5) await setTimeout(100);
  await load.end();
  await expectConsistentOrders(load.acknowledged);
}, 120_000);
