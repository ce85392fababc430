import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiServer } from '#backend/server.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { changeApiKey, createApiKey, revokeApiKey } from './manage-api-keys.ts';

const logged: { origin?: string; msg: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(
    { API_ORIGINS: 'https://app.example' },
    { log, shopUrl: 'https://kvarto.example' },
  );
});
afterAll(() => shop.close());

interface Call {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  query?: string;
  address?: string;
}

async function call({ path = '/graphql', method = 'POST', headers = {}, query, address }: Call) {
  const body = method === 'POST' ? JSON.stringify({ query: query ?? '{ channel { id } }' }) : null;
  const request = new Request(`http://shop.test${path}`, {
    method,
    headers: { 'x-apikey': 'demo', 'content-type': 'application/json', ...headers },
    body,
  });
  const response = await shop.backend.fetch(request, address ? { address } : undefined);
  const text = await response.text();
  const { errors, data } = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, data, error: errors?.[0] };
}
/** Status and error code. */
const errorOf = async (input: Call) => {
  const { status, error } = await call(input);
  return [status, error?.extensions.code];
};

async function addKey(input: Omit<Parameters<typeof createApiKey>[1], 'name'>): Promise<string> {
  const name = `Client ${crypto.randomUUID()}`;
  const key = (await createApiKey(shop.db, { name, ...input })) ?? '';
  await shop.backend.runJobs();
  return key;
}

describe('scopes', () => {
  const setFee = async (key: string) => {
    const { data } = await call({ query: '{ getCart { id } }' });
    const query = `mutation { setCartShippingFee(cartId: "${data.getCart.id}", shippingFee: 0) { email } }`;
    return call({ query, headers: { 'x-apikey': key } });
  };

  test('only a server key changes the shipping fee', async () => {
    expect((await setFee('demo-server')).error).toBeUndefined();
    const { status, error } = await setFee('demo');
    expect([status, error.extensions.code]).toEqual([200, 'SERVER_KEY_REQUIRED']);
    expect(error.message).toContain('setCartShippingFee');
  });

  test('only a server key previews content or redeems an impersonation link', async () => {
    const preview = {
      query: '{ widgetArea(alias: "a", preview: true) { id } }',
      headers: { 'x-preview-token': `preview-${'a'.repeat(43)}` },
    };
    expect((await call(preview)).error.extensions.code).toBe('SERVER_KEY_REQUIRED');
    const withServerKey = { ...preview.headers, 'x-apikey': 'demo-server' };
    expect((await call({ ...preview, headers: withServerKey })).error).toBeUndefined();
    expect(await errorOf({ path: '/auth/token' })).toEqual([403, 'SERVER_KEY_REQUIRED']);
    expect(await errorOf({ path: '/auth/token', headers: { 'x-apikey': 'demo-server' } })).toEqual([
      400,
      'BAD_INPUT',
    ]);
  });

  test('the demo’s server key is accepted from this machine only', async () => {
    const headers = { 'x-apikey': 'demo-server', host: '127.0.0.1:3001' };
    expect((await call({ headers, address: '127.0.0.1' })).status).toBe(200);
    expect(await errorOf({ headers, address: '192.0.2.1' })).toEqual([401, 'UNKNOWN_API_KEY']);
    // DNS rebinding: a host name of another site that resolves to this machine.
    const rebound = { ...headers, host: 'evil.example' };
    expect(await errorOf({ headers: rebound, address: '127.0.0.1' })).toEqual([401, 'UNKNOWN_API_KEY']);
  });
});

describe('keys', () => {
  test('a key works when the keys are read again, and not after it is revoked', async () => {
    const key = (await createApiKey(shop.db, { name: 'Short', scope: 'storefront' })) ?? '';
    expect(await errorOf({ headers: { 'x-apikey': key } })).toEqual([401, 'UNKNOWN_API_KEY']);
    await shop.backend.runJobs();
    expect((await call({ headers: { 'x-apikey': key } })).status).toBe(200);
    expect((await call({ path: `/auth/sign/${key}?identity=x`, method: 'GET' })).status).toBe(400);
    await revokeApiKey(shop.db, 'Short');
    await shop.backend.runJobs();
    expect(await errorOf({ headers: { 'x-apikey': key } })).toEqual([401, 'UNKNOWN_API_KEY']);
    expect((await call({ path: `/auth/sign/${key}?identity=x`, method: 'GET' })).status).toBe(401);
    const rows = await shop.db.selectFrom('api_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('a storefront key is limited per network, a server key in total', async () => {
    const statusesOf = async (scope: 'storefront' | 'server', key: string) => {
      const headers = { 'x-apikey': key };
      const results = [];
      for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '198.51.100.1'])
        results.push((await call({ headers, address })).status);
      return [scope, ...results];
    };
    const keys = {
      storefront: await addKey({ scope: 'storefront', requestsPerMinute: 2 }),
      server: await addKey({ scope: 'server', requestsPerMinute: 2 }),
    };
    expect(await statusesOf('storefront', keys.storefront)).toEqual(['storefront', 200, 200, 429, 200]);
    expect(await statusesOf('server', keys.server)).toEqual(['server', 200, 200, 429, 429]);
    const { headers, error } = await call({ headers: { 'x-apikey': keys.server } });
    expect(error.extensions.code).toBe('RATE_LIMITED');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a server key forwards the visitor’s address, a storefront key does not', async () => {
    const server = createApiServer(shop.backend).listen(0, '127.0.0.1');
    try {
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as { port: number };
      const subscribe = async (key: string, visitor: string, email: string) => {
        const query = `mutation { subscribeToNewsletter(email: "${email}@example.se") }`;
        const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-apikey': key, 'x-forwarded-for': visitor },
          body: JSON.stringify({ query }),
        });
        const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
        const retryAfter = response.headers.get('retry-after');
        return { status: response.status, code: errors?.[0]?.extensions.code, retryAfter };
      };
      // The limit is 20 subscriptions per network.
      for (let i = 0; i < 22; i++)
        expect((await subscribe('demo-server', `203.0.113.${i}`, `server${i}`)).status).toBe(200);
      const statuses = [];
      for (let i = 0; i < 22; i++)
        statuses.push((await subscribe('demo', `203.0.113.${i}`, `web${i}`)).status);
      expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
      expect(await subscribe('demo', '203.0.113.99', 'late')).toEqual({
        status: 429,
        code: 'RATE_LIMITED',
        retryAfter: expect.stringMatching(/^\d+$/),
      });
    } finally {
      server.close();
    }
  });
});

describe('origins', () => {
  const preflight = (origin: string, path = '/graphql') =>
    call({
      path,
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'x-apikey': '' },
    });

  test.each(['/graphql', '/auth/login', '/auth/sign/demo', '/images/product/raw/a.webp'])(
    'a browser may send a preflight request to %s, and cache the response',
    async (path) => {
      const requestedMethod = path.startsWith('/auth/sign') || path.startsWith('/images') ? 'GET' : 'POST';
      const { status, headers } = await call({
        path,
        method: 'OPTIONS',
        headers: {
          origin: 'https://app.example',
          'access-control-request-method': requestedMethod,
          'x-apikey': '',
        },
      });
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('https://app.example');
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-allow-headers')).toContain('x-apikey');
      expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(600);
    },
  );

  test('a page of an allowed origin reads responses, errors and the refresh token', async () => {
    for (const origin of ['https://kvarto.example', 'https://app.example']) {
      const { status, headers } = await call({ headers: { origin } });
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, origin]);
      expect(headers.get('access-control-expose-headers')).toContain('x-auth-refresh-token');
    }
    const rejected = await call({ headers: { origin: 'https://app.example', 'x-apikey': 'wrong' } });
    expect([rejected.status, rejected.headers.get('access-control-allow-origin')]).toEqual([
      401,
      'https://app.example',
    ]);
    expect((await call({})).headers.get('access-control-allow-origin')).toBeNull();
    expect((await call({})).headers.get('vary')).toBe('origin');
  });

  test('another origin is rejected with one error, and logged once', async () => {
    const origin = 'https://evil.example';
    const { status, headers, error } = await call({ headers: { origin } });
    expect([status, error.extensions.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect((await preflight(origin)).status).toBe(403);
    expect((await preflight(origin, '/auth/login')).status).toBe(403);
    expect(await errorOf({ path: '/auth/login', headers: { origin } })).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(logged.filter((line) => line.origin === origin)).toMatchObject([{ msg: 'origin not allowed' }]);
  });

  test('an origin of one key cannot use another key', async () => {
    const origin = 'https://partner.example';
    expect((await preflight(origin)).status).toBe(403);
    const key = await addKey({ scope: 'storefront', origins: [origin] });
    expect((await preflight(origin)).status).toBe(204);
    expect((await call({ headers: { origin, 'x-apikey': key } })).status).toBe(200);
    expect(await errorOf({ headers: { origin } })).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    const sign = (apiKey: string) =>
      errorOf({
        path: `/auth/sign/${apiKey}?identity=x`,
        method: 'GET',
        headers: { origin, 'x-apikey': '' },
      });
    expect(await sign(key)).toEqual([400, 'BAD_INPUT']);
    expect(await sign('demo')).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
  });

  test('a preflight request to another path is rejected', async () => {
    const { status, error } = await preflight('https://app.example', '/consents');
    expect([status, error.extensions.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
  });

  test('changed origins of a key take effect', async () => {
    await createApiKey(shop.db, { name: 'Moving', scope: 'storefront', origins: ['https://old.example'] });
    await changeApiKey(shop.db, 'Moving', { origins: ['https://new.example'] });
    await shop.backend.runJobs();
    expect((await preflight('https://old.example')).status).toBe(403);
    expect((await preflight('https://new.example')).status).toBe(204);
  });
});
