import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { completePayment } from './complete-payment.ts';
import { runDuePayments } from './run-due-payments.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const paymentsOf = (cartId: string) =>
  shop.db
    .selectFrom('payment')
    .select(['payment_id', 'state', 'failure', 'reference'])
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .execute();

/** Makes every payment due, and runs the job. */
async function runOverduePayments(): Promise<void> {
  const due = { next_check_at: new Date(0) };
  await shop.db.updateTable('payment').set(due).where('next_check_at', 'is not', null).execute();
  await runDuePayments(shop.services);
}

/** The provider starts the next payment, but its response waits until it is released. */
function holdNextStart() {
  const { start } = shop.provider;
  const response = Promise.withResolvers<void>();
  const reference = Promise.withResolvers<string>();
  shop.provider.start = async (payment) => {
    shop.provider.start = start;
    const started = await start(payment);
    reference.resolve(started.reference);
    await response.promise;
    return started;
  };
  return { reference: reference.promise, release: () => response.resolve() };
}

describe('a payment that is abandoned while it is being started', () => {
  test('is voided at the provider, and the customer is not sent there', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    const started = holdNextStart();
    const slow = shop.placeOrder(cartId);
    const reference = await started.reference;
    const fast = await shop.placeOrder(cartId, { paymentId: shop.paymentMethodIds.onShipment });
    started.release();
    expect((await slow).errors?.[0]?.extensions?.code).toBe('PAYMENT_UNAVAILABLE');
    const second = await shop.referenceOf(cartId);
    expect(fast.data.placeOrder.redirectUrl).toBe(`https://pay.test/${second}`);
    expect(await paymentsOf(cartId)).toMatchObject([
      { state: 'void-due', failure: 'replaced', reference },
      { state: 'pending', reference: second },
    ]);
    await runOverduePayments();
    expect(await shop.provider.callsOf(reference)).toEqual(['cancel']);
    expect(await shop.stockOf(sku)).toBe(2);
  });

  test('creates the order if it is paid first', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    const started = holdNextStart();
    const slow = shop.placeOrder(cartId);
    const reference = await started.reference;
    await shop.placeOrder(cartId, { message: 'Ring twice.' });
    started.release();
    await slow;
    await shop.provider.setPaymentState(reference, 'authorized');
    await runOverduePayments();
    await runOverduePayments();
    expect(await paymentsOf(cartId)).toMatchObject([
      { state: 'captured', reference },
      { state: 'void', failure: 'paid-already' },
    ]);
    expect(await shop.stockOf(sku)).toBe(2);
  });

  test('returns the order if another payment has created it', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    await shop.placeOrder(cartId);
    const [first] = await paymentsOf(cartId);
    const started = holdNextStart();
    const slow = shop.placeOrder(cartId, { message: 'Ring twice.' });
    const reference = await started.reference;
    await shop.provider.setPaymentState(first?.reference ?? '', 'authorized');
    expect(await completePayment(shop.services, first?.payment_id ?? '')).toBe('completed');
    started.release();
    expect((await slow).data.placeOrder).toMatchObject({ status: 'completed', redirectUrl: null });
    await runOverduePayments();
    expect(await shop.provider.callsOf(reference)).toEqual(['cancel']);
  });
});

test('a replaced payment that is paid without stock is refunded, with one mail', async () => {
  const sku = await shop.addBook({ in_stock: 1 });
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.placeOrder(cartId, { email: 'replaced@example.se' });
  const reference = await shop.referenceOf(cartId);
  await shop.placeOrder(cartId, { email: 'replaced@example.se', message: 'Ring twice.' });
  await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'failed');
  expect(await completePayment(shop.services, await shop.paymentIdOf(cartId))).toBe('failed');
  await shop.db.updateTable('sku').set({ in_stock: 0 }).where('sku_id', '=', sku).execute();
  await shop.provider.setPaymentState(reference, 'captured');
  for (let run = 0; run < 3; run++) await runOverduePayments();
  expect(await shop.provider.callsOf(reference)).toEqual([expect.stringMatching(/^refund/)]);
  expect(await paymentsOf(cartId)).toMatchObject([
    { state: 'void', failure: 'INSUFFICIENT_STOCK' },
    { state: 'failed' },
  ]);
  expect(await mailsTo(shop.db, 'replaced@example.se')).toMatchObject([{ kind: 'order-not-made' }]);
  expect(await shop.stockOf(sku)).toBe(0);
});

describe('the same order with another return URL', () => {
  const returnTo = (redirectUrl: string) => ({ checkoutUrls: { redirectUrl } });

  test('has another payment, because a provider accepts one URL for each key', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    const { start } = shop.provider;
    const returnUrls = new Map<string, string>();
    shop.provider.start = async (payment) => {
      const stored = returnUrls.get(payment.paymentId) ?? payment.returnUrl;
      if (stored !== payment.returnUrl) throw new Error('This key was used for another payment.');
      returnUrls.set(payment.paymentId, stored);
      return start(payment);
    };
    const pages: (string | null)[] = [];
    for (const url of ['https://shop.test/a/confirm', 'https://shop.test/b/confirm']) {
      for (const _ of [1, 2]) {
        const { data } = await shop.placeOrder(cartId, returnTo(url));
        pages.push(data.placeOrder.redirectUrl);
      }
    }
    shop.provider.start = start;
    expect(pages[1]).toBe(pages[0]);
    expect(pages[2]).not.toBe(pages[0]);
    expect(pages[3]).toBe(pages[2]);
    expect(await paymentsOf(cartId)).toMatchObject([
      { state: 'void-due', failure: 'replaced' },
      { state: 'pending' },
    ]);
    expect(await shop.stockOf(sku)).toBe(2);
  });

  test('is rejected if the URL is not valid, and keeps its payment', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    await shop.placeOrder(cartId);
    const { errors } = await shop.placeOrder(cartId, returnTo('javascript:alert(1)'));
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    expect(await paymentsOf(cartId)).toMatchObject([{ state: 'pending' }]);
  });
});
