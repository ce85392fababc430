import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCampaign, addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { LOCALES } from '#contract/locales.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
let marketShop: TestShop;
let productId: number;
let categoryId: number;
let brandAlias: string;

beforeAll(async () => {
  [shop, marketShop] = await Promise.all([openTestShop(), openTestShop({ MARKET_IN_PATH: 'true' })]);
  const { data } = await shop.query(
    '{ products(take: 1) { products { productId categoryId brand { alias } } } }',
  );
  const [product] = data.products.products;
  ({ productId, categoryId } = product);
  brandAlias = product.brand.alias;
});
afterAll(() => Promise.all([shop.close(), marketShop.close()]));

const locales = Object.values(LOCALES);
const urlFields = 'canonicalUrl alternativeUrls { url culture language country channelId isClosed }';
const query = `query ($productId: Int, $categoryId: Int, $brand: String, $languageId: String, $marketId: String) {
  product(productId: $productId, languageId: $languageId, marketId: $marketId) {
    alias ${urlFields} brand { alias ${urlFields} }
  }
  category(categoryId: $categoryId, languageId: $languageId, marketId: $marketId) { alias ${urlFields} }
  listPageInfo(alias: $brand, languageId: $languageId, marketId: $marketId) { ${urlFields} }
}`;

async function queryUrls(target: TestShop, languageId: string, marketId?: string) {
  const { data, errors } = await target.query(query, {
    productId,
    categoryId,
    brand: brandAlias,
    languageId,
    marketId,
  });
  expect(errors).toBeUndefined();
  return data;
}

describe('Canonical URLs', () => {
  test.each(locales)('are full paths in $name, with the slugs of the language', async ({ code, iso }) => {
    const { product, category, listPageInfo } = await queryUrls(shop, iso);
    const prefix = code === 'sv' ? '' : `/${code}`;
    expect(category.canonicalUrl).toMatch(new RegExp(`^${prefix}/c/([a-z0-9-]+/)?${category.alias}$`));
    const categoryPath = category.canonicalUrl.slice(`${prefix}/c/`.length);
    expect(product.canonicalUrl).toBe(`${prefix}/p/${categoryPath}/${product.alias}`);
    expect(product.brand.canonicalUrl).toBe(`${prefix}/b/${product.brand.alias}`);
    expect(listPageInfo.canonicalUrl).toBe(product.brand.canonicalUrl);
  });

  test('do not depend on the market when it is not part of paths', async () => {
    expect(await queryUrls(shop, 'en-GB', 'dk')).toEqual(await queryUrls(shop, 'en-GB', 'de'));
  });

  test.each([
    ['sv-SE', 'se', '/se'],
    ['en-GB', 'se', '/se/en'],
    ['da-DK', 'dk', '/dk/da'],
    ['fi-FI', 'fi', '/fi/fi'],
    ['sv-SE', 'fi', '/fi'],
    ['en-GB', 'eu', '/eu/en'],
  ])('start with the market when it is part of paths: %s in %s', async (languageId, marketId, prefix) => {
    const [withoutMarket, withMarket] = await Promise.all([
      queryUrls(shop, languageId),
      queryUrls(marketShop, languageId, marketId),
    ]);
    const expected = (url: string) => `${prefix}${url.replace(/^\/(da|en|fi|nb)(?=\/)/, '')}`;
    expect(withMarket.product.canonicalUrl).toBe(expected(withoutMarket.product.canonicalUrl));
    expect(withMarket.category.canonicalUrl).toBe(expected(withoutMarket.category.canonicalUrl));
    expect(withMarket.product.brand.canonicalUrl).toBe(expected(withoutMarket.product.brand.canonicalUrl));
  });
});

describe('Menus', () => {
  test('link to the market when markets are part of paths', async () => {
    const { data } = await marketShop.query(
      `{ getMenuAtLocation(menuLocationId: "main-mobile", marketId: "dk", languageId: "da-DK") {
        menuItems { canonicalUrl children { canonicalUrl } }
      } }`,
    );
    type Item = { canonicalUrl: string; children?: Item[] };
    const items: Item[] = data.getMenuAtLocation.menuItems.flatMap((item: Item) => [
      item,
      ...(item.children ?? []),
    ]);
    expect(items.length).toBeGreaterThan(5);
    for (const { canonicalUrl } of items) expect(canonicalUrl).toMatch(/^\/dk\/da\//);
  });
});

describe('Alternative URLs', () => {
  test('are the canonical URLs of the same resource in every language', async () => {
    const results = await Promise.all(locales.map(({ iso }) => queryUrls(shop, iso)));
    // biome-ignore lint/suspicious/noExplicitAny: a result of the query above.
    for (const read of [(a: any) => a.product, (a: any) => a.category, (a: any) => a.product.brand]) {
      const expected = results.map((result, index) => ({
        url: read(result).canonicalUrl,
        culture: locales[index]?.iso,
        language: locales[index]?.code,
        country: null,
        channelId: '1|se',
        isClosed: false,
      }));
      for (const result of results) {
        expect(read(result).alternativeUrls).toHaveLength(5);
        expect(read(result).alternativeUrls).toEqual(expect.arrayContaining(expected));
      }
    }
  });

  test('cover every market and language when markets are part of paths, except checkout-only markets', async () => {
    const { data } = await marketShop.query(
      '{ channel { markets { alias virtual onlyDisplayInCheckout country { code } allowedLanguages { id code } } } }',
    );
    type Market = {
      alias: string;
      virtual: boolean;
      onlyDisplayInCheckout: boolean;
      country: { code: string };
      allowedLanguages: { id: string; code: string }[];
    };
    const markets: Market[] = data.channel.markets;
    const targets = markets
      .filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout)
      .flatMap((market) => market.allowedLanguages.map((language) => ({ market, language })));
    expect(targets).toHaveLength(13);
    const expected = await Promise.all(
      targets.map(async ({ market, language }) => ({
        url: (await queryUrls(marketShop, language.id, market.alias)).product.canonicalUrl,
        culture: language.id,
        language: language.code,
        // A virtual market has no country.
        country: market.virtual ? null : market.country.code,
        channelId: '1|se',
        isClosed: false,
      })),
    );
    const { product } = await queryUrls(marketShop, 'sv-SE', 'se');
    expect(product.alternativeUrls).toEqual(expected);
    expect(new Set(expected.map(({ url }) => url)).size).toBe(13);
  });

  test('contain only markets that sell the product, or in which the campaign runs', async () => {
    const ids = await changeShop(marketShop, async (db) => {
      const product_id = await addProduct(db, { key: 'nordic-only' });
      const euroLists = db
        .selectFrom('price_list')
        .select('price_list_id')
        .where('currency_code', '=', 'EUR');
      await db
        .deleteFrom('price')
        .where('sku_id', 'in', db.selectFrom('sku').select('sku_id').where('product_id', '=', product_id))
        .where('price_list_id', 'in', euroLists)
        .execute();
      await addCampaign(db, { key: 'danish-sale', target: { product_id }, marketIds: ['dk', 'se'] });
      return { productId: product_id };
    });
    const { data } = await marketShop.query(
      `query ($productId: Int) {
        product(productId: $productId, marketId: "se") { alternativeUrls { url } alternativeCanonicalUrls }
        listPageInfo(alias: "danish-sale", marketId: "se") { alternativeUrls { url } }
      }`,
      ids,
    );
    const prefixesOf = (urls: { url: string }[]) => urls.map(({ url }) => url.replace(/\/(p|dc)\/.*/, ''));
    expect(prefixesOf(data.product.alternativeUrls)).toEqual([
      '/se',
      '/se/en',
      '/dk/da',
      '/dk/en',
      '/no/nb',
      '/no/en',
    ]);
    expect(data.product.alternativeCanonicalUrls).toHaveLength(5);
    expect(prefixesOf(data.listPageInfo.alternativeUrls)).toEqual(['/se', '/se/en', '/dk/da', '/dk/en']);
  });

  test('are marked in closed markets, and in languages that only these offer', async () => {
    const close = (db: TestShop['db']) =>
      db.updateTable('market').set({ opened: false }).where('market_id', '=', 'fr').execute();
    await changeShop(marketShop, close);
    await changeShop(shop, async (db) => {
      await close(db);
      await db
        .updateTable('market_language')
        .set({ market_id: 'fr' })
        .where('market_id', '=', 'no')
        .where('language_id', '=', 'nb-NO')
        .execute();
    });
    const closedIn = async (target: TestShop) => {
      const { product } = await queryUrls(target, 'en-GB', 'fr');
      return product.alternativeUrls
        .filter((alternate: { isClosed: boolean }) => alternate.isClosed)
        .map(({ url, country }: { url: string; country: string }) => [url.replace(/\/p\/.*/, ''), country]);
    };
    expect(await closedIn(marketShop)).toEqual([['/fr/en', 'FR']]);
    expect(await closedIn(shop)).toEqual([['/nb', null]]);
    const { data } = await marketShop.query('{ channel { markets { alias isClosed virtual } } }');
    expect(data.channel.markets.filter((market: { isClosed: boolean }) => market.isClosed)).toEqual([
      { alias: 'fr', isClosed: true, virtual: true },
    ]);
  });
});
