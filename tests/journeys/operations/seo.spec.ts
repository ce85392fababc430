import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { demoLanguages } from '#demo/languages.ts';
import { isFullRun } from '../../full-run.ts';
import { loadTranslate } from '../support/messages.ts';
import { readPage } from '../support/read-page.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const shopUrl = workerShop().url;
const read = (path: string) => readPage(shopUrl + path);
/** Every n-th URL, so that there are about `count`; more of them in a full run. */
const sampleOf = (urls: string[], count: number) => {
  const step = Math.ceil(urls.length / (isFullRun ? count * 4 : count));
  return urls.filter((_, index) => index % step === 0);
};
const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
const books = {
  sv: '/p/skonlitteratur/klassiker/gosta-berlings-saga',
  fi: '/fi/p/kaunokirjallisuus/klassikot/gosta-berlings-saga',
};

const shopAddress = v.pipe(v.string(), v.startsWith(`${shopUrl}/`));
const amount = v.pipe(v.number(), v.gtValue(0));

/** The required and known recommended properties of Google’s merchant listings. */
const productSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@type': v.tuple([v.literal('Product'), v.literal('Book')]),
  name: v.pipe(v.string(), v.minLength(1)),
  description: v.pipe(v.string(), v.minLength(20)),
  url: shopAddress,
  image: v.pipe(v.array(shopAddress), v.minLength(1)),
  sku: v.string(),
  brand: v.object({ '@type': v.literal('Brand'), name: v.string() }),
  author: v.pipe(v.array(v.object({ '@type': v.literal('Person'), name: v.string() })), v.minLength(1)),
  inLanguage: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  numberOfPages: v.pipe(v.number(), v.integer()),
  offers: v.pipe(
    v.array(
      v.object({
        '@type': v.literal('Offer'),
        sku: v.string(),
        url: shopAddress,
        price: amount,
        priceCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
        availability: v.pipe(v.string(), v.regex(/^https:\/\/schema\.org\/(InStock|BackOrder|OutOfStock)$/)),
        itemCondition: v.literal('https://schema.org/NewCondition'),
        priceSpecification: v.optional(v.object({ price: amount, priceCurrency: v.string() })),
        priceValidUntil: v.optional(v.never()),
      }),
    ),
    v.minLength(1),
  ),
  aggregateRating: v.optional(
    v.object({
      '@type': v.literal('AggregateRating'),
      ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      reviewCount: v.pipe(v.number(), v.minValue(1)),
    }),
  ),
});

const crumbsSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(
      v.object({
        '@type': v.literal('ListItem'),
        position: v.number(),
        name: v.pipe(v.string(), v.minLength(1)),
        item: v.optional(shopAddress),
      }),
    ),
    v.minLength(2),
    v.check((items) => items.every(({ position }, index) => position === index + 1)),
    v.check((items) => items.slice(0, -1).every(({ item }) => item !== undefined)),
  ),
});

describe('structured data', () => {
  test.each([
    [books.sv, 'SEK'],
    [books.fi, 'EUR'],
    ['/da/p/skonlitteratur/klassikere/gosta-berlings-saga', 'DKK'],
  ])('of the book at %s is complete and in its currency', async (path, currency) => {
    const { structuredData, html } = await read(path);
    const [product, crumbs] = structuredData;
    const data = v.parse(productSchema, product);
    v.parse(crumbsSchema, crumbs);
    expect(data.url).toBe(shopUrl + path);
    expect(new Set(data.offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set([currency]));
    // Search engines get the price that visitors see.
    expect(html).toContain(String(Math.floor(data.offers[0]?.price ?? Number.NaN)));
    for (const url of [...data.image, ...data.offers.map((offer) => offer.url)])
      expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  });

  test('of a sample of the sitemap’s books is valid', async () => {
    const urls = locsIn(await (await fetch(`${shopUrl}/sitemaps/en/products-0.xml`)).text());
    const sample = sampleOf(urls, 12);
    expect(sample.length).toBeGreaterThan(6);
    for (const url of sample) {
      const [product] = (await readPage(url)).structuredData;
      const { success, issues } = v.safeParse(v.partial(productSchema), product);
      expect([url, success, issues?.map(({ message }) => message)]).toEqual([url, true, undefined]);
      expect(product).toMatchObject({ name: expect.any(String), offers: expect.any(Array) });
    }
  });

  test.each(['/c/skonlitteratur', '/fi/c/kaunokirjallisuus/klassikot', '/en/news', '/b/otava'])(
    'of the list at %s is its breadcrumb trail',
    async (path) => {
      const { structuredData } = await read(path);
      expect(structuredData).toHaveLength(1);
      v.parse(crumbsSchema, structuredData[0]);
    },
  );

  test.each(['', '/en'])('of the front page at "%s" describes the shop and its search', async (path) => {
    const [organization, site] = (await read(path || '/')).structuredData;
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Kvarto', url: `${shopUrl}/` });
    const template: string = site.potentialAction.target.urlTemplate;
    expect(template).toBe(`${shopUrl}${path}/s/{search_term_string}`);
    expect((await fetch(template.replace('{search_term_string}', 'saga'))).status).toBe(200);
  });

  test('obeys the content security policy and is removed on navigation', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.goto(books.sv);
    await untilReady(page);
    const blocks = page.locator('script[type="application/ld+json"]');
    await expect.poll(() => blocks.count()).toBe(2);
    await page
      .getByRole('navigation', { name: t('breadcrumbs.label') })
      .getByRole('link')
      .nth(1)
      .click();
    await page.waitForURL(/\/c\/skonlitteratur$/);
    await blocks.first().waitFor({ state: 'detached' });
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('crawlers', () => {
  test('robots.txt names the sitemap and does not block pages with noindex', async () => {
    const response = await fetch(`${shopUrl}/robots.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
    const disallowed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(disallowed).toEqual(['/graphql', '/*loginToken=']);
  });

  test.each([
    ...['/s/saga', '/kassan', '/favoriter', '/404', '/finns-inte'],
    ...['/c/skonlitteratur?sort=PRICE', '/en/b/otava?brands=Otava~b_1', '/nyheter?page=2&sort=PRICE'],
  ])('%s has noindex', async (path) => {
    expect((await read(path)).robots).toBe('noindex');
  });

  test('llms.txt describes the shop and its pages', async () => {
    const text = await (await fetch(`${shopUrl}/llms.txt`)).text();
    expect(text).toMatch(/^# Kvarto\n\n> Kvarto is a bookshop that sells to Sweden, Denmark/);
    expect(text).toContain(`](${shopUrl}/en/c/fiction)`);
    expect(text).toContain(`${workerShop().apiUrl}/graphql`);
    for (const [, url = ''] of text.matchAll(/\]\(([^)]+)\)/g))
      expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  });

  test('a page without a picture uses the shop’s picture for sharing', async () => {
    const { html } = await read('/en/news');
    const [, image = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
    const response = await fetch(image);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
});

describe('sitemaps', () => {
  const parseRoot = async (xml: string) => {
    const visitor = await newVisitor();
    const root = await visitor.page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return parsed.querySelector('parsererror')?.textContent ?? parsed.documentElement.tagName;
    }, xml);
    await visitor.leave();
    return root;
  };

  test('the index lists a valid sitemap of each kind in each language', async () => {
    const index = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
    expect(await parseRoot(index)).toBe('sitemapindex');
    const locs = locsIn(index);
    for (const locale of demoLanguages)
      for (const kind of ['static', 'categories', 'brands', 'campaigns', 'lists', 'content', 'products'])
        expect(locs.filter((loc) => loc.startsWith(`${shopUrl}/sitemaps/${locale}/${kind}`))).not.toEqual([]);
    for (const loc of locs) {
      const response = await fetch(loc);
      expect([loc, response.status]).toEqual([loc, 200]);
      expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      const entries = locsIn(await response.text());
      expect([loc, entries.length > 0 && entries.length <= 50_000]).toEqual([loc, true]);
      expect(new Set(entries).size).toBe(entries.length);
    }
    expect(await parseRoot(await (await fetch(`${shopUrl}/sitemaps/nb/products-0.xml`)).text())).toBe(
      'urlset',
    );
    expect((await fetch(`${shopUrl}/sitemaps/de/products-0.xml`)).status).toBe(404);
  });

  test.each(demoLanguages)('a sample of the pages in %s exists at its canonical URL', async (locale) => {
    const index = locsIn(await (await fetch(`${shopUrl}/sitemap.xml`)).text());
    const sitemaps = index.filter((loc) => loc.includes(`/sitemaps/${locale}/`));
    const kindOf = (loc: string) => /([a-z]+)(-\d+)?\.xml$/.exec(loc)?.[1];
    const lastOfKind = new Map(sitemaps.map((loc) => [kindOf(loc), loc]));
    expect(lastOfKind.size).toBe(7);
    for (const sitemap of lastOfKind.values())
      for (const url of sampleOf(locsIn(await (await fetch(sitemap)).text()), 3)) {
        const { status, canonicals } = await readPage(url);
        expect([url, status]).toEqual([url, 200]);
        if (canonicals.length > 0) expect(canonicals).toEqual([url]);
      }
  });

  test('list the same alternates as the page', async () => {
    const index = locsIn(await (await fetch(`${shopUrl}/sitemap.xml`)).text());
    let xml = '';
    for (const loc of index.filter((each) => each.includes('/sitemaps/fi/products-')))
      xml += await (await fetch(loc)).text();
    const entry = xml.split('\n').find((line) => line.includes(`<loc>${shopUrl}${books.fi}</loc>`)) ?? '';
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, name, url]) => [
      name,
      url,
    ]);
    expect(links).toEqual([...(await read(books.fi)).alternates]);
  });
});
