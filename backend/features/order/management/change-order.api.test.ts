import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { cancelOrder } from '../cancellation/cancel-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { completePayment } from '../payment/complete-payment.ts';
import { type RefundRequest, refundOrder } from '../refund/refund-order.ts';
import { changeOrderState } from './change-order-state.ts';
import { shipOrder } from './ship-order.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 500 });
});
afterAll(() => shop.close());

const byMerchant = { actor: 'merchant', note: 'as agreed' } as const;
const cancelled = { ...byMerchant, to: 'cancelled' } as const;
const shipment = { ...byMerchant, parcelNumber: 'P-1', trackingLink: 'https://carrier.test/P-1' };
const orderOf = (orderId: number) =>
  shop.db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const paymentState = async (orderId: number) =>
  (await shop.db.selectFrom('payment').select('state').where('order_id', '=', orderId).executeTakeFirst())
    ?.state;
const refunds = (orderId: number) =>
  shop.db.selectFrom('refund').selectAll().where('order_id', '=', orderId).orderBy('refund_id').execute();
const refund = (orderId: number, changes: Partial<RefundRequest> = {}) =>
  refundOrder(shop.services, orderId, {
    lines: null,
    toBalance: false,
    reason: 'torn',
    actor: 'merchant',
    ...changes,
  });

describe('cancelling', () => {
  test('returns the stock and refunds the captured payment, once', async () => {
    const before = await shop.stockOf(sku);
    const { orderId, reference, email } = await shop.buy({ [sku]: 3 });
    expect(await shop.stockOf(sku)).toBe(before - 3);
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => cancelOrder(shop.services, orderId, cancelled)),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await orderOf(orderId)).toMatchObject({ state: 'cancelled' });
    expect(await shop.stockOf(sku)).toBe(before);
    expect(await shop.provider.callsOf(reference)).toEqual([
      'capture',
      `refund ${(await orderOf(orderId)).total_inc_vat}`,
    ]);
    expect(await refunds(orderId)).toMatchObject([{ state: 'done', order_line_id: null }]);
    expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual([
      'order-confirmation',
      'order-cancelled',
    ]);
  });

  test('voids a payment that is not captured, and mails the customer', async () => {
    const { orderId, reference, email } = await shop.buy(
      { [sku]: 1 },
      { paymentId: shop.paymentMethodIds.onShipment },
    );
    expect(await paymentState(orderId)).toBe('authorized');
    await cancelOrder(shop.services, orderId, cancelled);
    expect(await shop.provider.callsOf(reference)).toEqual(['cancel']);
    expect([await paymentState(orderId), (await refunds(orderId)).length]).toEqual(['void', 0]);
    const mails = await mailsTo(shop.db, email);
    expect(mails.at(-1)).toMatchObject({
      kind: 'order-cancelled',
      payload: { orderNumber: String(orderId) },
    });
  });

  test('is rejected after shipment', async () => {
    const { orderId } = await shop.buy({ [sku]: 1 });
    await shipOrder(shop.services, orderId, shipment);
    await expect(cancelOrder(shop.services, orderId, cancelled)).rejects.toMatchObject({
      extensions: { code: 'ORDER_STATE' },
    });
    await expect(cancelOrder(shop.services, 1, cancelled)).rejects.toMatchObject({
      extensions: { code: 'UNKNOWN_ORDER' },
    });
  });
});

describe('shipping', () => {
  test('captures the payment, and mails the tracking number', async () => {
    const { orderId, reference, email } = await shop.buy(
      { [sku]: 1 },
      { paymentId: shop.paymentMethodIds.onShipment },
    );
    await shipOrder(shop.services, orderId, shipment);
    expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
    expect(await paymentState(orderId)).toBe('captured');
    expect(await orderOf(orderId)).toMatchObject({ state: 'completed', parcel_number: 'P-1' });
    const [, mail] = await mailsTo(shop.db, email);
    expect(mail).toMatchObject({ kind: 'order-shipped', payload: { trackingNumber: 'P-1' } });
  });

  test('fails if the payment cannot be captured', async () => {
    const { orderId } = await shop.buy({ [sku]: 1 }, { paymentId: shop.paymentMethodIds.onShipment });
    const { capture } = shop.provider;
    shop.provider.capture = () => Promise.reject(new Error('No money.'));
    await expect(shipOrder(shop.services, orderId, shipment)).rejects.toThrow('No money.');
    shop.provider.capture = capture;
    expect(await orderOf(orderId)).toMatchObject({ state: 'pending', shipped_at: null });
  });
});

test('refunds of single units add up to the line, and never exceed it', async () => {
  const { orderId, reference, email } = await shop.buy({ [sku]: 3 });
  const amounts = [
    await refund(orderId, { lines: [{ index: 0, quantity: 1 }] }),
    await refund(orderId, { lines: [{ index: 0, quantity: 2 }] }),
  ];
  expect(amounts).toEqual([10_000, 20_000]);
  await expect(refund(orderId, { lines: [{ index: 0, quantity: 1 }] })).rejects.toMatchObject({
    extensions: { code: 'BAD_INPUT' },
  });
  expect(await shop.provider.callsOf(reference)).toEqual(['capture', 'refund 10000', 'refund 20000']);
  const mails = await mailsTo(shop.db, email);
  expect(mails.filter(({ kind }) => kind === 'order-refunded')).toHaveLength(2);
  expect((await refunds(orderId)).map(({ vat }) => vat).every((vat) => vat > 0)).toBe(true);
});

test('concurrent refunds of everything are paid once, and the order becomes refunded', async () => {
  const { orderId, reference } = await shop.buy({ [sku]: 2 });
  await shipOrder(shop.services, orderId, shipment);
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => refund(orderId)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { state, total_inc_vat } = await orderOf(orderId);
  expect(state).toBe('refunded');
  const calls = (await shop.provider.callsOf(reference)).filter((call) => call.startsWith('refund'));
  expect(calls.reduce((sum, call) => sum + Number(call.split(' ')[1]), 0)).toBe(total_inc_vat);
  await expect(refund(orderId)).rejects.toMatchObject({ extensions: { code: 'ORDER_STATE' } });
});

test('a refund can go to the balance of a customer, but not of a guest', async () => {
  const headers = await signedInHeaders(shop.backend, 'refunded@example.se');
  const { orderId, reference, email } = await shop.buy({ [sku]: 1 }, {}, headers);
  await refund(orderId, { lines: [{ index: 0, quantity: 1 }], toBalance: true });
  expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
  const mail = (await mailsTo(shop.db, email)).at(-1);
  expect(mail).toMatchObject({
    kind: 'order-refunded',
    payload: { amount: expect.stringContaining('100') },
  });
  expect([mail?.payload.refundedTo, mail?.payload.balance]).toEqual([undefined, undefined]);
  const { data } = await shop.query(
    '{ getUser(marketId: "se") { balance } getOrders { refunds { toBalance total itemId } } }',
    {},
    headers,
  );
  expect(data.getUser.balance).toBe(100);
  expect(data.getOrders[0].refunds).toEqual([{ toBalance: true, total: 100, itemId: sku }]);
  const guest = await shop.buy({ [sku]: 1 });
  await expect(refund(guest.orderId, { toBalance: true })).rejects.toMatchObject({
    extensions: { code: 'BAD_INPUT' },
  });
});

test('a refund of a guest credits the gift code with its part', async () => {
  const code = { code: 'GIFT-BACK', currency_code: 'SEK', balance: 3000 };
  await shop.db.insertInto('gift_code').values(code).execute();
  const cartId = await shop.cartWith({ [sku]: 1 });
  const set = { promo_code: code.code };
  await shop.db.updateTable('cart').set(set).where('cart_id', '=', cartId).execute();
  const email = 'gift-back@example.se';
  await shop.placeOrder(cartId, { email });
  const reference = await shop.referenceOf(cartId);
  await shop.provider.setPaymentState(reference, 'authorized');
  await completePayment(shop.services, await shop.paymentIdOf(cartId));
  const { order_id, total_inc_vat } = await shop.db
    .selectFrom('shop_order')
    .select(['order_id', 'total_inc_vat'])
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  const giftCode = () =>
    shop.db.selectFrom('gift_code').select('balance').where('code', '=', code.code).executeTakeFirst();
  expect(await giftCode()).toEqual({ balance: 0 });
  expect(await refund(order_id)).toBe(total_inc_vat);
  expect(await giftCode()).toEqual({ balance: 3000 });
  const refundCalls = (await shop.provider.callsOf(reference)).filter((call) => call.startsWith('refund'));
  const sum = refundCalls.reduce((total, call) => total + Number(call.split(' ')[1]), 0);
  expect(sum).toBe(total_inc_vat - 3000);
  const { payload } = (await mailsTo(shop.db, email)).at(-1) ?? {};
  expect(payload).toMatchObject({
    refundedTo: expect.any(String),
    balance: expect.stringMatching(/^30\s/),
  });
  expect(payload.amount).toContain(String((total_inc_vat - 3000) / 100));
  await expect(refund(order_id)).rejects.toMatchObject({ extensions: { code: 'ORDER_STATE' } });
});

test('an order changes only along the allowed transitions, and every change has an event', async () => {
  const { orderId } = await shop.buy({ [sku]: 1 });
  await changeOrderState(shop.services, orderId, { ...byMerchant, to: 'on-hold' });
  await changeOrderState(shop.services, orderId, { ...byMerchant, to: 'backorder' });
  for (const to of ['inactive', 'refunded'] as const)
    await expect(changeOrderState(shop.services, orderId, { ...byMerchant, to })).rejects.toMatchObject({
      extensions: { code: 'ORDER_STATE' },
    });
  await changeOrderState(shop.services, orderId, { ...byMerchant, to: 'out-of-stock' });
  const events = await shop.db
    .selectFrom('order_event')
    .select(['from_state', 'to_state'])
    .where('order_id', '=', orderId)
    .orderBy('order_event_id')
    .execute();
  expect(events.map(({ from_state, to_state }) => `${from_state} → ${to_state}`)).toEqual([
    'null → pending',
    'pending → on-hold',
    'on-hold → backorder',
    'backorder → out-of-stock',
  ]);
});
