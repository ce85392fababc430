import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import {
  addCampaign,
  addCategory,
  addProduct,
  addTestCategory,
  changeShop,
} from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

describe.each([
  { CATALOGUE_ENGINE: 'memory', MARKET_IN_PATH: 'false' },
  { CATALOGUE_ENGINE: 'postgres', MARKET_IN_PATH: 'true' },
])('A former URL, in a shop with %o', (environment) => {
  let shop: TestShop;
  const prefix = environment.MARKET_IN_PATH === 'true' ? { sv: '/se', en: '/se/en' } : { sv: '', en: '/en' };

  beforeAll(async () => {
    shop = await openTestShop(environment);
    await changeShop(shop, renamePages);
  });
  afterAll(() => shop.close());

  async function renamePages(db: Database): Promise<void> {
    const { brandId, parentCategoryId } = await addTestCategory(db);
    const productId = await addProduct(db, { key: 'first-name' });
    await addProduct(db, { key: 'untouched' });
    const inactive = await addProduct(db, { key: 'withdrawn' });
    await addProduct(db, { key: 'taken-over' });
    const campaignId = await addCampaign(db, { key: 'old-sale', target: { brand_id: brandId } });
    const ended = await addCampaign(db, {
      key: 'ended-sale',
      target: { brand_id: brandId },
      ends_at: new Date('2024-01-01'),
    });
    const leaf = await addCategory(db, { key: 'leaf', parent_category_id: parentCategoryId });
    await addCategory(db, { key: 'leaf-elsewhere' });
    const { widget_collection_id: pageId } = await db
      .insertInto('widget_collection')
      .values({ collection_key: 'about-us' })
      .returning('widget_collection_id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('widget_collection_text')
      .values([
        { widget_collection_id: pageId, language_id: 'sv-SE', alias: 'om', title: 'Om' },
        {
          widget_collection_id: pageId,
          language_id: 'en-GB',
          alias: 'about-the-house',
          title: 'About the house',
        },
      ])
      .execute();

    const rename = async (table: 'product' | 'category' | 'brand' | 'campaign', id: number, slug: string) =>
      db
        .updateTable(`${table}_text`)
        .set({ slug })
        .where(`${table}_id` as 'product_id', '=', id)
        .where('language_id', '=', 'sv-SE')
        .execute();
    await rename('product', productId, 'second-name');
    await rename('product', productId, 'third-name');
    await rename('product', inactive, 'withdrawn-for-good');
    await db.updateTable('product').set({ is_active: false }).where('product_id', '=', inactive).execute();
    await rename('brand', brandId, 'smått-hus');
    await rename('campaign', campaignId, 'sale');
    await rename('campaign', ended, 'ended');
    await rename('category', parentCategoryId, 'hall');
    await rename('category', leaf, 'blad');
    // A slug that another product has taken over belongs to that product.
    await rename('product', productId, 'taken-over-later');
    await rename('product', productId, 'third-name');
    await addProduct(db, { key: 'taken-over-later' });
    await db
      .updateTable('widget_collection_text')
      .set({ alias: 'om-huset' })
      .where('widget_collection_id', '=', pageId)
      .where('language_id', '=', 'sv-SE')
      .execute();
  }

  async function newUrl(url: string | null, languageId = 'sv-SE') {
    const { data, errors } = await shop.query(
      `query ($url: String, $languageId: String) { urlHistory(url: $url, languageId: $languageId, marketId: "se") {
        oldUrl newUrl
      } }`,
      { url, languageId },
    );
    expect(errors).toBeUndefined();
    if (data.urlHistory) expect(data.urlHistory.oldUrl).toBe(url);
    return data.urlHistory?.newUrl ?? null;
  }

  test.each([
    ['/p/own-room/own-shelf/first-name', '/p/hall/own-shelf/third-name'],
    ['/p/own-room/own-shelf/second-name', '/p/hall/own-shelf/third-name'],
    ['/p/second-name', '/p/hall/own-shelf/third-name'],
    ['/product/second-name', '/p/hall/own-shelf/third-name'],
    ['/p/own-room/own-shelf/untouched', '/p/hall/own-shelf/untouched'],
    ['/p/own-room/own-shelf/taken-over-later', '/p/hall/own-shelf/taken-over-later'],
    ['/c/own-room', '/c/hall'],
    ['/c/own-room/own-shelf', '/c/hall/own-shelf'],
    ['/c/own-room/leaf', '/c/hall/blad'],
    ['/c/hall/leaf', '/c/hall/blad'],
    ['/c/own-room/blad', '/c/hall/blad'],
    ['/c/elsewhere/leaf', '/c/hall/blad'],
    ['/b/own-house', '/b/smått-hus'],
    ['/dc/old-sale', '/dc/sale'],
    ['/om', '/om-huset'],
    ['/content/om', '/om-huset'],
  ])('%s redirects to %s', async (from, to) => {
    expect(await newUrl(`${prefix.sv}${from}`)).toBe(`${prefix.sv}${to}`);
  });

  test.each([
    ['a current product', '/p/hall/own-shelf/third-name'],
    ['a current category', '/c/hall/blad'],
    ['a current brand', '/b/smått-hus'],
    ['a current brand, encoded', '/b/sm%C3%A5tt-hus'],
    ['a current content page', '/om-huset'],
    ['an inactive product', '/p/own-room/own-shelf/withdrawn'],
    ['a campaign that has ended', '/dc/ended-sale'],
    ['an unknown product', '/p/own-room/own-shelf/never'],
    ['an unknown category', '/c/never'],
    ['an unknown brand', '/b/never'],
    ['an unknown content page', '/never'],
    ['a search', '/s/first-name'],
    ['the front page', '/'],
    ['an empty text', ''],
    ['a path with a NUL character', '/p/a%00b'],
    ['a path with broken encoding', '/p/%E0%A4%A'],
    ['another site', 'https://elsewhere.example/b/own-house'],
  ])('has no redirect for %s: %s', async (_, url) => {
    expect(await newUrl(url && `${prefix.sv}${url}`.replace(/^\/se(?=https)/, ''))).toBeNull();
  });

  test('has no redirect when it is null', async () => {
    expect(await newUrl(null)).toBeNull();
  });

  describe('in the lists for clients with their own redirects', () => {
    const get = async (path: string) => {
      const response = await shop.backend.fetch(new Request(`http://shop.test/redirect/${path}`));
      return { status: response.status, body: await response.json() };
    };

    test('is listed with the current URL', async () => {
      const { status, body } = await get('urlhistory/demo?marketId=se');
      expect(status).toBe(200);
      const urls = body.map(({ oldUrl, newUrl }: Record<string, string>) => [oldUrl, newUrl]);
      const listed = (from: string, to: string) => [`${prefix.sv}${from}`, `${prefix.sv}${to}`];
      for (const [from, to] of [
        ['/p/hall/own-shelf/first-name', '/p/hall/own-shelf/third-name'],
        ['/p/hall/own-shelf/second-name', '/p/hall/own-shelf/third-name'],
        ['/c/hall/leaf', '/c/hall/blad'],
        ['/b/own-house', '/b/smått-hus'],
        ['/dc/old-sale', '/dc/sale'],
        ['/om', '/om-huset'],
      ] as const)
        expect(urls).toContainEqual(listed(from, to));
      const paths = JSON.stringify(urls);
      for (const slug of ['withdrawn', 'taken-over-later', 'ended-sale']) expect(paths).not.toContain(slug);
    });

    test('is listed by its slug, after a time', async () => {
      const all = await get('aliashistory/demo');
      expect(all.body).toContainEqual({
        oldAlias: 'own-house',
        newAlias: 'smått-hus',
        type: 'brand',
        languageId: 'sv-SE',
        changedAt: expect.any(String),
        deleted: false,
      });
      const later = await get(`aliashistory/demo?offset=${new Date(Date.now() + 60_000).toISOString()}`);
      expect(later).toEqual({ status: 200, body: [] });
    });

    test.each([
      ['urlhistory/wrong', 401, 'UNKNOWN_API_KEY'],
      ['urlhistory/demo?offset=yesterday', 400, 'BAD_INPUT'],
    ])('%s: %i', async (path, status, code) => {
      expect(await get(path)).toMatchObject({ status, body: { errors: [{ extensions: { code } }] } });
    });
  });

  test('may have a query, a hash or a slash at the end', async () => {
    for (const end of ['/', '?page=2&sort=PRICE', '#top', '/?a=/b/c#d'])
      expect(await newUrl(`${prefix.sv}/b/own-house${end}`)).toBe(`${prefix.sv}/b/smått-hus`);
  });

  test('with the current slug of another language leads to the slug of its own language', async () => {
    for (const [from, to] of [
      ['/p/hall/own-shelf/third-name', '/p/own-room/own-shelf/first-name'],
      ['/c/hall/blad', '/c/own-room/leaf'],
      ['/b/smått-hus', '/b/own-house'],
      ['/dc/sale', '/dc/old-sale'],
      ['/om-huset', '/about-the-house'],
      ['/content/om-huset', '/about-the-house'],
    ] as const)
      expect(await newUrl(`${prefix.en}${from}`, 'en-GB')).toBe(`${prefix.en}${to}`);
    expect(await newUrl(`${prefix.en}/p/never/inactive/withdrawn-for-good`, 'en-GB')).toBeNull();
  });

  test('belongs to one language', async () => {
    expect(await newUrl(`${prefix.en}/b/own-house`, 'en-GB')).toBeNull();
    expect(await newUrl(`${prefix.en}/p/own-room/own-shelf/second-name`, 'en-GB')).toBeNull();
    expect(await newUrl(`${prefix.en}/p/elsewhere/first-name`, 'en-GB')).toBe(
      `${prefix.en}/p/own-room/own-shelf/first-name`,
    );
  });
});
