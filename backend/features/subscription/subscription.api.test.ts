import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { SUBSCRIPTION_LIMITS } from '#contract/http/subscriptions.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

// Loaded by Node, as the backend of the test shop is, so that both have the same error classes.
const { createApiServer } = createRequire(import.meta.url)(
  '../../server.ts',
) as typeof import('#backend/server.ts');

let shop: TestShop;
let server: Server;
let url: string;
let sku: { sku_id: number; product_id: number };
const clients: Client[] = [];
const sockets: WebSocket[] = [];

beforeAll(async () => {
  shop = await openTestShop({ SUBSCRIPTIONS: 'true', API_ORIGINS: 'https://other.example' });
  server = createApiServer(shop.backend);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  sku = await shop.db
    .selectFrom('sku')
    .select(['sku_id', 'product_id'])
    .where('in_stock', '>', 5)
    .where('static_stock', '=', 0)
    .orderBy('sku_id')
    .executeTakeFirstOrThrow();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

// biome-ignore lint/suspicious/noExplicitAny: the expectations define the shape.
type Result = any;

/** Collects the results of a subscription. */
function subscribe(
  query: string,
  variables = {},
  connectionParams: Record<string, string> = { 'X-ApiKey': 'demo' },
) {
  const client = createClient({ url, webSocketImpl: WebSocket, connectionParams, retryAttempts: 0 });
  clients.push(client);
  const results: Result[] = [];
  const errors: unknown[] = [];
  client.subscribe(
    { query, variables },
    {
      next: (result) => results.push(result),
      error: (error) => errors.push(error),
      complete: () => undefined,
    },
  );
  return { results, errors };
}

const untilLast = (results: Result[], expected: object) =>
  vi.waitFor(() => expect(results.at(-1)).toMatchObject({ data: expected }), {
    timeout: 20_000,
    interval: 50,
  });

/** A connection that the test ends; resolves when the server closes it. */
async function untilClosed(params: object, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers });
  sockets.push(socket);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: params }));
  const [code, reason] = await once(socket, 'close');
  return [code, String(reason)];
}

describe('a subscription', () => {
  test('sends a cart at once and after each change', async () => {
    const { data } = await shop.query('{ getCart { id } }');
    const { id } = data.getCart;
    const query = 'subscription ($id: String!) { cartChanged(id: $id) { id items { quantity } } }';
    const { results } = subscribe(query, { id });
    await untilLast(results, { cartChanged: { id, items: [] } });
    const mutation =
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }';
    for (const quantity of [1, 2]) {
      await shop.query(mutation, { id, item: { skuId: sku.sku_id, quantity: 1 } });
      await untilLast(results, { cartChanged: { items: [{ quantity }] } });
    }
    expect(results).toHaveLength(3);
  });

  test('sends a product when its stock changes', async () => {
    const query = 'subscription ($id: Int) { productChanged(productId: $id) { skus { stock { inStock } } } }';
    const { results } = subscribe(query, { id: sku.product_id });
    await vi.waitFor(() => expect(results).toHaveLength(1), { timeout: 20_000 });
    await shop.db.updateTable('sku').set({ in_stock: 3 }).where('sku_id', '=', sku.sku_id).execute();
    await shop.backend.refreshCatalogue();
    await untilLast(results, { productChanged: { skus: [{ stock: { inStock: 3 } }] } });
  });

  test('sends the customer of the token in the parameters, and null to a guest', async () => {
    const { authorization } = await signedInHeaders(shop.backend, 'eva@example.se');
    const query = 'subscription { userChanged { email } }';
    const customer = subscribe(query, {}, { 'x-apikey': 'demo', authorization });
    const guest = subscribe(query);
    await untilLast(customer.results, { userChanged: { email: 'eva@example.se' } });
    await untilLast(guest.results, { userChanged: null });
  });

  test.each([
    ['a query', '{ channel { id } }', 'BAD_INPUT'],
    ['an unknown field', 'subscription { orderChanged { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a broken document', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
  ])('rejects %s', async (_, query, code) => {
    const { results, errors } = subscribe(query);
    await vi.waitFor(() => expect([...results, ...errors]).not.toEqual([]), { timeout: 20_000 });
    const [found] = [results[0]?.errors, errors[0]].filter(Boolean);
    expect(found).toMatchObject([{ extensions: { code } }]);
  });
});

describe('a connection', () => {
  test.each([
    ['without a key', {}, {}, 'UNKNOWN_API_KEY'],
    ['with a wrong key', { 'x-apikey': 'wrong' }, {}, 'UNKNOWN_API_KEY'],
    ['of another web page', { 'x-apikey': 'demo' }, { origin: 'https://evil.example' }, 'ORIGIN_NOT_ALLOWED'],
    ['with an invalid token', { 'x-apikey': 'demo', token: 'a.b.c' }, {}, 'INVALID_TOKEN'],
  ])('%s is closed with one reason', async (_, params, headers, reason) => {
    expect(await untilClosed(params, headers as Record<string, string>)).toEqual([4403, reason]);
  });

  test('is closed when its session ends', async () => {
    const { authorization } = await signedInHeaders(shop.backend, 'bo@example.se');
    const closed = untilClosed({ 'x-apikey': 'demo', authorization }, { origin: 'https://other.example' });
    await shop.db
      .deleteFrom('auth_session')
      .where('customer_id', 'in', (eb) =>
        eb.selectFrom('customer').select('customer_id').where('email', '=', 'bo@example.se'),
      )
      .execute();
    expect(await closed).toEqual([4403, 'INVALID_TOKEN']);
  });

  test('is closed by a message that is too large', async () => {
    const [code] = await untilClosed({ text: 'x'.repeat(SUBSCRIPTION_LIMITS.maxMessageBytes) });
    // RFC 6455: message too big.
    expect(code).toBe(1009);
  });

  test('is rejected above the limit of its network, and on other paths', async () => {
    for (let count = 0; count < SUBSCRIPTION_LIMITS.maxPerNetwork; count++) {
      const socket = new WebSocket(url, 'graphql-transport-ws');
      sockets.push(socket);
      await once(socket, 'open');
    }
    const rejected = (path: string) => once(new WebSocket(path, 'graphql-transport-ws'), 'error');
    expect(String((await rejected(url))[0])).toContain('429');
    expect(String((await rejected(url.replace('graphql', 'auth')))[0])).toContain('404');
  });
});

test('a page of the storefront may send the storefront’s documents only', async () => {
  const text = 'subscription { userChanged { email } }';
  const pages = createServer();
  pages.on('upgrade', (incoming, socket, head) => {
    const findDocument = (hash: string) => (hash === 'known' ? text : undefined);
    const visitor = { address: '192.0.2.7', loginToken: undefined, findDocument };
    shop.backend.subscriptions?.acceptVisitor({ incoming, socket, head, ...visitor });
  });
  pages.listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const { port } = pages.address() as AddressInfo;
  const client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, webSocketImpl: WebSocket });
  clients.push(client);
  const send = (sha256Hash: string) =>
    client.iterate({ query: text, extensions: { persistedQuery: { sha256Hash } } }).next();
  expect((await send('known')).value).toEqual({ data: { userChanged: null } });
  await expect(send('unknown')).rejects.toMatchObject([{ message: 'PersistedQueryNotFound' }]);
  pages.closeAllConnections();
  pages.close();
});

test('without the setting there is no websocket', async () => {
  const closed = createApiServer({ ...shop.backend, subscriptions: undefined });
  closed.listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  const [error] = await once(new WebSocket(`ws://127.0.0.1:${port}/graphql`), 'error');
  expect(String(error)).toMatch(/40[014]/);
  closed.closeAllConnections();
  closed.close();
});
