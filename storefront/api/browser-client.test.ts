import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserClient } from './browser-client.ts';
import { GraphqlError, NetworkError } from './errors.ts';
import { AddToCartDocument, BrandsDocument, CartDocument, ListPageDocument } from './generated/graphql.ts';
import { hashOf } from './operation.ts';
import { createRandomKey } from './random-key.ts';

const context = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
const respondWith = (data: unknown) => Promise.resolve(Response.json({ data }));
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const sent = (call = 0) => {
  const [url, init] = fetchMock.mock.calls[call] ?? [];
  return { url, ...init, body: JSON.parse(String(init?.body)) };
};

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(() => respondWith({ brands: [] }));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => vi.unstubAllGlobals());

describe('request', () => {
  test('sends the hash without the document to the storefront’s server', async () => {
    await createBrowserClient(context).query(BrandsDocument, {});
    expect(sent()).toMatchObject({
      url: '/graphql',
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    });
    expect(sent().body.extensions).toEqual({
      persistedQuery: { version: 1, sha256Hash: hashOf(BrandsDocument) },
    });
    expect(sent().body).not.toHaveProperty('query');
    expect(hashOf(BrandsDocument)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('adds channelId, marketId and languageId to every operation', async () => {
    const client = createBrowserClient(context);
    await client.query(ListPageDocument, { url: '/c/a' });
    await client.send(AddToCartDocument, { id: 'x', item: { skuId: 1, quantity: 2 } });
    expect(sent(0).body.variables).toEqual({ url: '/c/a', ...context });
    expect(sent(1).body.variables).toEqual({ id: 'x', item: { skuId: 1, quantity: 2 }, ...context });
  });
});

describe('idempotency key', () => {
  test('is sent only if set', async () => {
    const client = createBrowserClient(context);
    const variables = { id: 'x', item: { skuId: 1, quantity: 2 } };
    await client.send(AddToCartDocument, variables, { idempotencyKey: 'a-key' });
    await client.send(AddToCartDocument, variables);
    expect(sent(0).headers).toMatchObject({ 'x-idempotency-key': 'a-key' });
    expect(sent(1).headers).not.toHaveProperty('x-idempotency-key');
  });

  test('is unique', () => {
    const keys = Array.from({ length: 100 }, createRandomKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('queries are cache-first', () => {
  test('the same query is sent once', async () => {
    const client = createBrowserClient(context);
    const first = await client.query(ListPageDocument, { url: '/c/a' });
    expect(await client.query(ListPageDocument, { url: '/c/a' })).toBe(first);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('concurrent identical queries share one request', async () => {
    const client = createBrowserClient(context);
    await Promise.all([client.query(BrandsDocument, {}), client.query(BrandsDocument, {})]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('other variables or documents are other requests', async () => {
    const client = createBrowserClient(context);
    await client.query(ListPageDocument, { url: '/c/a' });
    await client.query(ListPageDocument, { url: '/c/b' });
    await client.query(BrandsDocument, {});
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  test('each client has its own cache', async () => {
    await createBrowserClient(context).query(BrandsDocument, {});
    await createBrowserClient({ ...context, marketId: 'fi' }).query(BrandsDocument, {});
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('reset clears the cache', async () => {
    const client = createBrowserClient(context);
    await client.query(BrandsDocument, {});
    client.reset();
    await client.query(BrandsDocument, {});
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

describe('a failure', () => {
  test('is not cached', async () => {
    const client = createBrowserClient(context);
    fetchMock.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
    await expect(client.query(BrandsDocument, {})).rejects.toThrow('Received status code 503');
    await expect(client.query(BrandsDocument, {})).resolves.toEqual({ brands: [] });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('reaches all concurrent callers', async () => {
    const client = createBrowserClient(context);
    fetchMock.mockImplementationOnce(() => Promise.resolve(Response.json({ errors: [{ message: 'No.' }] })));
    const both = await Promise.allSettled([
      client.query(BrandsDocument, {}),
      client.query(BrandsDocument, {}),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(both[0]).toMatchObject({ reason: expect.any(GraphqlError) });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('of the network is a network error', async () => {
    fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await createBrowserClient(context)
      .query(BrandsDocument, {})
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Network error: Failed to fetch', status: 502 });
  });

  test('from before a reset does not delete a newer result', async () => {
    const client = createBrowserClient(context);
    const { promise, reject } = Promise.withResolvers<Response>();
    fetchMock.mockImplementationOnce(() => promise);
    const old = client.query(BrandsDocument, {});
    client.reset();
    await client.query(BrandsDocument, {});
    reject(new TypeError('aborted'));
    await expect(old).rejects.toThrow('aborted');
    await client.query(BrandsDocument, {});
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

describe('send', () => {
  test('sends every time', async () => {
    const client = createBrowserClient(context);
    await client.send(CartDocument, { id: '' });
    await client.send(CartDocument, { id: '' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('neither reads nor writes the cache', async () => {
    const client = createBrowserClient(context);
    await client.query(CartDocument, { id: 'a' });
    await client.send(CartDocument, { id: 'a' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await client.send(CartDocument, { id: 'b' });
    await client.query(CartDocument, { id: 'b' });
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });
});

describe('a rate limit that requires a proof of work', () => {
  const limited = (extensions: object) => () =>
    Promise.resolve(
      Response.json(
        { errors: [{ message: 'No.', extensions: { code: 'PROOF_OF_WORK_REQUIRED', ...extensions } }] },
        { status: 429 },
      ),
    );
  const task = { task: 'a.1.2.b', difficulty: 1, expiresAt: '2999-01-01T00:00:00Z', retryAfterSeconds: 5 };

  /** Responds as the worker does. */
  class FakeWorker extends EventTarget {
    static solution: string | undefined = 'a.1.2.b.7';
    postMessage() {
      this.dispatchEvent(new MessageEvent('message', { data: FakeWorker.solution }));
    }
    terminate() {}
  }

  beforeEach(() => vi.stubGlobal('Worker', FakeWorker));

  test('is solved: the request is repeated with the solution and the same key', async () => {
    fetchMock.mockImplementationOnce(limited(task));
    const variables = { id: 'x', item: { skuId: 1, quantity: 2 } };
    await createBrowserClient(context).send(AddToCartDocument, variables, { idempotencyKey: 'a-key' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(sent(1).headers).toMatchObject({ 'x-proof-of-work': 'a.1.2.b.7', 'x-idempotency-key': 'a-key' });
    expect(sent(1).body).toEqual(sent(0).body);
  });

  test.each([
    ['without a solution', task, undefined],
    ['without a task', {}, 'a.1.2.b.7'],
  ])('%s is an error, as without script', async (_, extensions, solution) => {
    FakeWorker.solution = solution;
    fetchMock.mockImplementationOnce(limited(extensions));
    const sending = createBrowserClient(context).send(CartDocument, { id: '' });
    await expect(sending).rejects.toMatchObject({ code: 'PROOF_OF_WORK_REQUIRED' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
