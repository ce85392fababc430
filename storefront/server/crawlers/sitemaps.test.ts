import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import { createSitemaps } from './sitemaps.ts';

const market = (alias: string, ...languages: LocaleCode[]): MarketFacts => ({
  alias,
  groupKey: 'SCANDINAVIA',
  isVirtual: alias === 'eu' || alias === 'fr',
  isClosed: alias === 'fr',
  onlyDisplayInCheckout: alias === 'ax',
  defaultLanguageId: LOCALES[languages[0] ?? 'sv'].iso,
  allowedLanguages: languages.map((code) => ({ id: LOCALES[code].iso, code, name: LOCALES[code].name })),
  country: { code: alias.toUpperCase(), name: alias },
  currency: { code: 'EUR', name: 'Euro', symbol: '€' },
});
const markets = [
  market('se', 'sv', 'en'),
  market('dk', 'da', 'en'),
  market('fr', 'nb', 'en'),
  market('ax', 'sv'),
  market('eu', 'en'),
];
/** The languages of these markets, without those that only the closed one offers. */
const offered = ['sv', 'da', 'en'];

const origin = 'https://kvarto.example';
const brand = [
  { url: '/b/a', culture: 'sv-SE', country: null },
  { url: '/en/b/a&b', culture: 'en-GB', country: null },
];

/** A commerce API with these responses, by path. */
function sitemapsOver(
  responses: Record<string, unknown[] | object> | undefined,
  settings: Partial<StorefrontSettings> = {},
) {
  const requests: URL[] = [];
  const fetchSitemap = async (path: string) => {
    const url = new URL(path, 'http://commerce');
    requests.push(url);
    const response = responses?.[url.pathname];
    if (response === undefined) return new Response('', { status: 404 });
    if (!Array.isArray(response)) return Response.json(response);
    return new Response(response.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  const sitemaps = createSitemaps({
    commerce: (responses ? { fetchSitemap } : {}) as CommerceApi,
    settings: {
      CHANNEL_ID: '1|se',
      FALLBACK_MARKET: 'se',
      MARKET_IN_PATH: false,
      ...settings,
    } as StorefrontSettings,
    markets: async () => markets,
  });
  const read = async (path: string) => {
    const compressed = await sitemaps.load(path, origin, () => undefined);
    return compressed && gunzipSync(compressed).toString();
  };
  return { read, requests };
}

const locsIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

describe('the index', () => {
  test('lists a sitemap for each language of the markets, kind and range', async () => {
    const { read, requests } = sitemapsOver({ '/sitemap': { ranges: { brands: [0], products: [0, 3] } } });
    const locs = locsIn(await read('/sitemap.xml'));
    expect(locs).toHaveLength(offered.length * 4);
    expect(locs.filter((loc) => loc?.includes('/da/'))).toEqual([
      `${origin}/sitemaps/da/static.xml`,
      `${origin}/sitemaps/da/brands-0.xml`,
      `${origin}/sitemaps/da/products-0.xml`,
      `${origin}/sitemaps/da/products-3.xml`,
    ]);
    const scopes = requests.map(
      ({ searchParams }) => `${searchParams.get('marketId')} ${searchParams.get('languageId')}`,
    );
    expect(scopes).toEqual(['se sv-SE', 'dk da-DK', 'se en-GB']);
  });

  test('lists them for each market and language when paths contain the market', async () => {
    const { read } = sitemapsOver({ '/sitemap': { ranges: {} } }, { MARKET_IN_PATH: true });
    expect(locsIn(await read('/sitemap.xml'))).toEqual(
      ['se-sv', 'se-en', 'dk-da', 'dk-en', 'eu-en'].map((scope) => `${origin}/sitemaps/${scope}/static.xml`),
    );
  });

  test.each([undefined, {}])('lists only static pages for a backend without sitemaps', async (responses) => {
    const { read } = sitemapsOver(responses);
    expect(locsIn(await read('/sitemap.xml'))).toHaveLength(offered.length);
    expect(await read('/sitemaps/sv/brands-0.xml')).toBeUndefined();
  });
});

describe('a sitemap', () => {
  test('has the pages of its language with their alternates', async () => {
    const { read, requests } = sitemapsOver({ '/sitemap/brands/0': [brand, brand.slice(0, 1)] });
    expect(await read('/sitemaps/en/brands-0.xml')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>${origin}/en/b/a&amp;b</loc><xhtml:link rel="alternate" hreflang="sv" href="${origin}/b/a"/><xhtml:link rel="alternate" hreflang="en" href="${origin}/en/b/a&amp;b"/><xhtml:link rel="alternate" hreflang="x-default" href="${origin}/en/b/a&amp;b"/></url>
</urlset>
`,
    );
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      channelId: '1|se',
      marketId: 'se',
      languageId: 'en-GB',
    });
  });

  test('is requested for the default market of its language', async () => {
    const { read, requests } = sitemapsOver({ '/sitemap/products/2': [] });
    expect(await read('/sitemaps/da/products-2.xml')).toContain('<urlset');
    expect(requests[0]?.searchParams.get('marketId')).toBe('dk');
  });

  test('of a market has only its own URLs', async () => {
    const pages = [
      ['SE', '/se/b/a', 'sv-SE'],
      ['SE', '/se/en/b/a', 'en-GB'],
      ['DK', '/dk/en/b/a', 'en-GB'],
    ].map(([country, url, culture]) => ({ url, culture, country }));
    const { read } = sitemapsOver({ '/sitemap/brands/0': [pages] }, { MARKET_IN_PATH: true });
    expect(locsIn(await read('/sitemaps/dk-en/brands-0.xml'))).toEqual([`${origin}/dk/en/b/a`]);
    expect(await read('/sitemaps/dk-en/brands-0.xml')).toContain('hreflang="en-SE"');
  });

  test('of a market does not link to closed markets', async () => {
    const { read } = sitemapsOver({}, { MARKET_IN_PATH: true });
    const xml = (await read('/sitemaps/eu-en/static.xml')) ?? '';
    const [, home = ''] = xml.split('<url>');
    const values = [...home.matchAll(/hreflang="([^"]+)"/g)].map(([, value]) => value);
    expect(values).toEqual(['sv-SE', 'en-SE', 'da-DK', 'en-DK', 'en', 'x-default']);
    expect(xml).not.toContain('/fr');
  });

  test('of static pages', async () => {
    const { read } = sitemapsOver({});
    expect(locsIn(await read('/sitemaps/da/static.xml'))).toEqual(
      ['/da', '/da/nyheder', '/da/varemaerker'].map((path) => origin + path),
    );
  });

  test('is cached for ten minutes', async () => {
    const { read, requests } = sitemapsOver({ '/sitemap/brands/0': [brand] });
    await Promise.all([read('/sitemaps/sv/brands-0.xml'), read('/sitemaps/sv/brands-0.xml')]);
    await read('/sitemaps/sv/brands-0.xml');
    expect(requests).toHaveLength(1);
  });

  test.each([
    '/sitemaps/de/brands-0.xml',
    '/sitemaps/nb/static.xml',
    '/sitemaps/sv/../x.xml',
    '/sitemaps/sv/static-1.xml',
    '/sitemaps/sv/brands.xml',
    '/sitemaps/sv/brands-1.xml',
    '/sitemaps/sv/',
    '/sitemaps/',
  ])('does not exist at %s', async (path) => {
    expect(await sitemapsOver({ '/sitemap/brands/0': [] }).read(path)).toBeUndefined();
  });

  test('reads lines in any chunks and multi-byte characters', async () => {
    const bytes = new TextEncoder().encode(`${JSON.stringify([{ url: '/b/å', culture: 'sv-SE' }])}\n`);
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const sitemaps = createSitemaps({
      commerce: { fetchSitemap: async () => new Response(body) } as unknown as CommerceApi,
      settings: { CHANNEL_ID: '', FALLBACK_MARKET: 'se', MARKET_IN_PATH: false } as StorefrontSettings,
      markets: async () => markets,
    });
    const compressed = await sitemaps.load('/sitemaps/sv/brands-0.xml', origin, () => undefined);
    expect(locsIn(gunzipSync(compressed ?? '').toString())).toEqual([`${origin}/b/%C3%A5`]);
  });
});
