import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderUnavailableError } from '#backend/features/payment/payment-provider.ts';
import { inspectOrder } from '../management/inspect-order.ts';
import { type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import type { Step } from '../payment/trace-step.ts';
import { startOrderProcess } from '../purchase/start-order-process.fixture.ts';
import { refundOrder } from './refund-order.ts';

const steps: Step[] = ['refund-taken', 'refunded', 'refund-written'];

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const makeRefundsDue = () =>
  shop.db
    .updateTable('refund')
    .set({ next_attempt_at: new Date(0) })
    .where('state', '=', 'due')
    .execute();

/** An order whose refund has not reached the provider yet. */
async function orderWithDueRefund() {
  const sku = await shop.addBook({ in_stock: 3 });
  const order = await shop.buy({ [sku]: 1 });
  const { refund } = shop.provider;
  shop.provider.refund = () => Promise.reject(new ProviderUnavailableError('No response.'));
  const lines = [{ index: 0, quantity: 1 }];
  await refundOrder(shop.services, order.orderId, {
    lines,
    toBalance: false,
    reason: 'torn',
    actor: 'merchant',
  });
  shop.provider.refund = refund;
  return order;
}

test.each(steps)('a refund is paid once if the process is killed after “%s”', async (step) => {
  const { orderId, reference } = await orderWithDueRefund();
  const killed = await startOrderProcess(shop, { killAfter: step });
  await makeRefundsDue();
  killed.runJobs().catch(() => undefined);
  await killed.hasEnded;
  for (let run = 0; run < 2; run++) {
    await makeRefundsDue();
    await shop.backend.runJobs();
  }
  expect((await inspectOrder(shop.db, orderId)).refunds).toMatchObject([{ state: 'done' }]);
  expect(await shop.provider.callsOf(reference)).toEqual(['capture', 'refund 10000']);
  await killed.end();
});
