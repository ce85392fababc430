import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type OrderShop, openOrderShop } from './order-shop.fixture.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 500 });
});
afterAll(() => shop.close());

const checkoutQuery = `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
  completed nthPurchase htmlSnippet newCheckoutSession
  order { orderId email sum itemValueIncVat orderValueIncVat shippingFeeIncVat discountIncVat currency marketId status
    transactionId personalId paymentId rows { name quantity priceIncVat productId sku } billingAddress { city } shippingAddress { city } }
  cart { id isCompleted items { skuId quantity totalPrice { sellingPriceIncVat } unitPrice { sellingPriceIncVat } product { name } }
    summary { total { sellingPriceIncVat vat } subTotal { sellingPriceIncVat } fees { shippingFeeIncVat } vats { rate amount } } } } }`;

const orderFields = `id publicId status currency createdAt customerEmail orderTotal { sellingPriceIncVat vat }
  vat { sellingPriceIncVat } shippingFee { sellingPriceIncVat } discount { sellingPriceIncVat } fromBalance
  billingAddress { firstName country } shippingAddress { firstName } refunds { id } shippingDetails { name parcelNumber }
  paymentDetails { name isPaid total transactionId } cart { items { quantity } }`;

async function buy(headers: Record<string, string> = {}, changes = {}) {
  const cartId = await shop.cartWith({ [sku]: 2 }, headers);
  await shop.placeOrder(cartId, changes, headers);
  const reference = await shop.referenceOf(cartId);
  await shop.provider.setPaymentState(reference, 'authorized');
  return { cartId, reference, paymentId: await shop.paymentIdOf(cartId) };
}

const confirm = async (id: string, cartId: string | null) =>
  (await shop.query(checkoutQuery, { id, cartId })).data.checkout;

test('checkout completes a paid purchase, and returns the same afterwards', async () => {
  const { cartId, paymentId, reference } = await buy(
    {},
    { email: 'first@example.se', identityNumber: '198112189876' },
  );
  const confirmed = await confirm(paymentId, cartId);
  expect(confirmed).toMatchObject({
    completed: true,
    nthPurchase: 1,
    order: {
      email: 'first@example.se',
      itemValueIncVat: 200,
      currency: 'SEK',
      marketId: 'se',
      status: 'pending',
      transactionId: reference,
      rows: [{ name: expect.stringMatching(/^book-/), quantity: 2, priceIncVat: 100, sku: String(sku) }],
      billingAddress: { city: 'Stockholm' },
      shippingAddress: { city: 'Stockholm' },
    },
    cart: {
      id: cartId,
      isCompleted: true,
      items: [{ skuId: sku, quantity: 2, totalPrice: { sellingPriceIncVat: 200 } }],
    },
  });
  expect(confirmed.order.personalId ?? '').not.toContain('9876');
  expect(confirmed.order.sum).toBe(confirmed.cart.summary.total.sellingPriceIncVat);
  expect(confirmed.order.sum).toBe(200 + confirmed.order.shippingFeeIncVat);
  for (const id of [reference, confirmed.order.orderId, paymentId])
    expect(await confirm(id, cartId)).toEqual(confirmed);
  expect(await shop.countOrders()).toBe(1);
});

test('checkout distinguishes pending and failed payments', async () => {
  const { cartId, paymentId, reference } = await buy();
  await shop.provider.setPaymentState(reference, 'pending');
  expect(await confirm(paymentId, cartId)).toMatchObject({ completed: null, order: null, cart: null });
  await shop.provider.setPaymentState(reference, 'failed');
  expect(await confirm(paymentId, cartId)).toMatchObject({ completed: false, order: null });
});

test('checkout cannot be read with a guessed id', async () => {
  const { cartId, paymentId } = await buy();
  const { order } = await confirm(paymentId, cartId);
  const other = await shop.cartWith({ [sku]: 1 });
  expect(await confirm(order.orderId, other)).toBeNull();
  expect(await confirm(order.orderId, null)).toBeNull();
  expect(await confirm(paymentId, other)).toBeNull();
  const withoutCart =
    'query ($id: String!) { getCheckout(id: $id, paymentType: STANDARD) getCheckoutAndOrder(id: $id, paymentType: STANDARD) { order { orderId } } }';
  expect((await shop.query(withoutCart, { id: order.orderId })).data).toEqual({
    getCheckout: null,
    getCheckoutAndOrder: null,
  });
  const { data } = await shop.query(withoutCart, { id: paymentId });
  expect(data.getCheckoutAndOrder.order.orderId).toBe(order.orderId);
});

test('the cart of an order keeps its prices', async () => {
  const book = await shop.addBook({ in_stock: 5 });
  const { cartId, orderId } = await shop.buy({ [book]: 2 });
  const query = `query ($id: String!) { getCart(id: $id, includeCompleted: true, marketId: "se") {
      isCompleted items { skuId quantity } summary { total { sellingPriceIncVat } } } }`;
  const newPrice = { regular_price: 77_700 };
  await changeShop(shop, (db) => db.updateTable('price').set(newPrice).where('sku_id', '=', book).execute());
  const { data } = await shop.query(query, { id: cartId });
  const { total_inc_vat } = await shop.db
    .selectFrom('shop_order')
    .select('total_inc_vat')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(data.getCart).toEqual({
    isCompleted: true,
    items: [{ skuId: book, quantity: 2 }],
    summary: { total: { sellingPriceIncVat: total_inc_vat / 100 } },
  });
});

test('checkout keeps the ordered prices when prices change', async () => {
  const { cartId, paymentId } = await buy();
  const confirmed = await confirm(paymentId, cartId);
  await changeShop(shop, (db) =>
    db
      .updateTable('price')
      .set({ regular_price: 99_900, selling_price: 99_900 })
      .where('sku_id', '=', sku)
      .execute(),
  );
  expect(await confirm(paymentId, cartId)).toEqual(confirmed);
  await changeShop(shop, (db) =>
    db
      .updateTable('price')
      .set({ regular_price: 10_000, selling_price: 10_000 })
      .where('sku_id', '=', sku)
      .execute(),
  );
});

describe('a customer’s orders', () => {
  test('are listed newest first, with all fields', async () => {
    const headers = await signedInHeaders(shop.backend, 'reader@example.se');
    const bought: Awaited<ReturnType<typeof buy>>[] = [];
    for (const paymentId of [shop.paymentMethodIds.atOnce, shop.paymentMethodIds.onShipment]) {
      const purchase = await buy(headers, { paymentId });
      bought.push(purchase);
      await confirm(purchase.paymentId, purchase.cartId);
    }
    const { data } = await shop.query(`{ getOrders { ${orderFields} } }`, {}, headers);
    expect(data.getOrders).toHaveLength(2);
    const [later, earlier] = data.getOrders;
    expect(later.id).toBeGreaterThan(earlier.id);
    expect(earlier).toMatchObject({
      status: 'pending',
      currency: 'SEK',
      customerEmail: 'karin.boye@example.se',
      billingAddress: { firstName: 'Karin', country: 'SE' },
      shippingAddress: { firstName: 'Karin' },
      refunds: [],
      paymentDetails: [{ name: 'test-at-once', isPaid: true, transactionId: bought[0]?.reference }],
      cart: { items: [{ quantity: 2 }] },
    });
    expect(later.paymentDetails[0]).toMatchObject({ name: 'test-on-shipment', isPaid: false });
    expect(earlier.orderTotal.vat).toBe(earlier.vat.sellingPriceIncVat);
    const one = await shop.query(
      `query ($id: Int!) { getOrder(orderId: $id) { ${orderFields} } }`,
      { id: later.id },
      headers,
    );
    expect(one.data.getOrder).toEqual(later);
  });

  test('are not visible to others, except by the public id', async () => {
    const headers = await signedInHeaders(shop.backend, 'owner@example.se');
    const { cartId, paymentId } = await buy(headers);
    const { order } = await confirm(paymentId, cartId);
    const id = Number(order.orderId);
    const one = 'query ($id: Int!) { getOrder(orderId: $id) { id publicId } }';
    const stranger = await signedInHeaders(shop.backend, 'stranger@example.se');
    expect((await shop.query(one, { id }, stranger)).data.getOrder).toBeNull();
    expect((await shop.query('{ getOrders { id } }', {}, stranger)).data.getOrders).toEqual([]);
    for (const query of ['{ getOrders { id } }', one])
      expect((await shop.query(query, { id })).errors?.[0]?.extensions?.code).toBe('LOGIN_REQUIRED');
    const { publicId } = (await shop.query(one, { id }, headers)).data.getOrder;
    const open = 'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { id } }';
    expect((await shop.query(open, { id: publicId })).data.getOrderPublic).toEqual({ id });
    expect(
      (await shop.query(open, { id: '00000000-0000-4000-8000-000000000000' })).data.getOrderPublic,
    ).toBeNull();
  });
});
