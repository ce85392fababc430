import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '../../../../tests/full-run.ts';
import { mailsTo, type OrderShop, openOrderShop, placeOrderMutation } from '../order-shop.fixture.ts';
import type { Step } from '../payment/trace-step.ts';
import { insertFilledCarts, type OrderProcess, startOrderProcess } from './start-order-process.fixture.ts';

const checkoutQuery = `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
  completed } }`;
const whilePlacing: Step[] = isFullRun ? ['opened', 'started', 'start-written'] : ['started'];
const whileCompleting: Step[] = isFullRun
  ? ['retrieved', 'order-written', 'order-committed', 'captured', 'capture-written']
  : ['order-written', 'captured'];

let shop: OrderShop;
let survivor: OrderProcess;
beforeAll(async () => {
  shop = await openOrderShop();
  survivor = await startOrderProcess(shop);
});
afterAll(async () => {
  await survivor.end();
  await shop.close();
});

async function startPurchase(step: Step) {
  const skuId = await shop.addBook({ in_stock: 3 });
  const email = `killed-${step}@example.se`;
  const [cartId = ''] = await insertFilledCarts(shop, 1, skuId);
  const killed = await startOrderProcess(shop, { killAfter: step });
  await survivor.runJobs();
  const checkout = shop.checkoutWith({ email });
  return { skuId, email, cartId, killed, order: { cartId, checkout } };
}

/** Makes every payment due, and runs the jobs in the surviving process. */
async function runOverdueJobs(): Promise<void> {
  const due = { next_check_at: new Date(0) };
  await shop.db.updateTable('payment').set(due).where('next_check_at', 'is not', null).execute();
  await survivor.runJobs();
}

async function expectOneOrder({
  cartId,
  skuId,
  email,
}: Awaited<ReturnType<typeof startPurchase>>): Promise<void> {
  // Another process may still be completing the payment.
  const captured = () =>
    shop.db
      .selectFrom('payment')
      .select('payment_id')
      .where('cart_id', '=', cartId)
      .where('state', '=', 'captured')
      .execute();
  await expect.poll(captured, { timeout: 20_000 }).toHaveLength(1);
  const orders = await shop.db
    .selectFrom('shop_order')
    .select(['state', 'order_id'])
    .where('cart_id', '=', cartId)
    .execute();
  expect(orders).toMatchObject([{ state: 'pending' }]);
  const payments = await shop.db
    .selectFrom('payment')
    .select(['state', 'reference'])
    .where('order_id', '=', orders[0]?.order_id ?? 0)
    .execute();
  expect(payments).toMatchObject([{ state: 'captured' }]);
  expect(await shop.provider.callsOf(payments[0]?.reference ?? '')).toEqual(['capture']);
  expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual(['order-confirmation']);
  expect(await shop.stockOf(skuId)).toBe(2);
  const reservations = await shop.db
    .selectFrom('stock_reservation')
    .selectAll()
    .where('cart_id', '=', cartId)
    .execute();
  expect(reservations).toEqual([]);
}

test.each(whilePlacing)(
  'a cart can still be ordered once if the process is killed after “%s”',
  async (step) => {
    const purchase = await startPurchase(step);
    await expect(purchase.killed.query(placeOrderMutation, purchase.order)).rejects.toThrow();
    await purchase.killed.hasEnded;
    // The customer got no response and submits again.
    const { data } = await survivor.query(placeOrderMutation, purchase.order);
    const id = new URL(data.placeOrder.redirectUrl).pathname.slice(1);
    await shop.provider.setPaymentState(id, 'authorized');
    await runOverdueJobs();
    await expectOneOrder(purchase);
    await purchase.killed.end();
  },
);

test.each(whileCompleting)(
  'another process completes the order once if the process is killed after “%s”',
  async (step) => {
    const purchase = await startPurchase(step);
    const { cartId, killed, order } = purchase;
    await survivor.query(placeOrderMutation, order);
    const id = await shop.referenceOf(cartId);
    await shop.provider.setPaymentState(id, 'authorized');
    await expect(killed.query(checkoutQuery, { id, cartId })).rejects.toThrow();
    await killed.hasEnded;
    await runOverdueJobs();
    await runOverdueJobs();
    await expectOneOrder(purchase);
    expect((await survivor.query(checkoutQuery, { id, cartId })).data.checkout.completed).toBe(true);
    await killed.end();
  },
);

test('stock is released after a while if the process is killed before the customer could pay', async () => {
  const { skuId, cartId, killed, order } = await startPurchase('started');
  await expect(killed.query(placeOrderMutation, order)).rejects.toThrow();
  await killed.hasEnded;
  expect(await shop.stockOf(skuId)).toBe(2);
  const longAgo = new Date(Date.now() - 60 * 60 * 1000);
  await shop.db.updateTable('payment').set({ created_at: longAgo }).where('cart_id', '=', cartId).execute();
  await runOverdueJobs();
  expect(await shop.stockOf(skuId)).toBe(3);
  await killed.end();
});
