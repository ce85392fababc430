import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ProviderRefused, ProviderUnavailable } from '#backend/features/payment/payment-provider.ts';
import { completePayment } from './complete-payment.ts';
import { inspectOrder } from './inspect-order.ts';
import { type OrderShop, openOrderShop } from './order-shop.fixture.ts';
import type { ProviderTable } from './provider-table.fixture.ts';
import { refundOrder } from './refund-order.ts';

let shop: OrderShop;
let sku: number;
let payBack: ProviderTable['refund'];
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 500 });
  payBack = shop.provider.refund;
});
afterEach(() => {
  shop.provider.refund = payBack;
});
afterAll(() => shop.close());

const onePiece = [{ place: 0, quantity: 1 }];
const refund = (orderId: number, lines: typeof onePiece | null = onePiece) =>
  refundOrder(shop.services, orderId, { lines, toBalance: false, reason: 'torn', actor: 'merchant' });
const refundsOf = async (orderId: number) => (await inspectOrder(shop.db, orderId)).refunds;
const backToCard = async (reference: string) => (await shop.provider.look(reference))?.refunded;
const refuse = () => Promise.reject(new ProviderRefused('More cannot be refunded than was captured.'));
/** The pause is over. */
const letTimePass = () =>
  shop.db.updateTable('refund').set({ next_attempt_at: new Date() }).where('state', '=', 'due').execute();

test('A refund that the provider does not hear of is told again after a pause, and paid once', async () => {
  const { orderId, reference } = await shop.buy({ [sku]: 1 });
  let asked = 0;
  shop.provider.refund = () => {
    asked++;
    return Promise.reject(new ProviderUnavailable('No answer.'));
  };
  await refund(orderId);
  await shop.backend.runJobs();
  expect([asked, (await refundsOf(orderId)).map(({ state }) => state)]).toEqual([1, ['due']]);
  shop.provider.refund = payBack;
  await letTimePass();
  await shop.backend.runJobs();
  await shop.backend.runJobs();
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'done' }]);
  expect(await shop.provider.callsOf(reference)).toEqual(['capture', 'refund 10000']);
});

test('The pause grows with each attempt, and those that wait keep nobody else waiting', async () => {
  shop.provider.refund = () => Promise.reject(new ProviderUnavailable('No answer.'));
  const waiting = await shop.buy({ [sku]: 25 });
  for (let piece = 0; piece < 25; piece++) await refund(waiting.orderId);
  const pauses = () =>
    shop.db
      .selectFrom('refund')
      .select(({ fn }) => ['attempts', fn.max('next_attempt_at').as('until')])
      .where('order_id', '=', waiting.orderId)
      .groupBy('attempts')
      .executeTakeFirstOrThrow();
  const first = await pauses();
  await letTimePass();
  await shop.backend.runJobs();
  const second = await pauses();
  expect([first.attempts, second.attempts]).toEqual([1, 2]);
  expect(Number(second.until) - Number(first.until)).toBeGreaterThanOrEqual(30_000);
  shop.provider.refund = payBack;
  const { orderId } = await shop.buy({ [sku]: 1 });
  await refund(orderId);
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'done' }]);
});

test('A refund that the provider refuses is closed, its order says so, and it can be paid another time', async () => {
  const { orderId, reference } = await shop.buy({ [sku]: 1 });
  shop.provider.refund = refuse;
  await refund(orderId);
  await letTimePass();
  await shop.backend.runJobs();
  const { refunds, events } = await inspectOrder(shop.db, orderId);
  expect(refunds).toMatchObject([{ state: 'failed' }]);
  expect(events.filter(({ note }) => note.includes('refused'))).toMatchObject([
    {
      actor: 'shop',
      note: 'the provider refused the refund of 10000: More cannot be refunded than was captured.',
    },
  ]);
  shop.provider.refund = payBack;
  await refund(orderId);
  await shop.backend.runJobs();
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'failed' }, { state: 'done' }]);
  expect(await backToCard(reference)).toBe(10_000);
});

test('Where one of two ways was refused, only that one is paid again', async () => {
  await shop.db
    .insertInto('gift_code')
    .values({ code: 'TWO-WAYS', currency_code: 'SEK', balance: 12_000 })
    .execute();
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.db.updateTable('cart').set({ promo_code: 'TWO-WAYS' }).where('cart_id', '=', cartId).execute();
  await shop.place(cartId);
  const reference = await shop.referenceOf(cartId);
  await shop.provider.say(reference, 'authorized');
  await completePayment(shop.services, await shop.paymentOf(cartId));
  const { order_id, total_inc_vat } = await shop.db
    .selectFrom('shop_order')
    .select(['order_id', 'total_inc_vat'])
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  shop.provider.refund = refuse;
  await refund(order_id, null);
  shop.provider.refund = payBack;
  expect(await refund(order_id, null)).toBe(total_inc_vat - 12_000);
  expect(await backToCard(reference)).toBe(total_inc_vat - 12_000);
  const code = shop.db.selectFrom('gift_code').select('balance').where('code', '=', 'TWO-WAYS');
  expect(await code.executeTakeFirst()).toEqual({ balance: 12_000 });
});
