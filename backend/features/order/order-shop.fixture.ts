import { pino } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type GraphqlResult, openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import type { OrderServices } from './order-services.ts';
import { completePayment } from './payment/complete-payment.ts';
import { openTestProvider, type TestProvider } from './payment/test-provider.fixture.ts';

/** Valid input for the checkout, without the shipping and payment options. */
export const checkoutInput = {
  email: 'Karin.Boye@example.se',
  customerType: 'PERSON',
  acceptedConsents: ['order'],
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

export const placeOrderMutation = `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: "se", languageId: "sv-SE") { orderId publicId status redirectUrl } }`;

const addToCartMutation =
  'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }';

type Headers = Record<string, string>;
/** Quantities by SKU id. */
type Quantities = Record<number, number>;

export interface OrderShop extends TestShop, Purchases, StoredState {
  provider: TestProvider;
  services: OrderServices;
  /** Methods that capture immediately, and on shipment. */
  paymentMethodIds: { atOnce: number; onShipment: number };
  /** Adds a book for 100 kr and returns its SKU id. */
  addBook(stock: { in_stock: number; oversellable?: number; static_stock?: number }): Promise<number>;
}

interface Purchases {
  cartWith(quantities: Quantities, headers?: Headers): Promise<string>;
  /** Valid input for the checkout, with changes. */
  checkoutWith(changes?: object): object;
  placeOrder(cartId: string, changes?: object, headers?: Headers): Promise<GraphqlResult<PlaceOrderData>>;
  /** Places and pays an order. */
  buy(
    quantities: Quantities,
    changes?: object,
    headers?: Headers,
  ): Promise<{ orderId: number; cartId: string; reference: string; email: string }>;
}

interface StoredState {
  /** The reference of the cart's newest payment. */
  referenceOf(cartId: string): Promise<string>;
  /** The id of the cart's newest payment. */
  paymentIdOf(cartId: string): Promise<string>;
  stockOf(skuId: number): Promise<number>;
  countOrders(): Promise<number>;
}

type PlaceOrderData = {
  placeOrder: { orderId: string | null; publicId: string | null; status: string; redirectUrl: string | null };
};

export async function openOrderShop(environment: Record<string, string> = {}): Promise<OrderShop> {
  const providers = new Map();
  const shop = await openTestShop(environment, { providers });
  const provider = await openTestProvider(shop.databaseUrl);
  providers.set('test', provider);
  const paymentMethodIds = await changeShop(shop, addPaymentMethods);
  const services = { db: shop.db, log: pino({ level: 'silent' }), providers };
  const checkout = {
    ...checkoutInput,
    shippingId: await findDefaultShippingId(shop.db),
    paymentId: paymentMethodIds.atOnce,
  };
  let books = 0;
  return {
    ...shop,
    ...purchasesOf(shop, { provider, services, checkout }),
    ...storedStateOf(shop.db),
    provider,
    services,
    paymentMethodIds,
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
    async close() {
      await provider.close();
      await shop.close();
    },
  };
}

function purchasesOf(
  shop: TestShop,
  { provider, services, checkout }: { provider: TestProvider; services: OrderServices; checkout: object },
): Purchases {
  let buyers = 0;
  const purchases: Purchases = {
    async cartWith(quantities, headers = {}) {
      const { data } = await shop.query('{ getCart(marketId: "se") { id } }', {}, headers);
      const id = data.getCart.id as string;
      for (const [skuId, quantity] of Object.entries(quantities)) {
        const item = { skuId: Number(skuId), quantity };
        const { errors } = await shop.query(addToCartMutation, { id, item }, headers);
        if (errors) throw new Error(JSON.stringify(errors));
      }
      return id;
    },
    checkoutWith: (changes = {}) => ({ ...checkout, ...changes }),
    placeOrder: (cartId, changes = {}, headers = {}) =>
      shop.query(placeOrderMutation, { cartId, checkout: purchases.checkoutWith(changes) }, headers),
    async buy(quantities, changes = {}, headers = {}) {
      const email = `buyer-${++buyers}@example.se`;
      const cartId = await purchases.cartWith(quantities, headers);
      const { errors } = await purchases.placeOrder(cartId, { email, ...changes }, headers);
      if (errors) throw new Error(JSON.stringify(errors));
      const { payment_id, reference } = await findNewestPayment(shop.db, cartId);
      await provider.setPaymentState(reference ?? '', 'authorized');
      await completePayment(services, payment_id);
      const order = await shop.db
        .selectFrom('shop_order')
        .select('order_id')
        .where('cart_id', '=', cartId)
        .executeTakeFirstOrThrow();
      return { orderId: order.order_id, cartId, reference: reference ?? '', email };
    },
  };
  return purchases;
}

function storedStateOf(db: Database): StoredState {
  return {
    referenceOf: async (cartId) => (await findNewestPayment(db, cartId)).reference ?? '',
    paymentIdOf: async (cartId) => (await findNewestPayment(db, cartId)).payment_id,
    async stockOf(skuId) {
      const row = await db
        .selectFrom('sku')
        .select('in_stock')
        .where('sku_id', '=', skuId)
        .executeTakeFirstOrThrow();
      return row.in_stock;
    },
    async countOrders() {
      const row = await db
        .selectFrom('shop_order')
        .select((order) => order.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },
  };
}

function findNewestPayment(db: Database, cartId: string) {
  return db
    .selectFrom('payment')
    .select(['payment_id', 'reference'])
    .where('cart_id', '=', cartId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Oldest first. */
export async function mailsTo(db: Database, recipient: string) {
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['kind', 'payload'])
    .where('recipient', '=', recipient.toLowerCase())
    .orderBy('created_at')
    .execute();
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of each test state the payload.
  return mails as { kind: string; payload: any }[];
}

async function addPaymentMethods(db: Database): Promise<OrderShop['paymentMethodIds']> {
  const added = await db
    .insertInto('payment_method')
    .values(
      (['at-once', 'on-shipment'] as const).map((capture) => ({
        method_key: `test-${capture}`,
        provider_key: 'test',
        credit: 'none',
        needs_identity_number: false,
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

export async function findDefaultShippingId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('shipping_fee')
    .select('shipping_method_id')
    .where('market_id', '=', 'se')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  return row.shipping_method_id;
}
