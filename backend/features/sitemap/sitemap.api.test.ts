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

describe('The sitemap', () => {
  test('lists kinds and product ranges', async () => {
    expect(await (await get(shop, '/sitemap?marketId=se')).json()).toEqual({
      kinds: ['categories', 'brands', 'campaigns', 'lists', 'content'],
      productRanges: [0],
    });
  });

  test('contains every product that is sold, with its URLs in all languages', async () => {
    const { data } = await shop.query(
      '{ products(take: 1, filter: { includeCollapsed: true }) { count products { alternativeUrls { url culture country } } } }',
    );
    const pages = await pagesOf(shop, '/sitemap/products/0');
    expect(pages).toHaveLength(data.products.count);
    expect(pages).toContainEqual(data.products.products[0].alternativeUrls);
    expect(new Set(pages.flat().map(({ url }) => url)).size).toBe(pages.flat().length);
  });

  test('is the same with the PostgreSQL engine', async () => {
    const other = await openDemoShop({ CATALOGUE_ENGINE: 'postgres' });
    const [memory, postgres] = await Promise.all(
      [shop, other].map(async (each) => ({
        contents: await (await get(each, '/sitemap')).json(),
        pages: await pagesOf(each, '/sitemap/products/0?marketId=fi&languageId=fi-FI'),
      })),
    );
    expect(postgres?.pages).toEqual(memory?.pages);
    expect(postgres?.contents.productRanges).toEqual(memory?.contents.productRanges);
    await other.close();
  });

  test.each([
    ['categories', '/c/skonlitteratur/klassiker'],
    ['brands', '/b/otava'],
    ['lists', '/l/author/selma-lagerlof'],
    ['content', '/kopvillkor'],
  ])('contains %s', async (kind, url) => {
    const urls = (await pagesOf(shop, `/sitemap/${kind}`)).flat().map((page) => page.url);
    expect(urls).toContain(url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('contains campaigns that run in the market', async () => {
    const pages = await pagesOf(shop, '/sitemap/campaigns?marketId=se');
    expect(pages.length).toBeGreaterThan(0);
    for (const [{ url } = { url: '' }] of pages) expect(url).toMatch(/^\/dc\//);
  });

  test('omits languages in which a page has no text', async () => {
    const pages = await pagesOf(shop, '/sitemap/content');
    expect(pages).toContainEqual([
      { url: '/lasecirkel', culture: 'sv-SE', country: null },
      { url: '/en/reading-circle', culture: 'en-GB', country: null },
    ]);
  });

  test('contains every open market when markets are part of paths', async () => {
    const pages = await pagesOf(marketShop, '/sitemap/content?marketId=dk&languageId=en-GB');
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
    expect((await (await get(shop, '/sitemap')).json()).productRanges).toEqual([0, 3, 7]);
    expect(await pagesOf(shop, '/sitemap/products/3')).toEqual([]);
    expect((await pagesOf(shop, '/sitemap/products/7'))[0]?.[0]?.url).toMatch(/\/far-away$/);
  });

  test.each([
    '/sitemap/books',
    '/sitemap/products',
    '/sitemap/products/x',
    '/sitemap/products/9',
    '/sitemap/products/1/2',
    '/sitemap/brands/1',
  ])('has no %s', async (path) => {
    expect((await get(shop, path)).status).toBe(404);
  });

  test('requires an API key', async () => {
    expect((await get(shop, '/sitemap', {})).status).toBe(401);
    expect((await get(shop, '/sitemap/products/0', { 'x-apikey': 'x' })).status).toBe(401);
  });
});
