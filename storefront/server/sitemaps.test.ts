import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import type { MarketFacts } from '#storefront/session/markets.ts';
import type { CommerceApi } from './commerce-api.ts';
import { createSitemaps } from './sitemaps.ts';

const market = (alias: string, ...languages: LocaleCode[]): MarketFacts => ({
  alias,
  groupKey: 'SCANDINAVIA',
  isVirtual: alias === 'eu',
  onlyDisplayInCheckout: alias === 'ax',
  defaultLanguageId: LOCALES[languages[0] ?? 'sv'].iso,
  allowedLanguages: languages.map((code) => ({ id: LOCALES[code].iso, code, name: LOCALES[code].name })),
  country: { code: alias.toUpperCase(), name: alias },
  currency: { code: 'EUR', name: 'Euro', symbol: '€' },
});
const markets = [market('se', 'sv', 'en'), market('dk', 'da', 'en'), market('ax', 'sv'), market('eu', 'en')];

const origin = 'https://kvarto.example';
const brand = [
  { url: '/b/a', culture: 'sv-SE', country: null },
  { url: '/en/b/a&b', culture: 'en-GB', country: null },
];

/** A commerce API that has what is given, by path. */
function sitemapsOver(
  answers: Record<string, unknown[] | object> | undefined,
  settings: Partial<StorefrontSettings> = {},
) {
  const asked: URL[] = [];
  const addresses = async (path: string) => {
    const url = new URL(path, 'http://commerce');
    asked.push(url);
    const answer = answers?.[url.pathname];
    if (answer === undefined) return new Response('', { status: 404 });
    if (!Array.isArray(answer)) return Response.json(answer);
    return new Response(answer.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  const sitemaps = createSitemaps({
    commerce: (answers ? { addresses } : {}) as CommerceApi,
    settings: {
      CHANNEL_ID: '1|se',
      FALLBACK_MARKET: 'se',
      MARKET_IN_PATH: false,
      ...settings,
    } as StorefrontSettings,
    markets: async () => markets,
  });
  const read = async (path: string) => {
    const packed = await sitemaps.answer(path, origin);
    return packed && gunzipSync(packed).toString();
  };
  return { read, asked };
}

const locsIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

describe('The index', () => {
  test('names a sitemap for each language, kind and range of products', async () => {
    const { read } = sitemapsOver({ '/sitemap': { kinds: ['brands'], productRanges: [0, 3] } });
    const locs = locsIn(await read('/sitemap.xml'));
    expect(locs).toHaveLength(5 * 4);
    expect(locs.filter((loc) => loc?.includes('/fi/'))).toEqual([
      `${origin}/sitemaps/fi/static.xml`,
      `${origin}/sitemaps/fi/brands.xml`,
      `${origin}/sitemaps/fi/products-0.xml`,
      `${origin}/sitemaps/fi/products-3.xml`,
    ]);
  });

  test('names them for each language of each market where markets are part of paths', async () => {
    const { read } = sitemapsOver({ '/sitemap': { kinds: [], productRanges: [] } }, { MARKET_IN_PATH: true });
    expect(locsIn(await read('/sitemap.xml'))).toEqual(
      ['se-sv', 'se-en', 'dk-da', 'dk-en', 'eu-en'].map((place) => `${origin}/sitemaps/${place}/static.xml`),
    );
  });

  test.each([undefined, {}])(
    'names what the storefront knows itself over a backend that tells nothing',
    async (answers) => {
      const { read } = sitemapsOver(answers);
      expect(locsIn(await read('/sitemap.xml'))).toHaveLength(5);
      expect(await read('/sitemaps/sv/brands.xml')).toBeUndefined();
    },
  );
});

describe('A sitemap', () => {
  test('holds the pages of its language, with all their equals', async () => {
    const { read, asked } = sitemapsOver({ '/sitemap/brands': [brand, brand.slice(0, 1)] });
    expect(await read('/sitemaps/en/brands.xml')).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>${origin}/en/b/a&amp;b</loc><xhtml:link rel="alternate" hreflang="sv" href="${origin}/b/a"/><xhtml:link rel="alternate" hreflang="en" href="${origin}/en/b/a&amp;b"/><xhtml:link rel="alternate" hreflang="x-default" href="${origin}/en/b/a&amp;b"/></url>
</urlset>
`,
    );
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      channelId: '1|se',
      marketId: 'se',
      languageId: 'en-GB',
    });
  });

  test('is asked for in the market whose goods a page in that language shows', async () => {
    const { read, asked } = sitemapsOver({ '/sitemap/products/2': [] });
    expect(await read('/sitemaps/da/products-2.xml')).toContain('<urlset');
    expect(asked[0]?.searchParams.get('marketId')).toBe('dk');
  });

  test('of a market holds its own addresses alone', async () => {
    const pages = [
      ['SE', '/se/b/a', 'sv-SE'],
      ['SE', '/se/en/b/a', 'en-GB'],
      ['DK', '/dk/en/b/a', 'en-GB'],
    ].map(([country, url, culture]) => ({ url, culture, country }));
    const { read } = sitemapsOver({ '/sitemap/brands': [pages] }, { MARKET_IN_PATH: true });
    expect(locsIn(await read('/sitemaps/dk-en/brands.xml'))).toEqual([`${origin}/dk/en/b/a`]);
    expect(await read('/sitemaps/dk-en/brands.xml')).toContain('hreflang="en-SE"');
  });

  test('of the pages that every shop has', async () => {
    const { read } = sitemapsOver({});
    expect(locsIn(await read('/sitemaps/fi/static.xml'))).toEqual(
      ['/fi', '/fi/uutuudet', '/fi/tavaramerkkeja'].map((path) => origin + path),
    );
  });

  test('is written once for all who ask within ten minutes', async () => {
    const { read, asked } = sitemapsOver({ '/sitemap/brands': [brand] });
    await Promise.all([read('/sitemaps/sv/brands.xml'), read('/sitemaps/sv/brands.xml')]);
    await read('/sitemaps/sv/brands.xml');
    expect(asked).toHaveLength(1);
  });

  test.each([
    '/sitemaps/de/brands.xml',
    '/sitemaps/sv/../x.xml',
    '/sitemaps/sv/static-1.xml',
    '/sitemaps/sv/',
    '/sitemaps/',
  ])('there is none at %s', async (path) => {
    expect(await sitemapsOver({ '/sitemap/brands': [] }).read(path)).toBeUndefined();
  });

  test('lines may come in any pieces, and letters of any language', async () => {
    const bytes = new TextEncoder().encode(`${JSON.stringify([{ url: '/b/å', culture: 'sv-SE' }])}\n`);
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const sitemaps = createSitemaps({
      commerce: { addresses: async () => new Response(body) } as unknown as CommerceApi,
      settings: { CHANNEL_ID: '', FALLBACK_MARKET: 'se', MARKET_IN_PATH: false } as StorefrontSettings,
      markets: async () => markets,
    });
    const packed = await sitemaps.answer('/sitemaps/sv/brands.xml', origin);
    expect(locsIn(gunzipSync(packed ?? '').toString())).toEqual([`${origin}/b/%C3%A5`]);
  });
});
