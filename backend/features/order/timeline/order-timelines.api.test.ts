import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { INVOICE_PROVIDER } from '#backend/features/payment/invoice-provider.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import type { OrderMilestone, OrderTimeline } from '#contract/order/timeline-requests.ts';
import { cancelOrder } from '../cancellation/cancel-order.ts';
import { markOrder } from '../management/mark-order.ts';
import { shipOrder } from '../management/ship-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { withdraw } from '../withdrawal/withdraw.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 500 });
});
afterAll(() => shop.close());

const merchant = { actor: 'merchant', note: '' } as const;

async function send(publicIds: unknown, languageId = 'sv-SE') {
  const request = new Request('http://shop.test/shop/order-timelines', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ publicIds, languageId }),
  });
  const response = await shop.backend.fetch(request, { address: '10.3.0.1' });
  return { status: response.status, data: await response.json() };
}

async function timelineOf(orderId: number, languageId?: string): Promise<OrderTimeline> {
  const { public_id } = await shop.db
    .selectFrom('shop_order')
    .select('public_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [timeline] = (await send([public_id], languageId)).data.timelines;
  expect(timeline.publicId).toBe(public_id);
  return timeline;
}

const kindsOf = ({ events }: OrderTimeline) => events.map(({ kind }) => kind);

test('an order is placed, paid, packed, shipped and delivered', async () => {
  const { orderId } = await shop.buy({ [sku]: 4 }, { paymentId: shop.paymentMethodIds.onShipment });
  expect(await timelineOf(orderId)).toMatchObject({
    events: [{ kind: 'placed', lines: [], amountFormatted: null, parcelNumber: null }],
    lines: [{ name: expect.stringMatching(/\w/), quantity: 4, withdrawn: 0, refunded: 0 }],
    canCancel: true,
    canWithdraw: true,
  });
  await markOrder(shop.services, orderId, 'packed');
  await shipOrder(shop.services, orderId, { ...merchant, parcelNumber: 'P-1', trackingLink: null });
  await markOrder(shop.services, orderId, 'delivered');
  const timeline = await timelineOf(orderId);
  expect(kindsOf(timeline)).toEqual(['placed', 'packed', 'paid', 'shipped', 'delivered']);
  expect(timeline.events.find(({ kind }) => kind === 'shipped')?.parcelNumber).toBe('P-1');
  expect(timeline).toMatchObject({ canCancel: false, canWithdraw: true });
});

test('the link to withdraw ends three weeks after the delivery', async () => {
  const { orderId } = await shop.buy({ [sku]: 1 });
  await shipOrder(shop.services, orderId, { ...merchant, parcelNumber: null, trackingLink: null });
  await markOrder(shop.services, orderId, 'delivered');
  const deliver = (days: number) =>
    shop.db
      .updateTable('order_milestone')
      .set({ happened_at: new Date(Date.now() - days * 86_400_000) })
      .where('order_id', '=', orderId)
      .execute();
  await deliver(20);
  expect((await timelineOf(orderId)).canWithdraw).toBe(true);
  await deliver(22);
  expect((await timelineOf(orderId)).canWithdraw).toBe(false);
});

test('the link to withdraw from an order in which nothing is shipped ends 14 days after the order', async () => {
  // Without files it is not delivered, so that the right of withdrawal has not ended earlier.
  const download = await shop.addBook({ in_stock: 0, static_stock: 10 });
  const { orderId } = await shop.buy({ [download]: 1 });
  const backdate = (days: number) =>
    shop.db
      .updateTable('shop_order')
      .set({ placed_at: new Date(Date.now() - days * 86_400_000) })
      .where('order_id', '=', orderId)
      .execute();
  await backdate(13);
  expect((await timelineOf(orderId)).canWithdraw).toBe(true);
  await backdate(15);
  expect((await timelineOf(orderId)).canWithdraw).toBe(false);
});

test('an order by the shop’s own invoice is invoiced, not paid', async () => {
  const { orderId } = await shop.buy({ [sku]: 1 }, { paymentId: shop.paymentMethodIds.onShipment });
  await shipOrder(shop.services, orderId, { ...merchant, parcelNumber: null, trackingLink: null });
  const invoiced = shop.db.updateTable('payment').set({ provider_key: INVOICE_PROVIDER });
  await invoiced.where('order_id', '=', orderId).execute();
  expect(kindsOf(await timelineOf(orderId))).toEqual(['placed', 'invoiced', 'shipped']);
});

test('goods are packed before they are shipped, and delivered and returned after it', async () => {
  const { orderId } = await shop.buy({ [sku]: 1 }, { paymentId: shop.paymentMethodIds.onShipment });
  const mark = (kind: OrderMilestone, number = orderId) => markOrder(shop.services, number, kind);
  for (const kind of ['delivered', 'returned'] as const)
    await expect(mark(kind)).rejects.toThrow(`it is not shipped. Use "orders ship ${orderId}" first.`);
  await shipOrder(shop.services, orderId, { ...merchant, parcelNumber: null, trackingLink: null });
  await expect(mark('packed')).rejects.toThrow('it is shipped already.');
  await mark('delivered');
  await mark('returned');
  const cancelled = await shop.buy({ [sku]: 1 });
  await cancelOrder(shop.services, cancelled.orderId, { ...merchant, to: 'cancelled' });
  await expect(mark('packed', cancelled.orderId)).rejects.toThrow('it is cancelled.');
  await expect(mark('delivered', cancelled.orderId)).rejects.toThrow('was never shipped.');
  const download = await shop.buy({ [await shop.addBook({ in_stock: 0, static_stock: 10 })]: 1 });
  await expect(mark('delivered', download.orderId)).rejects.toThrow('it has nothing to ship.');
});

test('withdrawals and refunds of a line have its quantity, and its amount without the shipping fee', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 4 });
  const statement = { orderNumber: String(orderId), email, name: 'Karin Boye', confirm: true };
  await withdraw(shop.services, { ...statement, lines: [{ place: 0, quantity: 1 }] }, null);
  expect(await timelineOf(orderId)).toMatchObject({
    lines: [{ quantity: 4, withdrawn: 1, refunded: 0 }],
    canWithdraw: true,
  });
  await shipOrder(shop.services, orderId, { ...merchant, parcelNumber: null, trackingLink: null });
  await markOrder(shop.services, orderId, 'returned');
  const lines = [{ index: 0, quantity: 1 }];
  await refundOrder(shop.services, orderId, { lines, toBalance: false, reason: '', actor: 'merchant' });
  const timeline = await timelineOf(orderId);
  expect(timeline.lines).toMatchObject([{ quantity: 4, withdrawn: 1, refunded: 1 }]);
  expect(kindsOf(timeline)).toEqual(['placed', 'paid', 'withdrawn', 'shipped', 'returned', 'refunded']);
  expect(timeline.events[2]?.lines).toMatchObject([{ quantity: 1 }]);
  expect(timeline.events[5]).toMatchObject({
    lines: [{ quantity: 1 }],
    amountFormatted: expect.stringMatching(/^100\skr$/),
  });
  // A statement without lines is about the three others.
  await withdraw(shop.services, statement, null);
  const withdrawn = await timelineOf(orderId);
  expect(withdrawn.lines).toMatchObject([{ quantity: 4, withdrawn: 4, refunded: 1 }]);
  expect(withdrawn.events.at(-1)).toMatchObject({ kind: 'withdrawn', lines: [{ quantity: 3 }] });
  expect(withdrawn.canWithdraw).toBe(false);
});

test('a refunded copy cannot be withdrawn, also after a withdrawal of another one', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 2 });
  const refund = { toBalance: false, reason: '', actor: 'merchant' } as const;
  await refundOrder(shop.services, orderId, { ...refund, lines: [{ index: 0, quantity: 1 }] });
  expect((await timelineOf(orderId)).canWithdraw).toBe(true);
  await withdraw(shop.services, { orderNumber: String(orderId), email, name: 'Karin', confirm: true }, null);
  const timeline = await timelineOf(orderId);
  expect(timeline.events.at(-1)).toMatchObject({ kind: 'withdrawn', lines: [{ quantity: 1 }] });
  expect(timeline).toMatchObject({ lines: [{ quantity: 2, withdrawn: 1, refunded: 1 }], canWithdraw: false });
});

test('product, format and delivery have the names of the reader’s language, or those of the order', async () => {
  const { orderId } = await shop.buy({ [sku]: 2 });
  const refund = { toBalance: false, reason: '', actor: 'merchant' } as const;
  await refundOrder(shop.services, orderId, { ...refund, lines: [{ index: 0, quantity: 1 }] });
  const namesIn = async (languageId: string) => {
    const timeline = await timelineOf(orderId, languageId);
    const { data } = await shop.query(
      `query ($id: Guid!, $languageId: String) { getOrderPublic(publicOrderId: $id, languageId: $languageId) {
        shippingDetails { name } cart { summary { shipping { displayName } } items { product { skus { name } } } } } }`,
      { id: timeline.publicId, languageId },
    );
    const { cart, shippingDetails } = data.getOrderPublic;
    const delivery = cart.summary.shipping.displayName;
    expect(shippingDetails).toEqual([{ name: delivery }]);
    const format = timeline.events.at(-1)?.lines[0]?.variant;
    expect(cart.items[0].product.skus[0].name).toBe(format);
    return { format, delivery };
  };
  const swedish = await namesIn('sv-SE');
  expect(await namesIn('en-GB')).toMatchObject({ format: 'Hardback' });
  expect((await namesIn('en-GB')).delivery).not.toBe(swedish.delivery);
  // The draft keeps the language in which it was bought, whatever the shop calls the option now.
  const rename = (name: string) =>
    changeShop(shop, (db) =>
      db.updateTable('shipping_method_text').set({ name }).where('language_id', '=', 'sv-SE').execute(),
    );
  await rename('Ny leverans');
  expect(await namesIn('sv-SE')).toEqual(swedish);
});

test('a cancelled order can be neither cancelled nor withdrawn from', async () => {
  const { orderId } = await shop.buy({ [sku]: 1 });
  await cancelOrder(shop.services, orderId, { ...merchant, to: 'cancelled' });
  const timeline = await timelineOf(orderId);
  expect(kindsOf(timeline)).toContain('cancelled');
  expect(timeline).toMatchObject({ canCancel: false, canWithdraw: false });
});

test('a company has no right of withdrawal', async () => {
  const company = { customerType: 'ORGANIZATION' };
  const address = shop.checkoutWith() as { billingAddress: object };
  const billingAddress = { ...address.billingAddress, company: 'Boye AB' };
  const { orderId } = await shop.buy({ [sku]: 1 }, { ...company, billingAddress });
  expect((await timelineOf(orderId)).canWithdraw).toBe(false);
});

test('unknown and malformed ids have no timeline, and too many are rejected', async () => {
  expect((await send(['00000000-0000-0000-0000-000000000000', "' or 1=1 --"])).data).toEqual({
    timelines: [],
  });
  expect((await send(Array.from({ length: 201 }, String))).status).toBe(400);
  expect((await send('x')).status).toBe(400);
});

test('an order that the balance paid names no payment method', async () => {
  const email = 'prepaid@example.se';
  const headers = await signedInHeaders(shop.backend, email);
  const { customer_id: customerId } = await shop.db
    .selectFrom('customer')
    .select('customer_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await addToBalance(shop.db, { customerId, currencyCode: 'SEK', amount: 1_000_000, reason: 'correction' });
  const cartId = await shop.cartWith({ [sku]: 1 }, headers);
  const { data, errors } = await shop.placeOrder(cartId, { email }, headers);
  expect(errors).toBeUndefined();
  const orderId = Number(data.placeOrder.orderId);
  expect(kindsOf(await timelineOf(orderId))).toEqual(['placed', 'paid']);
  const order = await shop.query(
    'query ($id: Int!) { getOrder(orderId: $id) { paymentDetails { displayName } cart { summary { payment { name } } } } }',
    { id: orderId },
    headers,
  );
  expect(order.data.getOrder).toEqual({ paymentDetails: [], cart: { summary: { payment: null } } });
  const [confirmation] = await mailsTo(shop.db, email);
  expect(confirmation).toMatchObject({ kind: 'order-confirmation' });
  expect(confirmation?.payload.paymentMethod).toBeUndefined();
});
