import { describe, expect, test } from 'vitest';
import { LOCALES, pathPrefix } from '#contract/locales.ts';
import { demoLanguages } from '#demo/languages.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { workerShop } from '../support/worker-shop.ts';

const shopUrl = workerShop().url;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shopUrl + path, { redirect: 'manual', headers });
const read = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();

test.each(['c', 'b', 'l', 'dc', 'p', 'l/author'])(
  'a path with invalid escapes below /%s is not found',
  async (start) => {
    expect((await get(`/${start}/%ff`)).status).toBe(404);
  },
);

test.each([
  ['/mina-sidor/ordrar?loginToken=abc', '/'],
  ['/en/my-account/orders?loginToken=abc', '/en'],
  ['/account/library?loginToken=abc', '/'],
  ['/preview-widgets', '/'],
  ['/list/tove-jansson', '/l/author/tove-jansson'],
  ['/en/list/tove-jansson', '/en/l/author/tove-jansson'],
])('%s redirects to %s', async (path, to) => {
  const { headers } = await get(path);
  expect(headers.get('location')).toBe(to);
});

describe.each(demoLanguages)('in %s', (locale) => {
  const prefix = pathPrefix(locale);

  test('serves the front page in its language', async () => {
    const t = await loadTranslate(locale);
    const response = await get(prefix || '/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${LOCALES[locale].iso}">`);
    expect(html).toContain(t('header.favorites'));
  });

  test('an unknown path responds with 404 and shows the requested path', async () => {
    const t = await loadTranslate(locale);
    const response = await get(`${prefix}/nonsense/path`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(t('error.notFound', { path: `${prefix}/nonsense/path` }));
  });
});

test.each(combinations('pages of the menus', demoLanguages))(
  'every page of the menus in %s exists',
  async (locale) => {
    const html = await read(pathPrefix(locale) || '/');
    const menu = /<nav aria-label="[^"]*" class="[^"]*panel[^"]*">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    const links = [...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(25);
    for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
  },
);

test.each([
  ['/', 'se', 'Swish Visa Mastercard Apple Pay Google Pay Faktura 30 dagar', 5],
  ['/fi', 'fi', 'Verkkopankki MobilePay Visa Mastercard Apple Pay Google Pay', 5],
  ['/en', 'de', 'Visa Mastercard Apple Pay Google Pay', 3],
])(
  'the footer of %s in the market %s lists its payment and shipping options',
  async (path, market, payments, shipping) => {
    const html = await read(path, { cookie: `kvarto-selected-market=${market}` });
    const marks = /<div class="[^"]*marks[^"]*">(.*?)<\/div>/s.exec(html)?.[1] ?? '';
    const [payment = '', delivery = ''] = marks.split('</ul>');
    const itemsOf = (list: string) => [...list.matchAll(/<li[^>]*>([^<]+)/g)].map(([, name]) => name);
    expect(itemsOf(payment).join(' ')).toBe(payments);
    expect(itemsOf(delivery)).toHaveLength(shipping);
    expect(delivery.match(/data-kind="/g)).toHaveLength(shipping);
  },
);

describe('head and redirects', () => {
  test.each([
    '/',
    '/nyheter',
    '/c/skonlitteratur',
    '/c/skonlitteratur/klassiker',
    '/p/skonlitteratur/klassiker/gosta-berlings-saga',
  ])('%s has alternate links, and each of them links back', async (path) => {
    const alternates = alternatesOf(await read(path));
    expect([...alternates.keys()].sort()).toEqual(['da', 'en', 'fi', 'nb', 'sv', 'x-default']);
    for (const url of alternates.values()) {
      const response = await fetch(url, { redirect: 'manual' });
      expect([url, response.status]).toEqual([url, 200]);
      expect(alternatesOf(await response.text()).get('sv')).toBe(shopUrl + (path === '/' ? '/' : path));
    }
  });

  test('has one canonical link and locale tags', async () => {
    const html = await read('/fi');
    expect([...html.matchAll(/<link rel="canonical" href="([^"]+)">/g)].map(([, href]) => href)).toEqual([
      `${shopUrl}/fi`,
    ]);
    expect(html).toContain('<meta property="og:locale" content="fi_FI">');
    expect(html).toContain('<meta property="og:locale:alternate" content="sv_SE">');
  });

  test('redirects a shorter product path to the canonical one and keeps the query', async () => {
    const response = await get('/p/gosta-berlings-saga?utm=x');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/p/skonlitteratur/klassiker/gosta-berlings-saga?utm=x');
  });

  test('redirects the alias of a list to its canonical path', async () => {
    expect((await get('/list/klassiker?sort=PRICE')).headers.get('location')).toBe(
      '/c/skonlitteratur/klassiker?sort=PRICE',
    );
    expect((await get('/fi/list/otava')).headers.get('location')).toBe('/fi/b/otava');
    expect((await get('/list')).headers.get('location')).toBe('/nyheter');
    expect((await get('/da/list/inget sådant')).headers.get('location')).toBe('/da/s/inget%20s%C3%A5dant');
  });

  test('a page number that does not exist is not found', async () => {
    expect((await get('/nyheter?page=2')).status).toBe(200);
    for (const page of ['99', '0', '-1', 'x', '1e3'])
      expect([page, (await get(`/nyheter?page=${page}`)).status]).toEqual([page, 404]);
  });

  test('account pages redirect anonymous visitors to the front page', async () => {
    const response = await get('/fi/tilini/tilaukset');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/fi']);
  });
});

describe('language of the root path', () => {
  test('follows the browser on the root path only', async () => {
    const accept = { 'accept-language': 'fi-FI,fi;q=0.9,en;q=0.5' };
    const root = await get('/', accept);
    expect([root.status, root.headers.get('location')]).toEqual([302, '/fi']);
    expect((await get('/nyheter', accept)).status).toBe(200);
    expect((await get('/', { ...accept, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await get('/', { ...accept, cookie: 'kvarto-locale=sv' })).status).toBe(200);
  });
});

describe('security', () => {
  test('every response has a new nonce, also from the cache', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const response = await get('/en/news');
        const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(
          response.headers.get('content-security-policy') ?? '',
        )?.[1];
        expect(await response.text()).toContain(`<script nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  test('rejects forms of other sites and too large bodies', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(`${shopUrl}/p/skonlitteratur/klassiker/gosta-berlings-saga`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body,
      });
    expect((await post({ origin: 'https://evil.example' }, 'skuId=1')).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' }, 'skuId=1')).status).toBe(403);
    expect((await post({}, `skuId=${'1'.repeat(200_000)}`)).status).toBe(413);
    expect((await get('/')).status).toBe(200);
  });

  test('the gateway rejects invalid and too large bodies', async () => {
    const send = (body: string) =>
      fetch(`${shopUrl}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const large = await send(JSON.stringify({ query: 'x'.repeat(10_000_000) }));
    expect([large.status, (await large.json()).errors[0].message]).toEqual([
      413,
      'The body is larger than 100 KB.',
    ]);
    expect((await send('{')).status).toBe(400);
    expect((await send('{"query":"{ channels { id } }"}')).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  });

  test('shows a message when a form has no format', async () => {
    const t = await loadTranslate('fi');
    const response = await fetch(`${shopUrl}/fi/p/kaunokirjallisuus/klassikot/gosta-berlingin-taru`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'quantity=1',
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(t('product.sizeRequired'));
  });

  test('rejects invalid paths, content types and methods', async () => {
    expect((await get('/%00')).status).toBe(400);
    expect((await get('/da/c/%0a')).status).toBe(400);
    const book = `${shopUrl}/p/skonlitteratur/klassiker/gosta-berlings-saga`;
    const post = (type: string, body: string) =>
      fetch(book, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post('application/json', '{}')).status).toBe(415);
    expect((await post('multipart/form-data; boundary=x', 'broken')).status).toBe(400);
    expect((await fetch(`${shopUrl}/robots.txt`, { method: 'DELETE' })).status).toBe(405);
    const cookie = 'kvarto-plain=1; kvarto-cart=%00';
    expect((await get('/da', { cookie })).status).toBe(200);
  });

  test('a path with two slashes does not redirect to another host', async () => {
    const response = await get('//evil.example/x');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/evil.example/x']);
  });

  test('a cached page has no data of the first visitor', async () => {
    const html = await read('/da/nyheder', {
      cookie: 'kvarto-cart=secret-cart-of-someone; kvarto-user=Someone',
    });
    expect(html).not.toContain('secret-cart');
    expect(await read('/da/nyheder')).not.toContain('secret-cart');
  });
});

function alternatesOf(html: string): Map<string, string> {
  return new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language = '', url = '']) => [language, url],
    ),
  );
}
