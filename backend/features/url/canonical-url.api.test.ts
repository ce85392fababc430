import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCampaign, addProduct, changeShop } from '#backend/features/product/added-product.fixture.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
let marketShop: TestShop;
let productId: number;
let categoryId: number;
let brandAlias: string;

beforeAll(async () => {
  [shop, marketShop] = await Promise.all([openTestShop(), openTestShop({ MARKET_IN_PATH: 'true' })]);
  const { data } = await shop.ask(
    '{ products(take: 1) { products { productId categoryId brand { alias } } } }',
  );
  const [product] = data.products.products;
  ({ productId, categoryId } = product);
  brandAlias = product.brand.alias;
});
afterAll(() => Promise.all([shop.close(), marketShop.close()]));

const locales = Object.values(LOCALES);
const prefixes: Record<LocaleCode, string> = { sv: '', da: '/da', en: '/en', fi: '/fi', nb: '/nb' };
const urlFields = 'canonicalUrl alternativeUrls { url culture language country channelId }';
const query = `query ($productId: Int, $categoryId: Int, $brand: String, $languageId: String, $marketId: String) {
  product(productId: $productId, languageId: $languageId, marketId: $marketId) {
    alias ${urlFields} brand { alias ${urlFields} }
  }
  category(categoryId: $categoryId, languageId: $languageId, marketId: $marketId) { alias ${urlFields} }
  listPageInfo(alias: $brand, languageId: $languageId, marketId: $marketId) { ${urlFields} }
}`;

async function ask(from: TestShop, languageId: string, marketId?: string) {
  const { data, errors } = await from.ask(query, {
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
  test.each(locales)('are whole paths in $name, with the words of the language', async ({ code, iso }) => {
    const { product, category, listPageInfo } = await ask(shop, iso);
    const prefix = prefixes[code];
    expect(category.canonicalUrl).toMatch(new RegExp(`^${prefix}/c/([a-z0-9-]+/)?${category.alias}$`));
    const shelf = category.canonicalUrl.slice(`${prefix}/c/`.length);
    expect(product.canonicalUrl).toBe(`${prefix}/p/${shelf}/${product.alias}`);
    expect(product.brand.canonicalUrl).toBe(`${prefix}/b/${product.brand.alias}`);
    expect(listPageInfo.canonicalUrl).toBe(product.brand.canonicalUrl);
  });

  test('do not depend on the market when it is not part of paths', async () => {
    expect(await ask(shop, 'en-GB', 'dk')).toEqual(await ask(shop, 'en-GB', 'de'));
  });

  test.each([
    ['sv-SE', 'se', '/se'],
    ['en-GB', 'se', '/se/en'],
    ['da-DK', 'dk', '/dk/da'],
    ['fi-FI', 'fi', '/fi/fi'],
    ['sv-SE', 'fi', '/fi'],
    ['en-GB', 'eu', '/eu/en'],
  ])('begin with the market where it is part of paths: %s in %s', async (languageId, marketId, prefix) => {
    const [plain, withMarket] = await Promise.all([
      ask(shop, languageId),
      ask(marketShop, languageId, marketId),
    ]);
    const bare = (url: string) => url.replace(/^\/(da|en|fi|nb)(?=\/)/, '');
    expect(withMarket.product.canonicalUrl).toBe(`${prefix}${bare(plain.product.canonicalUrl)}`);
    expect(withMarket.category.canonicalUrl).toBe(`${prefix}${bare(plain.category.canonicalUrl)}`);
    expect(withMarket.product.brand.canonicalUrl).toBe(`${prefix}${bare(plain.product.brand.canonicalUrl)}`);
  });
});

describe('Menus', () => {
  test('lead into the market where markets are part of paths', async () => {
    const { data } = await marketShop.ask(
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
  test('are the canonical URLs of the same thing in every language', async () => {
    const answers = await Promise.all(locales.map(({ iso }) => ask(shop, iso)));
    // biome-ignore lint/suspicious/noExplicitAny: an answer of the query above.
    for (const read of [(a: any) => a.product, (a: any) => a.category, (a: any) => a.product.brand]) {
      const expected = answers.map((answer, index) => ({
        url: read(answer).canonicalUrl,
        culture: locales[index]?.iso,
        language: locales[index]?.code,
        country: null,
        channelId: '1|se',
      }));
      for (const answer of answers) {
        expect(read(answer).alternativeUrls).toHaveLength(5);
        expect(read(answer).alternativeUrls).toEqual(expect.arrayContaining(expected));
      }
    }
  });

  test('are given for every market and language where markets are part of paths, checkout-only ones apart', async () => {
    const { data } = await marketShop.ask(
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
    const places = markets
      .filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout)
      .flatMap((market) => market.allowedLanguages.map((language) => ({ market, language })));
    expect(places).toHaveLength(13);
    const expected = await Promise.all(
      places.map(async ({ market, language }) => ({
        url: (await ask(marketShop, language.id, market.alias)).product.canonicalUrl,
        culture: language.id,
        language: language.code,
        // A market that is no country has only a language.
        country: market.virtual ? null : market.country.code,
        channelId: '1|se',
      })),
    );
    const { product } = await ask(marketShop, 'sv-SE', 'se');
    expect(product.alternativeUrls).toEqual(expected);
    expect(new Set(expected.map(({ url }) => url)).size).toBe(13);
  });

  test('lead only to markets that sell the product, or in which the campaign runs', async () => {
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
    const { data } = await marketShop.ask(
      `query ($productId: Int) {
        product(productId: $productId, marketId: "se") { alternativeUrls { url } alternativeCanonicalUrls }
        listPageInfo(alias: "danish-sale", marketId: "se") { alternativeUrls { url } }
      }`,
      ids,
    );
    const startsOf = (urls: { url: string }[]) => urls.map(({ url }) => url.replace(/\/(p|dc)\/.*/, ''));
    expect(startsOf(data.product.alternativeUrls)).toEqual([
      '/se',
      '/se/en',
      '/dk/da',
      '/dk/en',
      '/no/nb',
      '/no/en',
    ]);
    expect(data.product.alternativeCanonicalUrls).toHaveLength(5);
    expect(startsOf(data.listPageInfo.alternativeUrls)).toEqual(['/se', '/se/en', '/dk/da', '/dk/en']);
  });
});
