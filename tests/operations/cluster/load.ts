import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import type { Cluster } from './cluster.ts';

const giftCode = 'CLUSTER-TEST';
const initialStock = 1_000_000;

/** The data of the load. */
interface PreparedShop {
  cluster: Cluster;
  skuIds: number[];
  checkout: object;
  /** Pages of lists, products and searches: more than a few, so that most are not in a page cache. */
  paths: string[];
}

/** Books that never run out, and a gift code that pays for everything: the order is complete when it is placed. */
export async function prepareShop(cluster: Cluster, db: Database): Promise<PreparedShop> {
  await db
    .insertInto('gift_code')
    .values({ code: giftCode, currency_code: 'SEK', balance: 10 ** 12 })
    .execute();
  const products = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .innerJoin('product_text', 'product_text.product_id', 'product.product_id')
    .select(['sku_id', 'slug'])
    .where('in_stock', '>', 5)
    .where('language_id', '=', 'sv-SE')
    .orderBy('sku_id')
    .limit(400)
    .execute();
  const skuIds = products.slice(0, 20).map(({ sku_id }) => sku_id);
  await db.updateTable('sku').set({ in_stock: initialStock }).where('sku_id', 'in', skuIds).execute();
  const { shipping_method_id: shippingId } = await db
    .selectFrom('shipping_method')
    .select('shipping_method_id')
    .where('needs_pickup_point', '=', false)
    .orderBy('shipping_method_id')
    .executeTakeFirstOrThrow();
  const billingAddress = {
    firstName: 'Karin',
    lastName: 'Boye',
    addressLine1: 'Storgatan 1',
    zip: '11122',
    city: 'Stockholm',
    country: 'SE',
    mobile: '0701740605',
  };
  const checkoutUrls = { redirectUrl: `${cluster.shopUrl}/checkout/confirm` };
  return {
    cluster,
    skuIds,
    checkout: {
      shippingId,
      customerType: 'PERSON',
      acceptedConsents: ['order'],
      billingAddress,
      checkoutUrls,
    },
    paths: products.flatMap(({ slug }, index) => [
      `/p/${slug}`,
      `/s/${encodeURIComponent(slug.slice(0, 3 + (index % 4)))}`,
      `/c/skonlitteratur?page=${1 + (index % 3)}`,
    ]),
  };
}

interface Rejection {
  /** Method and path. */
  request: string;
  status: number;
  retryAfter: string | null;
}

/** Visitors have different networks, so that no rate limit rejects them. */
const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Visitors of the shop and their results. */
export class Load {
  readonly acknowledged: { cartId: string; publicId: string; skuId: number }[] = [];
  /** Errors of buyers. */
  readonly failures: string[] = [];
  /** Requests of buyers that were not accepted. */
  readonly rejections: Rejection[] = [];
  /** Errors of visitors who only browse. */
  readonly browsingFailures: string[] = [];
  requests = 0;
  pages = 0;
  slowestPageMs = 0;
  #hasEnded = false;
  readonly #shop: PreparedShop;
  readonly #hasIdempotencyKeys: boolean;
  readonly #visitors: Promise<void>[];

  /** HAProxy repeats a failed request of a buyer only if it has an idempotency key. */
  constructor(shop: PreparedShop, { hasIdempotencyKeys = true } = {}) {
    this.#shop = shop;
    this.#hasIdempotencyKeys = hasIdempotencyKeys;
    this.#visitors = [
      ...Array.from({ length: 3 }, () => this.#repeat(() => this.#browse(), this.browsingFailures)),
      ...Array.from({ length: 3 }, () => this.#repeat(() => this.#buy(), this.failures)),
    ];
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await Promise.all(this.#visitors);
  }

  async #repeat(visit: () => Promise<void>, failures: string[]): Promise<void> {
    while (!this.#hasEnded) await visit().catch((error) => failures.push(`${error} ${error.cause ?? ''}`));
  }

  async #browse(): Promise<void> {
    const { cluster, paths } = this.#shop;
    const frequent = ['/', '/en/', '/c/skonlitteratur', '/fi/'];
    const among = randomInt(3) === 0 ? frequent : paths;
    const startedAt = performance.now();
    const headers = { 'x-forwarded-for': randomAddress() };
    await this.#send(cluster.shopUrl + among[randomInt(among.length)], { headers });
    this.pages++;
    this.slowestPageMs = Math.max(this.slowestPageMs, performance.now() - startedAt);
  }

  async #buy(): Promise<void> {
    const { cluster, skuIds, checkout } = this.#shop;
    const skuId = skuIds[randomInt(skuIds.length)] ?? 0;
    const address = randomAddress();
    // biome-ignore lint/suspicious/noExplicitAny: the queries define the shape.
    const query = async (text: string, variables: object = {}): Promise<any> => {
      const response = await this.#send(`${cluster.apiUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-apikey': 'demo',
          'x-forwarded-for': address,
          ...(this.#hasIdempotencyKeys ? { 'x-idempotency-key': randomUUID() } : {}),
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
    // A replica may serve it, by another process than the one that stored the order.
    const { getOrderPublic } = await query(
      'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { publicId } }',
      { id: placeOrder.publicId },
    );
    if (!getOrderPublic) throw new Error(`A buyer does not see the order ${placeOrder.publicId}.`);
  }

  async #send(url: string, init: RequestInit = {}): Promise<string> {
    this.requests++;
    const response = await fetch(url, init);
    const text = await response.text();
    if (response.status === 200) return text;
    const request = `${init.method ?? 'GET'} ${new URL(url).pathname}`;
    const retryAfter = response.headers.get('retry-after');
    if (init.method) this.rejections.push({ request, status: response.status, retryAfter });
    throw new Error(`${request}: ${response.status} ${text.slice(0, 100)}`);
  }
}

/** Every acknowledged order exists, no cart has two, and each ordered copy has left the stock. */
export async function expectConsistentOrders(
  db: Database,
  { skuIds }: PreparedShop,
  acknowledged: Load['acknowledged'],
): Promise<void> {
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
