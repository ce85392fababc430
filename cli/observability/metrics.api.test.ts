import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { createApiServer } from '#backend/server.ts';
import { createRequestHandler } from '#storefront/server/create-request-handler.ts';
import { createFakeCommerce, manifest, settingsWith } from '#storefront/server/fake-commerce.fixture.ts';
import { freePort } from '../../tests/api/system-postgres.ts';
import { closeGracefully } from '../listening.ts';
import { writeAccessLog } from './access-log.ts';
import { collectMetrics } from './collect-metrics.ts';
import { createLog } from './create-log.ts';
import { serveMetrics } from './metrics-server.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const closers: (() => unknown)[] = [];
const accessLines: string[] = [];
let shop: OrderShop;
let text: string;
let contentType: string | null;

beforeAll(async () => {
  shop = await openOrderShop();
  closers.push(() => shop.close());
  const log = createLog('access', 'info', undefined, { write: (line) => accessLines.push(line) });
  closers.push(writeAccessLog(log));
  const metrics = collectMetrics();
  closers.push(() => metrics.close());
  metrics.measure(shop.backend);
  const METRICS_PORT = await freePort();
  const address = { METRICS_PORT, METRICS_HOST: '127.0.0.1' };
  const server = await serveMetrics(metrics.read, address, (error) => expect.fail(String(error)));
  closers.push(() => closeGracefully(server));

  await sendRequests();
  const skuId = await shop.addBook({ in_stock: 10 });
  await shop.buy({ [skuId]: 2 });
  await shop.placeOrder(await shop.cartWith({ [skuId]: 1 }));
  await shop.backend.runJobs();
  const response = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
  contentType = response.headers.get('content-type');
  text = await response.text();
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

async function sendRequests(): Promise<void> {
  const api = createApiServer(shop.backend);
  await listen(api);
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo', 'x-request-id': 'known-id' },
      body: JSON.stringify(body),
    }).then((response) => response.text());
  await post('/graphql?secret=query', { query: 'query Name { products(take: 1) { count } }' });
  await fetch(`${url}/unknown/anna@example.se`).then((response) => response.text());
  const handle = createRequestHandler({
    commerce: createFakeCommerce().commerce,
    settings: settingsWith({}),
    manifest,
    onError: (error) => expect.fail(String(error)),
  });
  const storefront = createServer((request, response) => void handle(request, response));
  await listen(storefront);
  const page = `http://127.0.0.1:${(storefront.address() as AddressInfo).port}/varumarken?secret=query`;
  await fetch(page, { headers: { 'x-request-id': 'id-of-page' } }).then((response) => response.text());
  // The log is written when the response has left, which may be after it was received.
  while (accessLines.length < 3) await new Promise(setImmediate);
}

async function listen(server: Server): Promise<void> {
  closers.push(() => closeGracefully(server));
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

/** The value of the first sample that begins with this text. */
function sample(start: string): number {
  const line = text.split('\n').find((each) => each.startsWith(start));
  return line === undefined ? Number.NaN : Number(line.slice(line.lastIndexOf(' ')));
}

/** Names of all metrics; counters with `_total`. */
const names = () =>
  [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) =>
    type === 'counter' ? `${name}_total` : `${name}`,
  );

describe('/metrics after a purchase', () => {
  test('is OpenMetrics text', () => {
    expect(contentType).toMatch(/^application\/openmetrics-text/);
    expect(text).toMatch(/# EOF\n$/);
  });

  test('has every documented metric, and no other of the shop', () => {
    const documented = [...read('docs/observability.md').matchAll(/^\| `(kvarto_\w+)` \|/gm)];
    const own = names().filter((name) => name.startsWith('kvarto_'));
    expect(own.sort()).toEqual(documented.map(([, name]) => name).sort());
  });

  test.each([
    [
      'kvarto_http_request_duration_seconds_count{server="api",method="POST",route="/graphql",status="200"}',
      1,
    ],
    ['kvarto_http_request_duration_seconds_count{server="api",method="GET",route="none",status="404"}', 1],
    [
      'kvarto_http_request_duration_seconds_count{server="shop",method="GET",route="page:brands",status="200"}',
      1,
    ],
    ['kvarto_orders_total{currency="SEK"}', 1],
    ['kvarto_payment_transitions_total{state="captured"}', 1],
    ['kvarto_payments_open{state="pending"}', 1],
    ['kvarto_stock_reservations_open', 1],
    ['kvarto_database_up', 1],
    ['kvarto_queue_lag_seconds{queue="webhooks"}', 0],
  ])('%s is %d', (start, value) => {
    expect(sample(start)).toBe(value);
  });

  test.each([
    'kvarto_http_response_bytes_total{server="api"}',
    'kvarto_http_response_bytes_total{server="shop"}',
    'kvarto_graphql_operation_duration_seconds_count{type="query",field="products"}',
    'kvarto_graphql_operation_duration_seconds_count{type="mutation",field="placeOrder"}',
    'kvarto_sql_statement_duration_seconds_count{verb="insert"}',
    'kvarto_mails_total{outcome="sent"}',
    'kvarto_job_duration_seconds_count{task="mail",result="done"}',
    'kvarto_catalogue_index_rows',
    'kvarto_catalogue_index_age_seconds',
    'kvarto_database_connections{state="total"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])('%s is above 0', (start) => {
    expect(sample(start)).toBeGreaterThan(0);
  });

  test.each(['deploy/monitoring/grafana-dashboard.json', 'deploy/monitoring/alert-rules.yml'])(
    '%s names only metrics that exist',
    (path) => {
      const named = [...read(path).matchAll(/\b((?:kvarto|nodejs|process)_\w+?)(?:_bucket|_count|_sum)?\b/g)];
      expect(named.length).toBeGreaterThan(10);
      const known = new Set(names());
      expect(named.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

test('the access log has one line per request, without path, query or address', () => {
  const lines = accessLines.map((line) => JSON.parse(line));
  const common = { level: 30, name: 'access', msg: 'request' };
  const fixed = { ...common, server: 'api' };
  expect(lines).toEqual([
    expect.objectContaining({
      ...fixed,
      requestId: 'known-id',
      method: 'POST',
      route: '/graphql',
      status: 200,
    }),
    expect.objectContaining({ ...fixed, method: 'GET', route: 'none', status: 404 }),
    expect.objectContaining({
      ...common,
      server: 'shop',
      requestId: 'id-of-page',
      method: 'GET',
      route: 'page:brands',
      status: 200,
    }),
  ]);
  for (const line of lines) {
    expect(line.bytes).toBeGreaterThan(100);
    expect(line.durationMs).toBeGreaterThanOrEqual(0);
  }
  expect(accessLines.join('')).not.toMatch(/anna|secret|127\.0\.0\.1/);
});
