import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import { BrandsDocument, ProductListDocument } from '#storefront/api/generated/graphql.ts';
import { hashOf } from '#storefront/api/operation.ts';
import { createRequestHandler } from './create-request-handler.ts';
import { createFakeCommerce, type FakeResults, manifest, settingsWith } from './fake-commerce.fixture.ts';
import type { CommerceApi } from './gateway/commerce-api.ts';
import type { ErrorContext } from './http/error-reporter.ts';
import { inSeconds, tokenOf } from './session/fake-auth-service.fixture.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The storefront's server over a fake commerce API, without a build. */
async function start(
  results: FakeResults = {},
  settings: Record<string, string> = {},
  { commerce }: { commerce: CommerceApi } = createFakeCommerce(results),
) {
  const reportedErrors: unknown[] = [];
  /** The request of each reported error. */
  const reportedRequests: ErrorContext[] = [];
  const onError = (error: unknown, context: ErrorContext) => {
    reportedErrors.push(error);
    reportedRequests.push(context);
  };
  const handle = createRequestHandler({ commerce, settings: settingsWith(settings), manifest, onError });
  server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
  return { request, post, reportedErrors, reportedRequests };
}

describe('a page', () => {
  test('has a nonce, which differs in every response, also from the cache', async () => {
    const { request } = await start();
    const nonces = new Set<string | undefined>();
    for (const _ of [1, 2]) {
      const response = await request('/varumarken');
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
      expect(await response.text()).toContain(`<script nonce="${nonce}">`);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  test('names its font in a header, which proxies can send as early hints', async () => {
    const { request } = await start();
    expect((await request('/varumarken')).headers.get('link')).toBe(
      '</assets/text.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
  });

  test('asks for consent, unless the visitor has decided, also by Do Not Track', async () => {
    const { request } = await start();
    const bannerIn = async (headers: Record<string, string>) =>
      (await (await request('/varumarken', { headers })).text()).includes('id="cookie-choice"');
    expect(await bannerIn({})).toBe(true);
    expect(await bannerIn({ dnt: '1' })).toBe(false);
  });

  test('on https has HSTS', async () => {
    const { request } = await start({}, { PUBLIC_URL: 'https://kvarto.example' });
    expect((await request('/varumarken')).headers.get('strict-transport-security')).toContain('max-age');
  });
});

describe('other responses', () => {
  test('the server answers probes, passes on images and has a robots.txt', async () => {
    const { request } = await start();
    expect(await (await request('/health')).json()).toEqual({ status: 'ok' });
    expect(await (await request('/livez')).json()).toEqual({ status: 'alive' });
    expect(await (await request('/readyz')).json()).toEqual({ status: 'ready', checks: {} });
    const image = await request('/images/a.webp');
    expect([await image.text(), image.headers.get('cache-control')]).toEqual(['image', 'public']);
    expect(await (await request('/robots.txt')).text()).toContain('Disallow: /graphql');
  });

  test('images of products exist only in the widths that pages use', async () => {
    const { request } = await start();
    const status = async (size: string) => (await request(`/images/product/${size}/a.avif`)).status;
    expect([await status('400f500'), await status('1600f2000'), await status('raw')]).toEqual([
      200, 200, 200,
    ]);
    expect([await status('2000f2500'), await status('300f375')]).toEqual([404, 404]);
  });

  test('a preference is stored in a cookie, and an unknown one is rejected', async () => {
    const { post } = await start();
    const response = await post('/preferences/customer-type', 'customerType=ORGANIZATION&page=/en');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en']);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^kvarto-user-type=ORGANIZATION/),
    ]);
    expect((await post('/preferences/market', 'choice=zz+sv+/')).status).toBe(422);
  });

  test('the export of a customer’s data requires a sign-in and is not cached', async () => {
    const { request } = await start();
    const response = await request('/auth/export');
    expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
  });
});

describe('an error of the commerce API', () => {
  const fail = () => {
    throw new NetworkError('The commerce API did not answer in time');
  };
  const headers = { 'x-request-id': 'an-id' };
  const reportedRequest = (method: string, path: string) => ({ requestId: 'an-id', method, path });

  test('is reported once if the page is shown without the data', async () => {
    const { request, reportedErrors, reportedRequests } = await start({ brandCounts: fail });
    const response = await request('/varumarken', { headers });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Otava')]);
    expect(reportedRequests).toEqual([reportedRequest('GET', '/varumarken')]);
    expect(reportedErrors).toMatchObject([{ operation: 'brandCounts' }]);
  });

  test('is reported once if the page fails', async () => {
    const { request, reportedRequests } = await start({ brands: fail });
    expect((await request('/varumarken', { headers })).status).toBe(502);
    expect(reportedRequests).toEqual([reportedRequest('GET', '/varumarken')]);
  });

  test('is reported once if the last known markets are used', async () => {
    const { request, reportedRequests } = await start({ channel: fail });
    expect((await request('/sitemap.xml', { headers })).status).toBe(200);
    expect(reportedRequests).toEqual([reportedRequest('GET', '/sitemap.xml')]);
  });

  test('is reported once if the browser gets the error', async () => {
    const { request, reportedRequests } = await start({ brands: fail });
    const persistedQuery = { version: 1, sha256Hash: hashOf(BrandsDocument) };
    const response = await request('/graphql', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ variables: {}, extensions: { persistedQuery } }),
    });
    expect(response.status).toBe(502);
    expect(reportedRequests).toEqual([reportedRequest('POST', '/graphql')]);
  });
});

describe('while the database is down', () => {
  const notice = 'class="outage-notice"';
  const startInOutage = async () => {
    const fake = createFakeCommerce();
    const state = { database: 'ok' as 'ok' | 'failed' };
    const checkReadiness = async () => ({ checks: { ...state } });
    const { request, post } = await start({}, {}, { commerce: { ...fake.commerce, checkReadiness } });
    const isPaused = async () => (await (await request('/varumarken')).text()).includes(notice);
    return { state, fake, request, post, isPaused };
  };

  test('also a cached page says that buying is paused, until the database is up again', async () => {
    const { state, fake, request, isPaused } = await startInOutage();
    expect(await isPaused()).toBe(false);
    state.database = 'failed';
    await expect.poll(isPaused).toBe(true);
    const response = await request('/varumarken');
    expect([response.status, response.headers.get('retry-after')]).toEqual([200, null]);
    expect(fake.count('brands')).toBe(1);
    state.database = 'ok';
    await expect.poll(isPaused).toBe(false);
  });

  test('a page that needs the database has 503 with Retry-After and the notice', async () => {
    const { state, request, isPaused } = await startInOutage();
    state.database = 'failed';
    await expect.poll(isPaused).toBe(true);
    const response = await request('/account/sign-in');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain(notice);
  });

  test('a request beside GraphQL has 503 with Retry-After and the code', async () => {
    const fake = createFakeCommerce();
    const errors = [{ message: 'Try again.', extensions: { code: 'UNAVAILABLE' } }];
    const sendShopRequest: CommerceApi['sendShopRequest'] = async (kind, ...rest) => {
      const response = await fake.commerce.sendShopRequest?.(kind, ...rest);
      return kind !== 'vat-numbers' && response ? response : Response.json({ errors }, { status: 503 });
    };
    const { post } = await start({}, {}, { commerce: { ...fake.commerce, sendShopRequest } });
    const response = await post('/shop/vat-numbers', '{}', { 'content-type': 'application/json' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  });
});

test('a signed-in customer’s browser gets products while the database is down', async () => {
  const fake = createFakeCommerce({ productList: { products: { count: 7 } } });
  const execute: CommerceApi['execute'] = async (query, variables, options) =>
    options?.loginToken
      ? { errors: [{ message: 'Try again.', extensions: { code: 'UNAVAILABLE' } }], status: 503 }
      : fake.commerce.execute(query, variables, options);
  const { request } = await start({}, {}, { commerce: { ...fake.commerce, execute } });
  const persistedQuery = { version: 1, sha256Hash: hashOf(ProductListDocument) };
  const token = tokenOf({ name: 'anna@example.com', exp: inSeconds(900), customerType: 'Person' });
  const response = await request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `kvarto-auth=${token}` },
    body: JSON.stringify({ variables: { take: 48 }, extensions: { persistedQuery } }),
  });
  expect([response.status, await response.json()]).toEqual([200, { data: { products: { count: 7 } } }]);
});

test('an unexpected error is reported once, and the fallback page has the request id', async () => {
  const { request, reportedRequests } = await start(
    { channel: { channel: null } },
    { MARKET_IN_PATH: 'true' },
  );
  const response = await request('/se/en/brands?secret=1');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  const requestId = response.headers.get('x-request-id');
  expect(reportedRequests).toEqual([{ requestId, method: 'GET', path: '/se/en/brands' }]);
  expect(await response.text()).toContain('<h1>Kvarto</h1>');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});
