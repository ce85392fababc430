import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  ProviderRejectedError,
  ProviderUnavailableError,
} from '#backend/features/payment/payment-provider.ts';
import { inspectOrder } from '../management/inspect-order.ts';
import { type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { completePayment } from '../payment/complete-payment.ts';
import type { TestProvider } from '../payment/test-provider.fixture.ts';
import { refundOrder } from './refund-order.ts';

let shop: OrderShop;
let sku: number;
let originalRefund: TestProvider['refund'];
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 500 });
  originalRefund = shop.provider.refund;
});
afterEach(() => {
  shop.provider.refund = originalRefund;
});
afterAll(() => shop.close());

const oneUnit = [{ index: 0, quantity: 1 }];
const refund = (orderId: number, lines: typeof oneUnit | null = oneUnit) =>
  refundOrder(shop.services, orderId, { lines, toBalance: false, reason: 'torn', actor: 'merchant' });
const refundsOf = async (orderId: number) => (await inspectOrder(shop.db, orderId)).refunds;
const backToCard = async (reference: string) => (await shop.provider.retrieve(reference))?.refunded;
const reject = () => Promise.reject(new ProviderRejectedError('The amount exceeds the captured amount.'));
const makeRefundsDue = () =>
  shop.db.updateTable('refund').set({ next_attempt_at: new Date() }).where('state', '=', 'due').execute();

test('a refund is retried after a pause while the provider is unavailable, and paid once', async () => {
  const { orderId, reference } = await shop.buy({ [sku]: 1 });
  let attempts = 0;
  shop.provider.refund = () => {
    attempts++;
    return Promise.reject(new ProviderUnavailableError('No response.'));
  };
  await refund(orderId);
  await shop.backend.runJobs();
  expect([attempts, (await refundsOf(orderId)).map(({ state }) => state)]).toEqual([1, ['due']]);
  shop.provider.refund = originalRefund;
  await makeRefundsDue();
  await shop.backend.runJobs();
  await shop.backend.runJobs();
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'done' }]);
  expect(await shop.provider.callsOf(reference)).toEqual(['capture', 'refund 10000']);
});

test('the pause grows with each attempt, and does not block other refunds', async () => {
  shop.provider.refund = () => Promise.reject(new ProviderUnavailableError('No response.'));
  const waiting = await shop.buy({ [sku]: 25 });
  for (let unit = 0; unit < 25; unit++) await refund(waiting.orderId);
  const pauses = () =>
    shop.db
      .selectFrom('refund')
      .select(({ fn }) => ['attempts', fn.max('next_attempt_at').as('until')])
      .where('order_id', '=', waiting.orderId)
      .groupBy('attempts')
      .executeTakeFirstOrThrow();
  const first = await pauses();
  await makeRefundsDue();
  await shop.backend.runJobs();
  const second = await pauses();
  expect([first.attempts, second.attempts]).toEqual([1, 2]);
  expect(Number(second.until) - Number(first.until)).toBeGreaterThanOrEqual(30_000);
  shop.provider.refund = originalRefund;
  const { orderId } = await shop.buy({ [sku]: 1 });
  await refund(orderId);
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'done' }]);
});

test('a rejected refund is closed with an event, and can be refunded again', async () => {
  const { orderId, reference } = await shop.buy({ [sku]: 1 });
  shop.provider.refund = reject;
  await refund(orderId);
  await makeRefundsDue();
  await shop.backend.runJobs();
  const { refunds, events } = await inspectOrder(shop.db, orderId);
  expect(refunds).toMatchObject([{ state: 'failed' }]);
  expect(events.filter(({ note }) => note.includes('rejected'))).toMatchObject([
    {
      actor: 'shop',
      note: 'the provider rejected the refund of 100.00 SEK: The amount exceeds the captured amount.',
    },
  ]);
  shop.provider.refund = originalRefund;
  await refund(orderId);
  await shop.backend.runJobs();
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'failed' }, { state: 'done' }]);
  expect(await backToCard(reference)).toBe(10_000);
});

test('only the failed part of a split refund is refunded again', async () => {
  await shop.db
    .insertInto('gift_code')
    .values({ code: 'PARTLY-FAILED', currency_code: 'SEK', balance: 12_000 })
    .execute();
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.db
    .updateTable('cart')
    .set({ promo_code: 'PARTLY-FAILED' })
    .where('cart_id', '=', cartId)
    .execute();
  await shop.placeOrder(cartId);
  const reference = await shop.referenceOf(cartId);
  await shop.provider.setPaymentState(reference, 'authorized');
  await completePayment(shop.services, await shop.paymentIdOf(cartId));
  const { order_id, total_inc_vat } = await shop.db
    .selectFrom('shop_order')
    .select(['order_id', 'total_inc_vat'])
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  shop.provider.refund = reject;
  await refund(order_id, null);
  shop.provider.refund = originalRefund;
  expect(await refund(order_id, null)).toBe(total_inc_vat - 12_000);
  expect(await backToCard(reference)).toBe(total_inc_vat - 12_000);
  const code = shop.db.selectFrom('gift_code').select('balance').where('code', '=', 'PARTLY-FAILED');
  expect(await code.executeTakeFirst()).toEqual({ balance: 12_000 });
});
