import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { cancelOrder } from './cancel-order.ts';
import { completePayment } from './complete-payment.ts';
import { inspectOrder } from './inspect-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from './order-shop.fixture.ts';
import { type RefundWish, refundOrder } from './refund-order.ts';
import { shipOrder } from './ship-order.ts';

let shop: OrderShop;
let sku: number;
let other: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 500 });
  other = await shop.addBook({ in_stock: 500 });
});
afterAll(() => shop.close());

const byCustomer = { actor: 'customer', note: '', to: 'cancelled' } as const;
const cancel = (orderId: number) => cancelOrder(shop.services, orderId, byCustomer);
const refund = (orderId: number, wish: Partial<RefundWish> = {}) =>
  refundOrder(shop.services, orderId, {
    lines: null,
    toBalance: false,
    reason: 'torn',
    actor: 'merchant',
    ...wish,
  });
const onePiece = { lines: [{ place: 0, quantity: 1 }] };
const refusedForItsState = { extensions: { code: 'ORDER_STATE' } };
const totalOf = async (orderId: number) => (await inspectOrder(shop.db, orderId)).order.draft.total.incVat;
const backToCard = async (reference: string) => (await shop.provider.look(reference))?.refunded;

let customers = 0;
/** Signed in, with so much to spend. */
async function customer(balance = 0) {
  const headers = await signedInHeaders(shop.backend, `cancelling-${++customers}@example.se`);
  const { data } = await shop.ask('{ getUser { id } }', {}, headers);
  const customerId = data.getUser.id as number;
  const given = { customerId, currencyCode: 'SEK', amount: balance, reason: 'correction' } as const;
  if (balance > 0) await shop.db.transaction().execute((trx) => addToBalance(trx, given));
  const balanceNow = async () => {
    const answer = await shop.ask('{ getUser(marketId: "se") { balance } }', {}, headers);
    return Math.round(answer.data.getUser.balance * 100);
  };
  return { headers, balanceNow };
}

/** A guest's order of two pieces, of which a gift code pays a part. */
async function buyWithGiftCode(code: string, balance: number) {
  await shop.db.insertInto('gift_code').values({ code, currency_code: 'SEK', balance }).execute();
  const cartId = await shop.cartWith({ [sku]: 2 });
  await shop.db.updateTable('cart').set({ promo_code: code }).where('cart_id', '=', cartId).execute();
  await shop.place(cartId, { email: `${code.toLowerCase()}@example.se` });
  const reference = await shop.referenceOf(cartId);
  await shop.provider.say(reference, 'authorized');
  await completePayment(shop.services, await shop.paymentOf(cartId));
  const { order_id } = await shop.db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  const onCode = async () =>
    (await shop.db.selectFrom('gift_code').select('balance').where('code', '=', code).executeTakeFirst())
      ?.balance;
  return { orderId: order_id, cartId, reference, onCode };
}

describe('Cancelling an order of which a part was paid back', () => {
  test('to the card pays back the rest there, and says how much that is', async () => {
    const { orderId, reference, email } = await shop.buy({ [sku]: 3 });
    await refund(orderId, onePiece);
    await cancel(orderId);
    const total = await totalOf(orderId);
    expect(await backToCard(reference)).toBe(total);
    const { refunds } = await inspectOrder(shop.db, orderId);
    expect(refunds).toMatchObject([
      { amount: 10_000, state: 'done' },
      { amount: total - 10_000, state: 'done' },
    ]);
    expect(refunds.every(({ vat }) => vat > 0)).toBe(true);
    const mails = await mailsTo(shop.db, email);
    const [refunded, cancelled] = mails.slice(-2).map(({ payload }) => payload.amount);
    expect(cancelled).not.toBe(refunded);
  });

  test('to the balance pays back no piece twice', async () => {
    const { headers, balanceNow } = await customer();
    const { orderId, reference } = await shop.buy({ [sku]: 2 }, {}, headers);
    await refund(orderId, { ...onePiece, toBalance: true });
    await cancel(orderId);
    expect(await balanceNow()).toBe(10_000);
    expect(await backToCard(reference)).toBe((await totalOf(orderId)) - 10_000);
  });

  test('from a gift code too puts on the code what it paid, once', async () => {
    const { orderId, reference, onCode } = await buyWithGiftCode('PART-BACK', 12_000);
    await refund(orderId, onePiece);
    await cancel(orderId);
    expect(await onCode()).toBe(12_000);
    expect(await backToCard(reference)).toBe((await totalOf(orderId)) - 12_000);
  });
});

describe('An order of which all was paid back before it was sent', () => {
  test('is refunded: its goods are on the shelf, and it is neither cancelled nor sent', async () => {
    const before = await shop.stockOf(sku);
    const { orderId, reference } = await shop.buy({ [sku]: 2 });
    await refund(orderId, onePiece);
    await refund(orderId);
    expect((await inspectOrder(shop.db, orderId)).order.state).toBe('refunded');
    expect(await shop.stockOf(sku)).toBe(before);
    await expect(cancel(orderId)).rejects.toMatchObject(refusedForItsState);
    const shipment = { actor: 'merchant', note: '', parcelNumber: null, trackingLink: null } as const;
    await expect(shipOrder(shop.services, orderId, shipment)).rejects.toMatchObject(refusedForItsState);
    expect(await backToCard(reference)).toBe(await totalOf(orderId));
  });
});

test('Money that was not taken yet goes to no balance: cancelling would let go of it once more', async () => {
  const { headers, balanceNow } = await customer();
  const { orderId } = await shop.buy({ [sku]: 1 }, { paymentId: shop.paymentId.onShipment }, headers);
  await expect(refund(orderId, { toBalance: true })).rejects.toMatchObject(refusedForItsState);
  expect(await balanceNow()).toBe(0);
});

test('What neither balance nor gift code takes is written down as not paid back, and nobody is told that it was', async () => {
  const { orderId, cartId } = await buyWithGiftCode('GONE', 4000);
  await shop.db.deleteFrom('gift_code_use').where('cart_id', '=', cartId).execute();
  await cancel(orderId);
  const { order, refunds, events } = await inspectOrder(shop.db, orderId);
  expect(order.state).toBe('cancelled');
  expect(refunds).toMatchObject([
    { to_balance: false, state: 'done' },
    { amount: 4000, to_balance: true, state: 'failed' },
  ]);
  expect(events.at(-1)?.note).toBe('neither balance nor gift code takes 4000: pay it back by hand');
  const mail = (await mailsTo(shop.db, 'gone@example.se')).at(-1);
  expect([mail?.kind, mail?.payload.balance]).toEqual(['order-cancelled', undefined]);
});

const wishes = fc.array(
  fc.record({
    lines: fc.option(
      fc.tuple(
        fc.record({ place: fc.integer({ min: 0, max: 1 }), quantity: fc.integer({ min: 1, max: 2 }) }),
      ),
      { freq: 6 },
    ),
    toBalance: fc.boolean(),
  }),
  { maxLength: 4 },
);

test('Whatever was paid back before, an order that is cancelled has given back what was paid, and never more', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 30_000 }), wishes, async (saved, asked) => {
      const { headers, balanceNow } = await customer(saved);
      const { orderId, reference } = await shop.buy({ [sku]: 3, [other]: 1 }, {}, headers);
      const { order, payment } = await inspectOrder(shop.db, orderId);
      const total = order.draft.total.incVat;
      const start = await balanceNow();
      const paidBack = async () => ((await backToCard(reference)) ?? 0) + (await balanceNow()) - start;
      for (const wish of asked) {
        // More pieces than are left, or all of nothing: it is refused.
        await refund(orderId, wish).catch(() => undefined);
        expect(await paidBack()).toBeLessThanOrEqual(total);
      }
      const isOver = (await inspectOrder(shop.db, orderId)).order.state === 'refunded';
      await cancel(orderId).catch((error) =>
        expect([isOver, error]).toMatchObject([true, refusedForItsState]),
      );
      expect(await paidBack()).toBe(total);
      expect(await backToCard(reference)).toBeLessThanOrEqual(payment?.amount ?? 0);
      const { refunds } = await inspectOrder(shop.db, orderId);
      expect(refunds.reduce((sum, { vat }) => sum + vat, 0)).toBe(total - order.draft.total.exVat);
    }),
    { numRuns: 8 },
  );
});
