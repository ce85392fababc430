import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import type { PageUrl } from './sitemap-pages.ts';

let shop: TestShop;
let marketShop: TestShop;
beforeAll(async () => {
  [shop, marketShop] = await Promise.all([openDemoShop(), openDemoShop({ MARKET_IN_PATH: 'true' })]);
  await Promise.all([shop, marketShop].map((each) => changeShop(each, addContentPage)));
});
afterAll(() => Promise.all([shop.close(), marketShop.close()]));

async function addContentPage(db: TestShop['db']): Promise<void> {
  const page = await db
    .insertInto('widget_collection')
    .values({ collection_key: 'reading-circle' })
    .returning('widget_collection_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('widget_collection_text')
    .values([
      { ...page, language_id: 'sv-SE', alias: 'lasecirkel', title: 'Läsecirkel' },
      { ...page, language_id: 'en-GB', alias: 'reading-circle', title: 'Reading circle' },
    ])
    .execute();
}

const get = (target: TestShop, path: string, headers: Record<string, string> = { 'x-apikey': 'demo' }) =>
  target.backend.fetch(new Request(`http://shop.test${path}`, { headers }));

async function pagesOf(target: TestShop, path: string): Promise<PageUrl[][]> {
  const text = await (await get(target, path)).text();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

async function rangesOf(target: TestShop, query = ''): Promise<Record<string, number[]>> {
  return (await (await get(target, `/sitemap${query}`)).json()).ranges;
}

/** The pages of all parts of a kind, and how many each part has. */
async function allPagesOf(target: TestShop, kind: string, query = '') {
  const ranges = (await rangesOf(target, query))[kind] ?? [];
  const parts = await Promise.all(
    ranges.map((range) => pagesOf(target, `/sitemap/${kind}/${range}${query}`)),
  );
  return { pages: parts.flat(), lengths: parts.map(({ length }) => length) };
}

describe('The sitemap', () => {
  test('lists the ranges of each kind', async () => {
    const { products = [], ...ranges } = await rangesOf(shop, '?marketId=se');
    expect(products.slice(0, 3)).toEqual([0, 1, 2]);
    expect(Object.keys(ranges)).toEqual(['categories', 'brands', 'campaigns', 'lists', 'content']);
  });

  test('contains every product that is sold, with its URLs in all languages, in parts of 250', async () => {
    const { data } = await shop.query(
      '{ products(take: 1, filter: { includeCollapsed: true }) { count products { alternativeUrls { url culture country } } } }',
    );
    const { pages, lengths } = await allPagesOf(shop, 'products');
    expect(pages).toHaveLength(data.products.count);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(250);
    expect(pages).toContainEqual(data.products.products[0].alternativeUrls);
    expect(new Set(pages.flat().map(({ url }) => url)).size).toBe(pages.flat().length);
  });

  test('has smaller parts in markets with paths of their own, because each page has more alternates', async () => {
    const { pages, lengths } = await allPagesOf(marketShop, 'products', '?marketId=dk&languageId=en-GB');
    const longest = Math.max(...pages.map((urls) => urls.length));
    expect(longest).toBeGreaterThan(8);
    expect(Math.max(...lengths) * (longest + 1)).toBeLessThanOrEqual(1500);
  });

  test('is the same with the PostgreSQL engine', async () => {
    const other = await openDemoShop({ CATALOGUE_ENGINE: 'postgres' });
    const query = '?marketId=fi&languageId=fi-FI';
    const [memory, postgres] = await Promise.all(
      [shop, other].map(async (each) => ({
        ranges: await rangesOf(each, query),
        products: await pagesOf(each, `/sitemap/products/3${query}`),
        lists: (await allPagesOf(each, 'lists', query)).pages,
      })),
    );
    expect(postgres?.ranges).toEqual(memory?.ranges);
    expect(postgres?.products).toEqual(memory?.products);
    expect(postgres?.lists).toEqual(memory?.lists);
    await other.close();
  });

  test.each([
    ['categories', '/c/skonlitteratur/klassiker'],
    ['brands', '/b/otava'],
    ['lists', '/l/author/selma-lagerlof'],
    ['lists', '/l/language/svenska'],
    ['content', '/kopvillkor'],
  ])('contains %s such as %s', async (kind, url) => {
    const { pages, lengths } = await allPagesOf(shop, kind);
    const urls = pages.flat().map((page) => page.url);
    expect(urls).toContain(url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(250);
  });

  test('contains the same categories and brands as the lists of the API', async () => {
    const { data } = await shop.query('{ categories { canonicalUrl } brands { canonicalUrl } }');
    for (const kind of ['categories', 'brands']) {
      const { pages } = await allPagesOf(shop, kind);
      const swedish = pages.flat().filter(({ culture }) => culture === 'sv-SE');
      const listed: { canonicalUrl: string }[] = data[kind];
      expect(swedish.map(({ url }) => url).sort()).toEqual(
        listed.map(({ canonicalUrl }) => canonicalUrl).sort(),
      );
    }
  });

  test('contains campaigns that run in the market', async () => {
    const { pages } = await allPagesOf(shop, 'campaigns', '?marketId=se');
    expect(pages.length).toBeGreaterThan(0);
    for (const [{ url } = { url: '' }] of pages) expect(url).toMatch(/^\/dc\//);
  });

  test('omits languages in which a page has no text', async () => {
    const { pages } = await allPagesOf(shop, 'content');
    expect(pages).toContainEqual([
      { url: '/lasecirkel', culture: 'sv-SE', country: null },
      { url: '/en/reading-circle', culture: 'en-GB', country: null },
    ]);
  });

  test('contains every open market when markets are part of paths', async () => {
    const { pages } = await allPagesOf(marketShop, 'content', '?marketId=dk&languageId=en-GB');
    const circle = pages.find((urls) => urls.some(({ url }) => url.endsWith('/reading-circle')));
    expect(circle?.map(({ url, country }) => `${country} ${url}`)).toEqual([
      'SE /se/lasecirkel',
      'SE /se/en/reading-circle',
      'DK /dk/en/reading-circle',
      'NO /no/en/reading-circle',
      'FI /fi/lasecirkel',
      'FI /fi/en/reading-circle',
      'DE /de/en/reading-circle',
      'NL /nl/en/reading-circle',
      'null /eu/en/reading-circle',
    ]);
  });

  test('omits products that are not sold, and lists the range of new ones', async () => {
    const sold = await changeShop(shop, async (db) => {
      await addProduct(db, { key: 'asleep', product_id: 20_000, is_active: false });
      await addProduct(db, { key: 'priceless', product_id: 30_001, skus: [] });
      return addProduct(db, { key: 'far-away', product_id: 70_007 });
    });
    expect(sold).toBe(70_007);
    expect((await rangesOf(shop)).products?.slice(-2)).toEqual([120, 280]);
    expect(await pagesOf(shop, '/sitemap/products/120')).toEqual([]);
    expect((await pagesOf(shop, '/sitemap/products/280'))[0]?.[0]?.url).toMatch(/\/far-away$/);
  });

  test.each([
    '/sitemap/books',
    '/sitemap/products',
    '/sitemap/products/x',
    '/sitemap/products/99',
    '/sitemap/products/1/2',
    '/sitemap/brands',
    '/sitemap/brands/99',
    '/sitemap/lists/9999',
    '/sitemap/content/99',
  ])('has no %s', async (path) => {
    expect((await get(shop, path)).status).toBe(404);
  });

  test('requires an API key', async () => {
    expect((await get(shop, '/sitemap', {})).status).toBe(401);
    expect((await get(shop, '/sitemap/products/0', { 'x-apikey': 'x' })).status).toBe(401);
  });
});
