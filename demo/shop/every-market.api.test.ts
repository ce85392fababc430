import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cardForm,
  type RunningSandbox,
  runSandbox,
} from '#backend/features/payment/running-sandbox.fixture.ts';
import { DELIVERY_ATTRIBUTES } from '#contract/product/delivery-attributes.ts';
import { openDemoShop, type TestShop } from '../../tests/api/test-shop.ts';

/** Purchases of the demo's books in every market and with every payment method, on the real sandbox. */
let shop: TestShop;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
  shop = await openDemoShop({ SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandbox.secret });
  await shop.db.updateTable('market').set({ opened: true }).where('market_id', '=', 'fr').execute();
  await shop.backend.refreshCatalogue();
});
afterAll(async () => {
  await sandbox.stop();
  await shop.close();
});

const customers = {
  se: {
    language: 'sv-SE',
    zip: '11122',
    city: 'Stockholm',
    phone: '070-174 06 05',
    identity: '19121212-1212',
  },
  dk: { language: 'da-DK', zip: '1057', city: 'København', phone: '20 12 34 56', identity: '010158-5018' },
  no: { language: 'nb-NO', zip: '0154', city: 'Oslo', phone: '400 12 345', identity: '01419010029' },
  fi: { language: 'fi-FI', zip: '00100', city: 'Helsinki', phone: '040 123 4567', identity: '010190-900P' },
  ax: { language: 'sv-SE', zip: '22100', city: 'Mariehamn', phone: '040 123 4567', identity: '010190-900P' },
  de: { language: 'en-GB', zip: '10115', city: 'Berlin', phone: '+49 30 1234567', identity: '' },
  nl: { language: 'en-GB', zip: '1012 JS', city: 'Amsterdam', phone: '+31 20 1234567', identity: '' },
  fr: { language: 'en-GB', zip: '75001', city: 'Paris', phone: '+33 1 99 00 12 34', identity: '' },
} as const;
type MarketAlias = keyof typeof customers;

const withAppOrBank = { do: 'pay', phone: '0701740605', bank: 'Testbank 1' };
/** The forms that the customer submits on the provider's page. */
const formsOf = (method: string, { identity }: { identity: string }): Record<string, string>[] => {
  switch (method) {
    case 'card':
      return [cardForm('4242 4242 4242 4242')];
    case 'instalments':
      return [{ do: 'pay', months: '3', identityNumber: identity }];
    case 'pay-later':
      return [
        {
          do: 'pay',
          type: 'DirectInvoice',
          email: 'anna@example.com',
          firstName: 'Anna',
          lastName: 'Ek',
          address1: 'Storgatan 1',
          zip: '11122',
          city: 'Stockholm',
          identityNumber: identity,
        },
      ];
    default:
      return [withAppOrBank, { do: 'approve' }];
  }
};

const scope = (market: MarketAlias) => `marketId: "${market}", languageId: "${customers[market].language}"`;
const total = 'summary { total { sellingPriceIncVat } }';
const delivery = 'summary { shipping { feeIncVat feeIncVatFormatted description } }';

async function findPaperback(market: MarketAlias): Promise<number> {
  const { data } = await shop.query(
    `{ products(${scope(market)}, take: 60) { products { type skus { skuId stock { inStock } } weight } } }`,
  );
  const products: { skus: { skuId: number; stock: { inStock: number } }[]; weight: number }[] =
    data.products.products;
  const found = products.find(({ skus, weight }) => weight > 0 && (skus[0]?.stock.inStock ?? 0) > 5);
  return found?.skus[0]?.skuId ?? 0;
}

/** The statements of the product page about the delivery of one copy. */
async function findStatements(market: MarketAlias, skuId: number) {
  const { product_id } = await shop.db
    .selectFrom('sku')
    .select('product_id')
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  const { data } = await shop.query(
    `query ($productId: Int) {
      product(productId: $productId, ${scope(market)}) { currentProductVariant { attributes { key value } } }
      marketOptions(${scope(market)}) { shippingPromise deliveryTime }
    }`,
    { productId: product_id },
  );
  const attributes: { key: string; value: string }[] = data.product.currentProductVariant.attributes;
  const valuesByKey = new Map(attributes.map(({ key, value }) => [key, value]));
  const { shippingPromise, deliveryTime } = data.marketOptions;
  return {
    promise: valuesByKey.get(DELIVERY_ATTRIBUTES.promise) ?? shippingPromise ?? '',
    time: valuesByKey.get(DELIVERY_ATTRIBUTES.time) ?? deliveryTime ?? '',
  };
}

async function buy(
  market: MarketAlias,
  method: { id: number; name: string },
  skuId: number,
  quantity: number,
) {
  const { zip, city, phone, identity } = customers[market];
  const { data: created } = await shop.query(`{ getCart(${scope(market)}) { id } }`);
  const cartId: string = created.getCart.id;
  const { data: added } = await shop.query(
    `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, ${scope(market)}) { ${total} } }`,
    { id: cartId, item: { skuId, quantity } },
  );
  const cartTotal: number = added.addToCart.summary.total.sellingPriceIncVat;
  const address = {
    firstName: 'Anna',
    lastName: 'Ek',
    addressLine1: 'Storgatan 1',
    zip,
    city,
    mobile: phone,
  };
  const checkout = {
    customerType: 'PERSON',
    acceptedConsents: ['order'],
    email: `${cartId}@example.com`,
    billingAddress: { ...address, country: market.toUpperCase() },
    checkoutUrls: { redirectUrl: 'https://shop.test/checkout/confirm' },
  };
  const { data: offered, errors: refused } = await shop.query(
    `mutation ($cartId: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, ${scope(market)}) {
      cart { ${total} ${delivery} } shippingOptions { id isSelected subOptions { id isSelected } } } }`,
    { cartId, checkout },
  );
  if (refused) throw new Error(JSON.stringify(refused));
  const { cart } = offered.createOrUpdateCheckout;
  const { data, errors } = await shop.query(
    `mutation ($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout, ${scope(market)}) { orderId redirectUrl } }`,
    {
      cartId,
      checkout: { ...checkout, paymentId: method.id, ...(identity ? { identityNumber: identity } : {}) },
    },
  );
  if (errors) throw new Error(`${market} ${method.name}: ${JSON.stringify(errors)}`);
  const reference: string = data.placeOrder.redirectUrl?.split('/').at(-1) ?? '';
  if (method.name !== 'invoice')
    for (const form of formsOf(method.name, { identity })) await sandbox.submitForm(reference, form);
  const paid =
    method.name === 'invoice'
      ? await orderedAmount(cartId)
      : (await sandbox.provider.retrieve(reference))?.amount;
  const state =
    method.name === 'invoice' ? 'authorized' : (await sandbox.provider.retrieve(reference))?.state;
  const { shipping } = cart.summary;
  return {
    cartTotal,
    shipping,
    checkoutTotal: cart.summary.total.sellingPriceIncVat,
    paid: (paid ?? 0) / 100,
    state,
  };
}

async function orderedAmount(cartId: string): Promise<number> {
  const payment = await shop.db
    .selectFrom('payment')
    .select('amount')
    .where('cart_id', '=', cartId)
    .where('order_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(payment.amount);
}

/** Each method at least once, and each market: twenty purchases. */
const purchases: Record<MarketAlias, string[]> = {
  se: ['swish', 'card', 'invoice', 'instalments', 'pay-later'],
  dk: ['mobilepay', 'card', 'invoice'],
  no: ['vipps', 'instalments'],
  fi: ['online-bank', 'mobilepay', 'pay-later'],
  ax: ['online-bank', 'mobilepay', 'card'],
  de: ['card'],
  nl: ['ideal', 'bancontact'],
  fr: ['bancontact'],
};

test('the total of the cart is the amount paid, in every market and with every payment method', async () => {
  const methods = await shop.db
    .selectFrom('payment_method')
    .select(['payment_method_id', 'method_key'])
    // The iframe for other clients, which offers the other methods.
    .where('method_key', '<>', 'checkout')
    .execute();
  const idOf = new Map(methods.map(({ method_key, payment_method_id }) => [method_key, payment_method_id]));
  expect(new Set(Object.values(purchases).flat())).toEqual(new Set(idOf.keys()));
  const bought = await Promise.all(
    (Object.keys(customers) as MarketAlias[]).map(async (market) => {
      const skuId = await findPaperback(market);
      const statements = await findStatements(market, skuId);
      const results = [];
      for (const [index, name] of purchases[market].entries())
        results.push({
          market,
          name,
          quantity: 1 + (index % 3),
          statements,
          ...(await buy(market, { id: idOf.get(name) ?? 0, name }, skuId, 1 + (index % 3))),
        });
      return results;
    }),
  );
  for (const { market, name, cartTotal, checkoutTotal, paid, state } of bought.flat())
    expect([market, name, { checkoutTotal, paid, state }]).toEqual([
      market,
      name,
      { checkoutTotal: cartTotal, paid: cartTotal, state: 'authorized' },
    ]);
  expect(bought.flat()).toHaveLength(20);
  // The product page states the delivery of one copy: with its fee, or without an amount if it is free.
  for (const { market, quantity, statements, shipping } of bought.flat()) {
    if (quantity > 1) continue;
    const { feeIncVat, feeIncVatFormatted, description } = shipping;
    const promised =
      feeIncVat > 0
        ? expect.stringContaining(feeIncVatFormatted)
        : expect.not.stringMatching(/\d\s*(kr|€)|€\s*\d/);
    expect([market, statements.promise]).toEqual([market, promised]);
    const [dates = 'no dates'] = /\d.*/.exec(statements.time) ?? [];
    expect([market, description]).toEqual([market, expect.stringContaining(dates)]);
  }
});
