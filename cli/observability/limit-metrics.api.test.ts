import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitorLimits } from '#backend/features/rate-limit/limit-visitors.ts';
import { pageLookups } from '#contract/diagnostics/channels.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { type CollectedMetrics, collectMetrics } from './collect-metrics.ts';

let shop: TestShop;
let metrics: CollectedMetrics;
beforeAll(async () => {
  shop = await openTestShop();
  metrics = collectMetrics();
  metrics.measure(shop.backend);
});
afterAll(async () => {
  metrics.close();
  await shop.close();
});

/** The value of a sample; undefined: there is none. */
async function sample(name: string): Promise<number | undefined> {
  const line = (await metrics.read()).split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

const rejections = (action: string, result: string) =>
  sample(`kvarto_rate_limit_rejections_total{action="${action}",result="${result}"}`);

test('counts tasks and rejections of visitors by action', async () => {
  const address = '192.0.2.77';
  const placeOrder =
    'mutation { placeOrder(cartId: "unknown", checkout: { email: "anna@example.se" }) { orderId } }';
  const createCart = '{ getCart { id } }';
  const send = (query: string) => shop.backend.execute(query, {}, { address });
  await send(placeOrder);
  await send(createCart);
  expect(await rejections('order-of-cart', 'rejected')).toBeUndefined();
  // As if the network and the cart had reached their limits.
  const grown_back_at = new Date(Date.now() + 3_600_000);
  await shop.db.updateTable('rate_limit').set({ grown_back_at }).execute();
  for (let count = 0; count < 3; count++) await send(placeOrder);
  await send(createCart);
  // A cart has no task.
  expect(await rejections('order-of-cart', 'rejected')).toBe(3);
  expect(await rejections('cart', 'task')).toBe(1);
  const alert = 'mutation { monitorProductAvailability(email: "anna@example.se", skuId: 1) }';
  const codes = [];
  for (let count = 0; count < visitorLimits['stock-alert'].limit + 5; count++)
    codes.push((await send(alert)).errors?.[0]?.extensions?.code);
  const rejected = codes.filter((code) => code === 'RATE_LIMITED').length;
  expect(rejected).toBeGreaterThan(0);
  expect(await rejections('stock-alert', 'rejected')).toBe(rejected);
  expect(await rejections('stock-alert', 'task')).toBeUndefined();
});

test('counts hits and misses of the page cache', async () => {
  for (const isHit of [true, false, true, true]) pageLookups.publish({ isHit });
  expect(await sample('kvarto_page_cache_lookups_total{result="hit"}')).toBe(3);
  expect(await sample('kvarto_page_cache_lookups_total{result="miss"}')).toBe(1);
});
