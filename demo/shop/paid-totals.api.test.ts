import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completePayment } from '#backend/features/order/payment/complete-payment.ts';
import {
  openTestProvider,
  type TestProvider,
} from '#backend/features/order/payment/test-provider.fixture.ts';
import { createInvoiceProvider, INVOICE_PROVIDER } from '#backend/features/payment/invoice-provider.ts';
import type { PaymentProvider } from '#backend/features/payment/payment-provider.ts';
import { requiresStrongIdentification } from '#contract/order/strong-identification.ts';
import { openDemoShop, type TestShop } from '../../tests/api/test-shop.ts';
import { paymentMethods } from './payment-methods.ts';

/** Methods of an iframe have no page to redirect to; journeys pay with them. */
const methods = paymentMethods.filter(({ paymentType }) => paymentType !== 'AVARDA');
/** The shop's own invoice does not identify consumers strongly, as credit in Finland and Åland requires. */
const purchases = methods.flatMap(({ key, credit, markets }) =>
  markets
    .filter((market) => credit !== 'always' || !requiresStrongIdentification(market.toUpperCase()))
    .map((market) => ({ key, market })),
);

/** Valid in form, but not issued. Other countries have none. */
const identityNumbers: Record<string, string> = {
  se: '19121212-1212',
  dk: '010158-5018',
  no: '01419010029',
  fi: '010190-900P',
  ax: '010190-900P',
};

const addresses: Record<string, { zip: string; city: string }> = {
  se: { zip: '11122', city: 'Stockholm' },
  dk: { zip: '1057', city: 'København' },
  no: { zip: '0154', city: 'Oslo' },
  fi: { zip: '00100', city: 'Helsinki' },
  ax: { zip: '22100', city: 'Mariehamn' },
  de: { zip: '10115', city: 'Berlin' },
  nl: { zip: '1012 JS', city: 'Amsterdam' },
  fr: { zip: '75001', city: 'Paris' },
};

let shop: TestShop;
let provider: TestProvider;
let skuIds: number[];
const providers = new Map<string, PaymentProvider>();
beforeAll(async () => {
  shop = await openDemoShop({}, { providers });
  await shop.db.updateTable('market').set({ opened: true }).where('market_id', '=', 'fr').execute();
  await shop.backend.refreshCatalogue();
  provider = await openTestProvider(shop.databaseUrl, 'sandbox');
  providers.set('sandbox', provider);
  providers.set(
    INVOICE_PROVIDER,
    createInvoiceProvider(async () => 'approved'),
  );
  const skus = await shop.db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select('sku_id')
    .where('fulfilment', '=', 'shipped')
    .where('in_stock', '>', 5)
    .orderBy('sku_id')
    .execute();
  skuIds = skus.map(({ sku_id }) => sku_id);
});
afterAll(async () => {
  await provider?.close();
  await shop?.close();
});

test('there are at least twenty purchases, in every market that delivers', () => {
  expect(purchases.length).toBeGreaterThanOrEqual(20);
  expect([...new Set(purchases.map(({ market }) => market))].sort()).toEqual(Object.keys(addresses).sort());
});

test.each([
  ['se', '83131', 'Östersund', 200],
  ['fi', '99800', 'Ivalo', 201],
  ['de', '50667', 'Köln', 202],
  ['nl', '3511 LX', 'Utrecht', 203],
  ['fr', '29200', 'Brest', 204],
])('the total of the cart is the amount to pay far from lockers: %s %s', async (market, zip, city, index) => {
  const cart = await openCart(market, [{ skuId: skuIds[index] ?? 0, quantity: 5 }]);
  const { payment_method_id: paymentId } = await shop.db
    .selectFrom('payment_method')
    .select('payment_method_id')
    .where('method_key', '=', 'card')
    .executeTakeFirstOrThrow();
  const input = inputFor(market, 'card');
  const { errors } = await shop.query(placeOrder, {
    cartId: cart.id,
    market,
    checkout: { ...input, billingAddress: { ...input.billingAddress, zip, city }, paymentId },
  });
  expect(errors).toBeUndefined();
  const { amount } = await shop.db
    .selectFrom('payment')
    .select('amount')
    .where('cart_id', '=', cart.id)
    .executeTakeFirstOrThrow();
  expect(Number(amount) / 100).toBe(cart.summary.total.sellingPriceIncVat);
});

test.each(purchases)('the total of the cart is the amount paid: $key in $market', async ({ key, market }) => {
  // Another book in each purchase, one or two of them: below and above the limits of free letters and free shipping.
  const index = purchases.findIndex((purchase) => purchase.key === key && purchase.market === market);
  const items = [index, index + 40].map((offset) => ({
    skuId: skuIds[(offset * 7) % skuIds.length],
    quantity: 1 + (index % 2),
  }));
  const cart = await openCart(market, items);
  const checkout = await openCheckout(cart.id, market);
  // The estimate of the cart is the preselected option of the checkout.
  expect(checkout.cart.summary).toEqual(cart.summary);

  const { payment_method_id: paymentId } = await shop.db
    .selectFrom('payment_method')
    .select('payment_method_id')
    .where('method_key', '=', key)
    .executeTakeFirstOrThrow();
  const { data, errors } = await shop.query(placeOrder, {
    cartId: cart.id,
    market,
    checkout: { ...inputFor(market, key), paymentId },
  });
  expect(errors).toBeUndefined();
  const payment = await shop.db
    .selectFrom('payment')
    .select(['payment_id', 'reference', 'amount'])
    .where('cart_id', '=', cart.id)
    .executeTakeFirstOrThrow();
  expect(Number(payment.amount) / 100).toBe(cart.summary.total.sellingPriceIncVat);
  if (data.placeOrder.status === 'pending') {
    await provider.setPaymentState(payment.reference ?? '', 'authorized');
    await completePayment({ db: shop.db, log: pino({ level: 'silent' }), providers }, payment.payment_id);
  }
  const order = await shop.db
    .selectFrom('shop_order')
    .select('total_inc_vat')
    .where('cart_id', '=', cart.id)
    .executeTakeFirstOrThrow();
  expect(order.total_inc_vat / 100).toBe(cart.summary.total.sellingPriceIncVat);
});

const summary = 'summary { shipping { feeIncVat } total { sellingPriceIncVat } }';
const placeOrder = `mutation ($cartId: String!, $checkout: CheckoutInputType!, $market: String) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: $market) { status } }`;

async function openCart(market: string, items: object[]) {
  const created = await shop.query('query ($market: String) { getCart(marketId: $market) { id } }', {
    market,
  });
  const { id } = created.data.getCart;
  let added = created;
  for (const item of items)
    added = await shop.query(
      `mutation ($id: String!, $item: CartItemInputType!, $market: String) {
        addToCart(id: $id, item: $item, marketId: $market) { id ${summary} } }`,
      { id, item, market },
    );
  expect(added.errors).toBeUndefined();
  return added.data.addToCart as { id: string; summary: { total: { sellingPriceIncVat: number } } };
}

async function openCheckout(cartId: string, market: string) {
  const { data } = await shop.query(
    `mutation ($cartId: String!, $market: String) {
      createOrUpdateCheckout(cartId: $cartId, checkout: {}, marketId: $market) { cart { ${summary} } } }`,
    { cartId, market },
  );
  return data.createOrUpdateCheckout;
}

function inputFor(market: string, key: string) {
  return {
    email: `${key}-${market}@example.com`,
    acceptedConsents: ['order'],
    billingAddress: {
      firstName: 'Anna',
      lastName: 'Ek',
      addressLine1: 'Storgatan 1',
      mobile: '+46701740605',
      country: market.toUpperCase(),
      ...addresses[market],
    },
    identityNumber: identityNumbers[market],
    checkoutUrls: { redirectUrl: 'https://shop.test/checkout/confirm' },
  };
}
