import { describe, expect, test } from 'vitest';
import { pageLookups } from '#contract/diagnostics/channels.ts';
import { createShopCache } from '../cache/shop-cache.ts';
import { createFakeCommerce, type FakeResults, manifest, settingsWith } from '../fake-commerce.fixture.ts';
import type { CommerceChange } from '../gateway/commerce-api.ts';
import { createErrorReporter } from '../http/error-reporter.ts';
import type { HttpRequest } from '../http/http-message.ts';
import { createSessions } from '../session/customer-session.ts';
import { tokenOf } from '../session/fake-auth-service.fixture.ts';
import { createPages } from './create-pages.ts';
import type { Page, PageRedirect } from './page.ts';

/** Pages over a fake commerce API. */
function createFixture(results: FakeResults = {}, settings: Record<string, string> = {}) {
  const { commerce, operations, count } = createFakeCommerce(results);
  const errors: unknown[] = [];
  let notify: (change: CommerceChange) => void = () => undefined;
  commerce.onChange = (listener) => {
    notify = listener;
  };
  const shop = createShopCache(createFakeCommerce().commerce, settingsWith(settings)).load;
  const pages = createPages({ commerce, settings: settingsWith(settings), manifest, shop });
  const sessions = createSessions(commerce);

  async function respond(path: string, { method = 'GET', cookie = '', body = '', ...headers } = {}) {
    const [pathname = '/', query] = path.split('?');
    const request: HttpRequest = {
      id: 'an-id',
      method,
      pathname,
      search: query === undefined ? '' : `?${query}`,
      headers: { host: 'shop.example', cookie, ...headers },
      origin: 'http://shop.example',
      isSecure: false,
      address: '203.0.113.7',
      readBody: async () => Buffer.from(body),
    };
    const cookies = new Map(cookie.split('; ').map((pair) => pair.split('=') as [string, string]));
    const visitor = { address: request.address, userAgent: '' };
    const reportError = createErrorReporter(request, (error) => errors.push(error));
    return pages.respond({
      request,
      body: Buffer.from(body),
      openSession: () =>
        sessions.open({ cookies, isSecure: false, visitor, requestId: request.id, reportError }),
      reportError,
    });
  }
  return { respond, operations, errors, count, change: (change: CommerceChange) => notify(change) };
}

function pageOf(response: Page | PageRedirect): Page {
  if (response.kind === 'redirect') throw new Error(`Redirected to ${response.location}.`);
  return response;
}
const htmlOf = (response: Page | PageRedirect) => pageOf(response).body.identity.toString();
const token = tokenOf({ name: 'anna@example.com', exp: 4_000_000_000, customerType: 'Person' });

describe('identify', () => {
  test('the path selects the language', async () => {
    const { respond } = createFixture();
    expect(htmlOf(await respond('/fi/tavaramerkkeja'))).toContain('<html lang="fi-FI">');
    expect(pageOf(await respond('/fi/tavaramerkkeja')).localeScope).toMatchObject({ locale: 'fi' });
  });

  test('the browser’s language redirects from /', async () => {
    const { respond } = createFixture();
    const response = await respond('/', { 'accept-language': 'fi' } as object);
    expect(response).toMatchObject({ kind: 'redirect', status: 302, location: '/fi' });
  });

  test('a ship-to-only market cannot be selected', async () => {
    const { respond } = createFixture({}, { MARKET_IN_PATH: 'true' });
    expect(await respond('/ax')).toMatchObject({ kind: 'redirect', location: '/se' });
  });

  test('without markets, paths with a market are unavailable', async () => {
    const { respond } = createFixture({ channel: { channel: null } }, { MARKET_IN_PATH: 'true' });
    await expect(respond('/se')).rejects.toMatchObject({ status: 503 });
  });

  test('a preview link moves its token into a cookie', async () => {
    const { respond } = createFixture();
    expect(await respond(`/varumarken?preview=preview-${'a'.repeat(43)}`)).toMatchObject({
      kind: 'redirect',
      location: '/varumarken',
      headers: { 'set-cookie': [expect.stringContaining('HttpOnly')] },
    });
  });
});

describe('look up and store', () => {
  test('a shared page is rendered once and marked for offline use', async () => {
    const { respond, count } = createFixture();
    const first = pageOf(await respond('/varumarken'));
    expect(first.headers).toMatchObject({ 'x-keep-offline': 'se-PERSON' });
    const second = pageOf(await respond('/varumarken'));
    expect(second.body).toBe(first.body);
    expect(second.headers).toEqual({ 'x-keep-offline': 'se-PERSON' });
    expect(count('brands')).toBe(1);
  });

  test('lookups are published, and a stored page has its screen', async () => {
    const { respond } = createFixture();
    const lookups: boolean[] = [];
    const end = pageLookups.subscribe(({ isHit }) => lookups.push(isHit));
    await respond('/varumarken');
    expect(pageOf(await respond('/varumarken')).screen).toBe('brands');
    end();
    expect(lookups).toEqual([false, true]);
  });

  test('each market, language, customer type and query has its own page', async () => {
    const { respond, count } = createFixture();
    await respond('/varumarken');
    await respond('/en/brands');
    await respond('/varumarken', { cookie: 'kvarto-user-type=ORGANIZATION' });
    expect(count('brands')).toBe(3);
  });

  test('pages for one visitor are neither read nor stored', async () => {
    const { respond, count } = createFixture();
    const noScript = { cookie: 'kvarto-plain=1' };
    expect(pageOf(await respond('/varumarken', noScript)).headers).not.toHaveProperty('x-keep-offline');
    await respond('/varumarken');
    await respond('/varumarken', noScript);
    expect(count('brands')).toBe(3);
  });

  test('errors are not stored', async () => {
    const brands = () => {
      throw new Error('failed');
    };
    const { respond, count } = createFixture({ brands });
    expect(pageOf(await respond('/varumarken')).headers).not.toHaveProperty('x-keep-offline');
    await respond('/varumarken');
    expect(count('brands')).toBe(2);
  });

  test('a change invalidates the page, also during its loading', async () => {
    const fixture = createFixture({
      brands: () => {
        if (fixture.count('brands') === 2) fixture.change({ kind: 'everything' });
        return { brands: [] };
      },
    });
    await fixture.respond('/varumarken');
    fixture.change({ kind: 'everything' });
    await fixture.respond('/varumarken');
    await fixture.respond('/varumarken');
    expect(fixture.count('brands')).toBe(3);
  });

  test('a page cache of 0 MB stores nothing', async () => {
    const { respond, count } = createFixture({}, { PAGE_CACHE_MB: '0' });
    await respond('/varumarken');
    await respond('/varumarken');
    expect(count('brands')).toBe(2);
  });
});

describe('load', () => {
  test('shared pages are loaded anonymously, with the visitor’s address and the request id', async () => {
    const { respond, operations } = createFixture();
    await respond('/varumarken', { cookie: `kvarto-auth=${token}` });
    const { options } = operations.find(({ name }) => name === 'brands') ?? {};
    expect(options).toMatchObject({ address: '203.0.113.7', requestId: 'an-id' });
    expect(options?.loginToken).toBeUndefined();
  });

  test('personal pages are loaded as the customer and not stored by any cache', async () => {
    const { respond, operations } = createFixture();
    const page = pageOf(await respond('/varumarken', { cookie: `kvarto-plain=1; kvarto-auth=${token}` }));
    expect(operations.find(({ name }) => name === 'brands')?.options?.loginToken).toBe(token);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  test('a guard’s redirect is a response with the cookies of the loaders', async () => {
    const { respond } = createFixture();
    expect(await respond('/mina-sidor/ordrar')).toMatchObject({
      kind: 'redirect',
      status: 302,
      location: '/',
      headers: { 'set-cookie': [] },
    });
  });
});

describe('render', () => {
  test('a failed query shows the error page inside the layout and is reported once', async () => {
    const failure = new Error('the database is away');
    const { respond, errors } = createFixture({
      brands: () => {
        throw failure;
      },
    });
    const page = pageOf(await respond('/varumarken'));
    expect(page.status).toBe(500);
    expect(errors).toEqual([failure]);
    expect(htmlOf(page)).not.toContain('the database is away');
  });
});
