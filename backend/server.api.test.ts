import { once } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { type AddressInfo, connect } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../tests/api/test-shop.ts';
import type { PaymentProvider } from './features/payment/payment-provider.ts';

// Loaded by Node, as the backend of the test shop is, so that both have the same error classes.
const { createApiServer } = createRequire(import.meta.url)('./server.ts') as typeof import('./server.ts');

let shop: TestShop;
let server: Server;
let port: number;
const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) });

/** A provider whose webhooks fail unexpectedly, as with a lost database. */
const brokenProvider = {
  key: 'broken',
  readEvent: () => Promise.reject(new Error('The database is gone.')),
} as unknown as PaymentProvider;

beforeAll(async () => {
  shop = await openTestShop({}, { log, providers: new Map([['broken', brokenProvider]]) });
  server = createApiServer(shop.backend);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

beforeEach(() => void logged.splice(0));

const headers = { 'content-type': 'application/json', 'x-apikey': 'demo' };
const operation = JSON.stringify({ query: '{ channel { id } }' });
const tenMegabytes = JSON.stringify({ query: 'x'.repeat(10 * 1024 * 1024) });
const tooLarge = {
  errors: [{ message: 'The body is larger than 100 KB.', extensions: { code: 'LIMIT_EXCEEDED' } }],
};

const post = (body: string) => fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });

async function expectOpen() {
  expect(await (await post(operation)).json()).toEqual({ data: { channel: { id: '1|se' } } });
}

test('responds to GraphQL on its port', async () => {
  await expectOpen();
});

test('compresses JSON for clients that accept it', async () => {
  const query = JSON.stringify({ query: '{ __schema { types { name description } } }' });
  const send = (encoding: string) =>
    fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'accept-encoding': encoding },
      body: query,
    });
  const [compressed, plain] = await Promise.all([send('gzip, br'), send('identity')]);
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(compressed.headers.get('vary')).toBe('origin, accept-encoding');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const sizes = [compressed, plain].map((response) => Number(response.headers.get('content-length')));
  expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) / 2);
  expect(await compressed.json()).toEqual(await plain.json());
});

test('rejects a body of 10 MB with one clear error, and continues', async () => {
  const responses = await Promise.all([1, 2, 3].map(() => post(tenMegabytes)));
  expect(responses.map(({ status }) => status)).toEqual([413, 413, 413]);
  for (const response of responses) expect(await response.json()).toEqual(tooLarge);
  await expectOpen();
});

test('a client that writes 10 MB before it reads gets the error, and can send another request', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').pause();
  const request = (body: string, connection: string) =>
    `POST /graphql HTTP/1.1\r\nhost: shop.test\r\nconnection: ${connection}\r\ncontent-type: application/json\r\nx-apikey: demo\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(request(tenMegabytes, 'keep-alive'), () => resolve());
  });
  socket.write(request(operation, 'close'));
  let received = '';
  for await (const chunk of socket) received += chunk;
  expect(received.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  expect(received).toContain(JSON.stringify(tooLarge));
  expect(received).toContain('{"data":{"channel":{"id":"1|se"}}}');
});

test('survives a client that disconnects in the middle of its body', async () => {
  const socket = connect(port, '127.0.0.1');
  const arrived = once(server, 'request');
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\nx-apikey: demo\r\n`,
  );
  socket.write('content-length: 5000\r\n\r\n{"query":');
  await arrived;
  socket.destroy();
  await once(socket, 'close');
  await expectOpen();
  expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('responds to HEAD without a body', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/health`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('logs a failed payment webhook once, with request id, method and path', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/payments/broken/events?key=secret`, {
    method: 'POST',
    headers: { 'x-request-id': 'webhook-1' },
    body: '{"email":"anna@example.se"}',
  });
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'webhook-1']);
  expect(await response.json()).toEqual({
    errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_ERROR' } }],
  });
  expect(logged).toMatchObject([
    {
      level: 50,
      msg: 'request failed',
      requestId: 'webhook-1',
      method: 'POST',
      path: '/payments/broken/events',
      err: { message: 'The database is gone.' },
    },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/anna|secret/);
});

test('logs a failed GraphQL resolver with the request id', async () => {
  await sql`alter table cart rename to cart_away`.execute(shop.db);
  try {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'x-request-id': 'graphql-1' },
      body: JSON.stringify({ query: '{ getCart(id: "1") { id } }' }),
    });
    expect(response.headers.get('x-request-id')).toBe('graphql-1');
    expect(logged).toMatchObject([{ level: 50, requestId: 'graphql-1', path: ['getCart'] }]);
  } finally {
    await sql`alter table cart_away rename to cart`.execute(shop.db);
  }
});

test('responds 405 to TRACE, with the allowed methods', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write('TRACE /mailbox HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n');
  let received = '';
  for await (const chunk of socket) received += chunk;
  expect(received).toMatch(/^HTTP\/1\.1 405 .*^allow: GET, HEAD\r$/ms);
  expect(logged).toEqual([]);
});
