import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleDueEvents } from '#backend/features/payment/handle-events.ts';
import { inspectOrder } from '../management/inspect-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { completePayment, completePaymentByReference } from './complete-payment.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 50 });
});
afterAll(() => shop.close());

/** Stores a webhook event whose signature was verified. */
async function receive(eventId: string, reference: string): Promise<void> {
  await shop.db
    .insertInto('payment_event')
    .values({ provider_key: 'test', event_id: eventId, payload: JSON.stringify({ reference }) })
    .onConflict((conflict) => conflict.columns(['provider_key', 'event_id']).doNothing())
    .execute();
}

const handle = () =>
  handleDueEvents({
    db: shop.db,
    log: shop.services.log,
    completePayment: (providerKey, reference) =>
      completePaymentByReference(shop.services, providerKey, reference),
  });

async function placeOrder(email: string) {
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.placeOrder(cartId, { email });
  return { cartId, reference: await shop.referenceOf(cartId), paymentId: await shop.paymentIdOf(cartId) };
}

const countOrders = async (cartId: string) =>
  (await shop.db.selectFrom('shop_order').select('order_id').where('cart_id', '=', cartId).execute()).length;

test('concurrent events and the customer’s return create one order', async () => {
  const { cartId, reference, paymentId } = await placeOrder('webhook@example.se');
  await shop.provider.setPaymentState(reference, 'authorized');
  for (const event of ['a', 'b', 'c', 'a']) await receive(`${reference}/${event}`, reference);
  await Promise.all([handle(), handle(), handle(), completePayment(shop.services, paymentId)]);
  expect(await countOrders(cartId)).toBe(1);
  expect(await shop.provider.callsOf(reference)).toEqual(['capture']);
  expect(await mailsTo(shop.db, 'webhook@example.se')).toHaveLength(1);
});

test('events in the wrong order do not matter, only the provider’s state does', async () => {
  const { cartId, reference } = await placeOrder('late@example.se');
  await receive(`${reference}/captured`, reference);
  await handle();
  expect(await countOrders(cartId)).toBe(0);
  await shop.provider.setPaymentState(reference, 'failed');
  await receive(`${reference}/failed`, reference);
  await handle();
  expect(await countOrders(cartId)).toBe(0);
  // The customer has paid with another card on the same page.
  await shop.provider.setPaymentState(reference, 'authorized');
  await receive(`${reference}/authorized`, reference);
  await handle();
  // The shop's background job may have claimed the event, and may still be handling it.
  await expect.poll(() => countOrders(cartId)).toBe(1);
  await receive(`${reference}/pending`, reference);
  await handle();
  expect(await countOrders(cartId)).toBe(1);
  await expect.poll(() => shop.provider.callsOf(reference)).toEqual(['capture']);
});

describe('changes at the provider', () => {
  const inspect = (orderId: number) => inspectOrder(shop.db, orderId);
  /** The merchant uses the provider's own pages. */
  const refundAtProvider = async (reference: string, amount: number) => {
    const eventId = randomUUID();
    await shop.provider.refund(reference, amount, eventId);
    for (const delivery of ['first', 'repeated']) {
      await receive(`${eventId}/${delivery}`, reference);
      await handle();
    }
  };

  test('a part and then the rest of an order are refunded once, with credit notes and mails', async () => {
    const { orderId, reference, email } = await shop.buy({ [sku]: 2 });
    const total = (await inspect(orderId)).order.total_inc_vat;
    await refundAtProvider(reference, 1_000);
    const partly = await inspect(orderId);
    expect(partly.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_000);
    expect(partly.refunds.every(({ quantity, state }) => quantity === null && state === 'done')).toBe(true);
    expect(partly.order.state).not.toBe('refunded');
    await refundAtProvider(reference, total - 1_000);
    const whole = await inspect(orderId);
    expect(whole.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(whole.order.state).toBe('refunded');
    const documents = await shop.db
      .selectFrom('tax_document')
      .select('kind')
      .where('order_id', '=', orderId)
      .orderBy('tax_document_id')
      .execute();
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'credit-note']);
    const mails = await mailsTo(shop.db, email);
    expect(mails.filter(({ kind }) => kind === 'order-refunded')).toHaveLength(2);
  });

  test('the event of a refund that the shop made is not recorded again', async () => {
    const { orderId, reference } = await shop.buy({ [sku]: 1 });
    await refundOrder(shop.services, orderId, {
      lines: null,
      toBalance: false,
      reason: 'torn',
      actor: 'merchant',
    });
    const { refunds } = await inspect(orderId);
    await receive(`${reference}/own`, reference);
    await handle();
    expect((await inspect(orderId)).refunds).toEqual(refunds);
  });

  test('a dispute and its end are written to the order, once each', async () => {
    const { orderId, reference } = await shop.buy({ [sku]: 1 });
    const { retrieve } = shop.provider;
    for (const state of ['open', 'open', 'lost'] as const) {
      shop.provider.retrieve = async (each) => {
        const payment = await retrieve(each);
        const dispute = { id: 'du_1', state, reason: 'fraudulent', respondBy: '2026-12-01' };
        return payment && (each === reference ? { ...payment, disputes: [dispute] } : payment);
      };
      await receive(randomUUID(), reference);
      await handle();
    }
    shop.provider.retrieve = retrieve;
    const { events } = await inspect(orderId);
    expect(events.map(({ note }) => note).filter((note) => note.startsWith('dispute'))).toEqual([
      'dispute du_1 open: fraudulent, respond by 2026-12-01',
      'dispute du_1 lost: fraudulent',
    ]);
  });
});
