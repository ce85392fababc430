import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completePayment } from './complete-payment.ts';
import { mailsTo, type OrderShop, openOrderShop } from './order-shop.fixture.ts';
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

/** The sweeper of a day later: whatever waits for its time is due. */
async function sweep(): Promise<void> {
  const due = { next_look_at: new Date(0) };
  await shop.db.updateTable('payment').set(due).where('next_look_at', 'is not', null).execute();
  await runDuePayments(shop.services);
}

/** The next payment is known to the provider, whose answer waits until it is released. */
function holdNextStart() {
  const { start } = shop.provider;
  const answer = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<string>();
  shop.provider.start = async (payment) => {
    shop.provider.start = start;
    const started = await start(payment);
    begun.resolve(started.reference);
    await answer.promise;
    return started;
  };
  return { begun: begun.promise, release: () => answer.resolve() };
}

describe('A payment that is given up while it is being started', () => {
  test('for another: nobody is sent there, and the provider is told', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    const held = holdNextStart();
    const slow = shop.place(cartId);
    const reference = await held.begun;
    const fast = await shop.place(cartId, { paymentId: shop.paymentId.onShipment });
    held.release();
    expect((await slow).errors?.[0]?.extensions?.code).toBe('PAYMENT_UNAVAILABLE');
    const second = await shop.referenceOf(cartId);
    expect(fast.data.placeOrder.redirectUrl).toBe(`https://pay.test/${second}`);
    expect(await paymentsOf(cartId)).toMatchObject([
      { state: 'void-due', failure: 'replaced', reference },
      { state: 'pending', reference: second },
    ]);
    await sweep();
    expect(await shop.provider.callsOf(reference)).toEqual(['cancel']);
    expect(await shop.stockOf(sku)).toBe(2);
  });

  test('but was paid nevertheless: it gives the order', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    const held = holdNextStart();
    const slow = shop.place(cartId);
    const reference = await held.begun;
    await shop.place(cartId, { message: 'Ring twice.' });
    held.release();
    await slow;
    await shop.provider.say(reference, 'authorized');
    await sweep();
    await sweep();
    expect(await paymentsOf(cartId)).toMatchObject([
      { state: 'captured', reference },
      { state: 'void', failure: 'paid-already' },
    ]);
    expect(await shop.stockOf(sku)).toBe(2);
  });

  test('because another was paid: it leads to the order', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    await shop.place(cartId);
    const [first] = await paymentsOf(cartId);
    const held = holdNextStart();
    const slow = shop.place(cartId, { message: 'Ring twice.' });
    const reference = await held.begun;
    await shop.provider.say(first?.reference ?? '', 'authorized');
    expect(await completePayment(shop.services, first?.payment_id ?? '')).toBe('completed');
    held.release();
    expect((await slow).data.placeOrder).toMatchObject({ status: 'completed', redirectUrl: null });
    await sweep();
    expect(await shop.provider.callsOf(reference)).toEqual(['cancel']);
  });
});

test('One that was replaced, and paid when the goods were gone, goes back, and is told of once', async () => {
  const sku = await shop.addBook({ in_stock: 1 });
  const cartId = await shop.cartWith({ [sku]: 1 });
  await shop.place(cartId, { email: 'replaced@example.se' });
  const reference = await shop.referenceOf(cartId);
  await shop.place(cartId, { email: 'replaced@example.se', message: 'Ring twice.' });
  await shop.provider.say(await shop.referenceOf(cartId), 'failed');
  expect(await completePayment(shop.services, await shop.paymentOf(cartId))).toBe('failed');
  await shop.db.updateTable('sku').set({ in_stock: 0 }).where('sku_id', '=', sku).execute();
  await shop.provider.say(reference, 'captured');
  for (let look = 0; look < 3; look++) await sweep();
  expect(await shop.provider.callsOf(reference)).toEqual([expect.stringMatching(/^refund/)]);
  expect(await paymentsOf(cartId)).toMatchObject([
    { state: 'void', failure: 'INSUFFICIENT_STOCK' },
    { state: 'failed' },
  ]);
  expect(await mailsTo(shop.db, 'replaced@example.se')).toMatchObject([{ kind: 'order-not-made' }]);
  expect(await shop.stockOf(sku)).toBe(0);
});

describe('The same order with another way back', () => {
  const wayBack = (redirectUrl: string) => ({ checkoutUrls: { redirectUrl } });

  test('is another payment: the provider knows each with one way back', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    const { start } = shop.provider;
    const begunWith = new Map<string, string>();
    shop.provider.start = async (payment) => {
      const known = begunWith.get(payment.paymentId) ?? payment.returnUrl;
      if (known !== payment.returnUrl) throw new Error('This key was used for another payment.');
      begunWith.set(payment.paymentId, known);
      return start(payment);
    };
    const pages: (string | null)[] = [];
    for (const address of ['https://shop.test/a/confirm', 'https://shop.test/b/confirm']) {
      for (const _ of [1, 2]) {
        const { data } = await shop.place(cartId, wayBack(address));
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

  test('that is no address leaves the payment as it is', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const cartId = await shop.cartWith({ [sku]: 1 });
    await shop.place(cartId);
    const { errors } = await shop.place(cartId, wayBack('javascript:alert(1)'));
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    expect(await paymentsOf(cartId)).toMatchObject([{ state: 'pending' }]);
  });
});
