import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledCarts, type OrderProcess, startOrderProcess } from './order-processes.fixture.ts';
import { mailsTo, type OrderShop, openOrderShop, placing } from './order-shop.fixture.ts';
import type { Step } from './trace-step.ts';

const paying = `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
  completed } }`;
const whilePlacing: Step[] = ['opened', 'started', 'start-written'];
const whileCompleting: Step[] = ['looked', 'order-written', 'order-committed', 'captured', 'capture-written'];

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

async function begin(step: Step) {
  const skuId = await shop.addBook({ in_stock: 3 });
  const email = `killed-${step}@example.se`;
  const [cartId = ''] = await filledCarts(shop, 1, skuId);
  const dying = await startOrderProcess(shop, step);
  await survivor.runJobs();
  const checkout = shop.checkoutOf({ email });
  return { skuId, email, cartId, dying, order: { cartId, checkout } };
}

/** What waits for its time is due: the process that is left takes it up. */
async function sweep(): Promise<void> {
  const later = { next_look_at: new Date(0) };
  await shop.db.updateTable('payment').set(later).where('next_look_at', 'is not', null).execute();
  await survivor.runJobs();
}

async function expectOneOrder({ cartId, skuId, email }: Awaited<ReturnType<typeof begin>>): Promise<void> {
  // Any process may have taken it up, and may still be at it.
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
  const held = await shop.db
    .selectFrom('stock_reservation')
    .selectAll()
    .where('cart_id', '=', cartId)
    .execute();
  expect(held).toEqual([]);
}

test.each(whilePlacing)(
  'A process that is killed after “%s” leaves a cart that can be ordered, once',
  async (step) => {
    const purchase = await begin(step);
    await expect(purchase.dying.ask(placing, purchase.order)).rejects.toThrow();
    await purchase.dying.hasEnded;
    // The customer has no answer, and presses again.
    const { data } = await survivor.ask(placing, purchase.order);
    const id = new URL(data.placeOrder.redirectUrl).pathname.slice(1);
    await shop.provider.say(id, 'authorized');
    await sweep();
    await expectOneOrder(purchase);
    await purchase.dying.end();
  },
);

test.each(whileCompleting)(
  'A process that is killed after “%s” leaves what another completes, once',
  async (step) => {
    const purchase = await begin(step);
    const { cartId, dying, order } = purchase;
    await survivor.ask(placing, order);
    const id = await shop.referenceOf(cartId);
    await shop.provider.say(id, 'authorized');
    await expect(dying.ask(paying, { id, cartId })).rejects.toThrow();
    await dying.hasEnded;
    await sweep();
    await sweep();
    await expectOneOrder(purchase);
    expect((await survivor.ask(paying, { id, cartId })).data.checkout.completed).toBe(true);
    await dying.end();
  },
);

test('A cart whose process was killed before anybody could pay is free again after a while', async () => {
  const { skuId, cartId, dying, order } = await begin('started');
  await expect(dying.ask(placing, order)).rejects.toThrow();
  await dying.hasEnded;
  expect(await shop.stockOf(skuId)).toBe(2);
  const longAgo = new Date(Date.now() - 60 * 60 * 1000);
  await shop.db.updateTable('payment').set({ created_at: longAgo }).where('cart_id', '=', cartId).execute();
  await sweep();
  expect(await shop.stockOf(skuId)).toBe(3);
  await dying.end();
});
