import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { inspectOrder } from '../management/inspect-order.ts';
import { shipOrder } from '../management/ship-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { completePayment } from '../payment/complete-payment.ts';
import { type RefundRequest, refundOrder } from '../refund/refund-order.ts';
import { cancelOrder } from './cancel-order.ts';

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
const refund = (orderId: number, changes: Partial<RefundRequest> = {}) =>
  refundOrder(shop.services, orderId, {
    lines: null,
    toBalance: false,
    reason: 'torn',
    actor: 'merchant',
    ...changes,
  });
const oneUnit = { lines: [{ index: 0, quantity: 1 }] };
const wrongState = { extensions: { code: 'ORDER_STATE' } };
const totalOf = async (orderId: number) => (await inspectOrder(shop.db, orderId)).order.draft.total.incVat;
const refundedToCard = async (reference: string) => (await shop.provider.retrieve(reference))?.refunded;

let customers = 0;
/** A signed-in customer with a balance. */
async function createCustomer(balance = 0) {
  const headers = await signedInHeaders(shop.backend, `cancelling-${++customers}@example.se`);
  const { data } = await shop.query('{ getUser { id } }', {}, headers);
  const customerId = data.getUser.id as number;
  const credit = { customerId, currencyCode: 'SEK', amount: balance, reason: 'correction' } as const;
  if (balance > 0) await shop.db.transaction().execute((trx) => addToBalance(trx, credit));
  const balanceNow = async () => {
    const result = await shop.query('{ getUser(marketId: "se") { balance } }', {}, headers);
    return Math.round(result.data.getUser.balance * 100);
  };
  return { headers, balanceNow };
}

/** A guest's order of two copies, partly paid by a gift code. */
async function buyWithGiftCode(code: string, balance: number) {
  await shop.db.insertInto('gift_code').values({ code, currency_code: 'SEK', balance }).execute();
  const cartId = await shop.cartWith({ [sku]: 2 });
  await shop.db.updateTable('cart').set({ promo_code: code }).where('cart_id', '=', cartId).execute();
  await shop.placeOrder(cartId, { email: `${code.toLowerCase()}@example.se` });
  const reference = await shop.referenceOf(cartId);
  await shop.provider.setPaymentState(reference, 'authorized');
  await completePayment(shop.services, await shop.paymentIdOf(cartId));
  const { order_id } = await shop.db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  const giftCodeBalance = async () =>
    (await shop.db.selectFrom('gift_code').select('balance').where('code', '=', code).executeTakeFirst())
      ?.balance;
  return { orderId: order_id, cartId, reference, giftCodeBalance };
}

describe('cancelling a partly refunded order', () => {
  test('refunds the rest to the card, and mails that amount', async () => {
    const { orderId, reference, email } = await shop.buy({ [sku]: 3 });
    await refund(orderId, oneUnit);
    await cancel(orderId);
    const total = await totalOf(orderId);
    expect(await refundedToCard(reference)).toBe(total);
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

  test('does not refund units again that were refunded to the balance', async () => {
    const { headers, balanceNow } = await createCustomer();
    const { orderId, reference } = await shop.buy({ [sku]: 2 }, {}, headers);
    await refund(orderId, { ...oneUnit, toBalance: true });
    await cancel(orderId);
    expect(await balanceNow()).toBe(10_000);
    expect(await refundedToCard(reference)).toBe((await totalOf(orderId)) - 10_000);
  });

  test('credits the gift code once', async () => {
    const { orderId, reference, giftCodeBalance } = await buyWithGiftCode('PART-BACK', 12_000);
    await refund(orderId, oneUnit);
    await cancel(orderId);
    expect(await giftCodeBalance()).toBe(12_000);
    expect(await refundedToCard(reference)).toBe((await totalOf(orderId)) - 12_000);
  });
});

describe('an order that is fully refunded before shipment', () => {
  test('returns its stock, and can be neither cancelled nor shipped', async () => {
    const before = await shop.stockOf(sku);
    const { orderId, reference } = await shop.buy({ [sku]: 2 });
    await refund(orderId, oneUnit);
    await refund(orderId);
    expect((await inspectOrder(shop.db, orderId)).order.state).toBe('refunded');
    expect(await shop.stockOf(sku)).toBe(before);
    await expect(cancel(orderId)).rejects.toMatchObject(wrongState);
    const shipment = { actor: 'merchant', note: '', parcelNumber: null, trackingLink: null } as const;
    await expect(shipOrder(shop.services, orderId, shipment)).rejects.toMatchObject(wrongState);
    expect(await refundedToCard(reference)).toBe(await totalOf(orderId));
  });
});

test('a payment that is not captured cannot be refunded to the balance', async () => {
  const { headers, balanceNow } = await createCustomer();
  const { orderId } = await shop.buy({ [sku]: 1 }, { paymentId: shop.paymentMethodIds.onShipment }, headers);
  await expect(refund(orderId, { toBalance: true })).rejects.toMatchObject(wrongState);
  expect(await balanceNow()).toBe(0);
});

test('a prepaid amount that cannot be credited is recorded as a failed refund, and not mailed', async () => {
  const { orderId, cartId } = await buyWithGiftCode('GONE', 4000);
  await shop.db.deleteFrom('gift_code_use').where('cart_id', '=', cartId).execute();
  await cancel(orderId);
  const { order, refunds, events } = await inspectOrder(shop.db, orderId);
  expect(order.state).toBe('cancelled');
  expect(refunds).toMatchObject([
    { to_balance: false, state: 'done' },
    { amount: 4000, to_balance: true, state: 'failed' },
  ]);
  expect(events.at(-1)?.note).toBe('could not credit 40.00 SEK to balance or gift code: refund manually');
  const mail = (await mailsTo(shop.db, 'gone@example.se')).at(-1);
  expect([mail?.kind, mail?.payload.balance]).toEqual(['order-cancelled', undefined]);
});

const requests = fc.array(
  fc.record({
    lines: fc.option(
      fc.tuple(
        fc.record({ index: fc.integer({ min: 0, max: 1 }), quantity: fc.integer({ min: 1, max: 2 }) }),
      ),
      // One request in six has no lines: it refunds all that is left.
      { freq: 6 },
    ),
    toBalance: fc.boolean(),
  }),
  { maxLength: 4 },
);

test('a cancelled order has refunded exactly what was paid, after any earlier refunds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 30_000 }), requests, async (balance, refunds) => {
      const { headers, balanceNow } = await createCustomer(balance);
      const { orderId, reference } = await shop.buy({ [sku]: 3, [other]: 1 }, {}, headers);
      const { order, payment } = await inspectOrder(shop.db, orderId);
      const total = order.draft.total.incVat;
      const before = await balanceNow();
      const refunded = async () => ((await refundedToCard(reference)) ?? 0) + (await balanceNow()) - before;
      for (const request of refunds) {
        // Rejected if there is less left than requested.
        await refund(orderId, request).catch(() => undefined);
        expect(await refunded()).toBeLessThanOrEqual(total);
      }
      const isRefunded = (await inspectOrder(shop.db, orderId)).order.state === 'refunded';
      await cancel(orderId).catch((error) => expect([isRefunded, error]).toMatchObject([true, wrongState]));
      expect(await refunded()).toBe(total);
      expect(await refundedToCard(reference)).toBeLessThanOrEqual(payment?.amount ?? 0);
      const { refunds: stored } = await inspectOrder(shop.db, orderId);
      expect(stored.reduce((sum, { vat }) => sum + vat, 0)).toBe(total - order.draft.total.exVat);
    }),
    { numRuns: 8 },
  );
});
