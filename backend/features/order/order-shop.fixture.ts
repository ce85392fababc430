import { pino } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { addProduct, changeShop } from '#backend/features/product/added-product.fixture.ts';
import { type Answer, openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { completePayment } from './complete-payment.ts';
import type { OrderServices } from './order-services.ts';
import { openProviderTable, type ProviderTable } from './provider-table.fixture.ts';

/** What a careful customer fills in. */
export const details = {
  email: 'Karin.Boye@example.se',
  customerType: 'PERSON',
  acceptedConsents: ['order'],
  /** A letter. */
  shippingId: 1,
  billingAddress: {
    firstName: 'Karin',
    lastName: 'Boye',
    addressLine1: 'Storgatan 1',
    zip: '11122',
    city: 'Stockholm',
    country: 'SE',
    mobile: '0701234567',
  },
  checkoutUrls: { redirectUrl: 'https://shop.test/checkout/confirm' },
};

export const placing = `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: "se", languageId: "sv-SE") { orderId publicId status redirectUrl } }`;

export interface OrderShop extends TestShop {
  provider: ProviderTable;
  services: OrderServices;
  /** Ways to pay: money is taken at once, or when the goods leave. */
  paymentId: { atOnce: number; onShipment: number };
  /** A book of the test's own with so many copies. */
  addBook(stock: { in_stock: number; oversellable?: number; static_stock?: number }): Promise<number>;
  cartWith(lines: Record<number, number>, headers?: Record<string, string>): Promise<string>;
  place(cartId: string, changes?: object, headers?: Record<string, string>): Promise<Answer<Placed>>;
  /** What a careful customer fills in, with other details. */
  checkoutOf(changes?: object): object;
  /** A paid order of so many pieces of each SKU. */
  buy(
    lines: Record<number, number>,
    changes?: object,
    headers?: Record<string, string>,
  ): Promise<{ orderId: number; cartId: string; reference: string; email: string }>;
  /** The provider's name for the latest payment of the cart. */
  referenceOf(cartId: string): Promise<string>;
  paymentOf(cartId: string): Promise<string>;
  stockOf(skuId: number): Promise<number>;
  countOrders(): Promise<number>;
}

type Placed = {
  placeOrder: { orderId: string | null; publicId: string | null; status: string; redirectUrl: string | null };
};

export async function openOrderShop(): Promise<OrderShop> {
  const providers = new Map();
  const shop = await openTestShop({}, { providers });
  const provider = await openProviderTable(shop.databaseUrl);
  providers.set('test', provider);
  const paymentId = await changeShop(shop, addPaymentMethods);
  let [books, buyers] = [0, 0];
  const services = { db: shop.db, log: pino({ level: 'silent' }), providers };
  const shippingId = await usualDelivery(shop.db);
  const checkoutOf = (changes = {}) => ({ ...details, shippingId, paymentId: paymentId.atOnce, ...changes });
  const latest = (cartId: string) =>
    shop.db
      .selectFrom('payment')
      .select(['payment_id', 'reference'])
      .where('cart_id', '=', cartId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  const opened: OrderShop = {
    ...shop,
    provider,
    services,
    paymentId,
    async addBook(stock) {
      const key = `book-${++books}`;
      const productId = await changeShop(shop, (db) => addProduct(db, { key, skus: [stock] }));
      const row = await shop.db
        .selectFrom('sku')
        .select('sku_id')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow();
      return row.sku_id;
    },
    async cartWith(lines, headers = {}) {
      const { data } = await shop.ask('{ getCart(marketId: "se") { id } }', {}, headers);
      const id = data.getCart.id as string;
      for (const [skuId, quantity] of Object.entries(lines)) {
        const { errors } = await shop.ask(
          'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }',
          { id, item: { skuId: Number(skuId), quantity } },
          headers,
        );
        if (errors) throw new Error(JSON.stringify(errors));
      }
      return id;
    },
    checkoutOf,
    place: (cartId, changes = {}, headers = {}) =>
      shop.ask(placing, { cartId, checkout: checkoutOf(changes) }, headers),
    async buy(lines, changes = {}, headers = {}) {
      const email = `buyer-${++buyers}@example.se`;
      const cartId = await opened.cartWith(lines, headers);
      const { errors } = await opened.place(cartId, { email, ...changes }, headers);
      if (errors) throw new Error(JSON.stringify(errors));
      const { payment_id, reference } = await latest(cartId);
      await provider.say(reference ?? '', 'authorized');
      await completePayment(services, payment_id);
      const order = await shop.db
        .selectFrom('shop_order')
        .select('order_id')
        .where('cart_id', '=', cartId)
        .executeTakeFirstOrThrow();
      return { orderId: order.order_id, cartId, reference: reference ?? '', email };
    },
    referenceOf: async (cartId) => (await latest(cartId)).reference ?? '',
    paymentOf: async (cartId) => (await latest(cartId)).payment_id,
    async stockOf(skuId) {
      const row = await shop.db
        .selectFrom('sku')
        .select('in_stock')
        .where('sku_id', '=', skuId)
        .executeTakeFirstOrThrow();
      return row.in_stock;
    },
    async countOrders() {
      const row = await shop.db
        .selectFrom('shop_order')
        .select((order) => order.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },
    async close() {
      await provider.close();
      await shop.close();
    },
  };
  return opened;
}

/** In the order in which they were caused. */
export async function mailsTo(db: Database, recipient: string) {
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['kind', 'payload'])
    .where('recipient', '=', recipient.toLowerCase())
    .orderBy('created_at')
    .execute();
  // biome-ignore lint/suspicious/noExplicitAny: a test says in its expectations what it awaits.
  return mails as { kind: string; payload: any }[];
}

export async function addPaymentMethods(db: Database): Promise<OrderShop['paymentId']> {
  const added = await db
    .insertInto('payment_method')
    .values(
      (['at-once', 'on-shipment'] as const).map((capture) => ({
        method_key: `test-${capture}`,
        provider_key: 'test',
        credit: 'none',
        capture,
      })),
    )
    .returning('payment_method_id')
    .execute();
  const [atOnce = 0, onShipment = 0] = added.map(({ payment_method_id }) => payment_method_id);
  for (const payment_method_id of [atOnce, onShipment])
    await db.insertInto('payment_method_market').values({ payment_method_id, market_id: 'se' }).execute();
  return { atOnce, onShipment };
}

export async function usualDelivery(db: Database): Promise<number> {
  const row = await db
    .selectFrom('shipping_fee')
    .select('shipping_method_id')
    .where('market_id', '=', 'se')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  return row.shipping_method_id;
}
