import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { requestableSortOrders } from './query-list.fixture.ts';

interface Listed {
  productId: number;
  brand: { alias: string };
  categories: { categoryId: number }[];
  variantGroup: { variantGroupId: number; activeProducts: number };
  variantDimensions: { dimension: string; value: string }[];
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

const query = `query ($skip: Int, $take: Int, $url: String, $categoryAlias: String, $brandAlias: String,
    $discountCampaignAlias: String, $filter: FilterInputType, $languageId: String) {
  products(skip: $skip, take: $take, url: $url, categoryAlias: $categoryAlias, brandAlias: $brandAlias,
    discountCampaignAlias: $discountCampaignAlias, filter: $filter, languageId: $languageId) {
    count
    products {
      productId brand { alias } categories { categoryId }
      variantGroup { variantGroupId activeProducts } variantDimensions { dimension value }
    }
  }
}`;

async function list(variables: object = {}): Promise<{ count: number; products: Listed[] }> {
  const { data, errors } = await shop.query(query, variables);
  expect(errors).toBeUndefined();
  return data.products;
}

const languageOf = ({ variantDimensions }: Listed) =>
  variantDimensions.find(({ dimension }) => dimension === 'Language')?.value;
/** A product without a group is a work of its own. */
const workOf = ({ productId, variantGroup }: Listed) => variantGroup.variantGroupId || -productId;

async function listAll(variables: object = {}): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let count = 1; all.length < count; ) {
    const page = await list({ ...variables, skip: all.length, take: LIMITS.listTake });
    if (page.products.length === 0) break;
    count = page.count;
    all.push(...page.products);
  }
  return all;
}

const idsOf = (products: { productId: number }[]) => products.map(({ productId }) => productId);

describe('Pages of a list', () => {
  test('have 20 products by default', async () => {
    expect((await list()).products).toHaveLength(20);
    expect((await list({ take: 7 })).products).toHaveLength(7);
    expect((await list({ take: 0 })).products).toEqual([]);
  });

  test.each(requestableSortOrders)('do not overlap and are complete, in the order %s', async (sort) => {
    const pages: number[][] = [];
    const { count } = await list({ take: 0 });
    for (let skip = 0; skip < count; skip += 33)
      pages.push(idsOf((await list({ skip, take: 33, filter: { sort } })).products));
    expect(count).toBeGreaterThan(33 * 3);
    expect(pages.flat()).toHaveLength(count);
    expect(new Set(pages.flat()).size).toBe(count);
    expect(pages.flat()).toEqual(idsOf(await listAll({ filter: { sort } })));
  });

  test('have the count of the whole list', async () => {
    const counts = await Promise.all(
      [{}, { take: 1 }, { skip: 250, take: 3 }, { skip: LIMITS.listSkip }].map(
        async (page) => (await list(page)).count,
      ),
    );
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThanOrEqual(300);
  });

  test('beyond the last are empty', async () => {
    expect((await list({ skip: LIMITS.listSkip, take: LIMITS.listTake })).products).toEqual([]);
  });

  test.each([
    [{ take: LIMITS.listTake + 1 }, 'take must be from 0 to 200.'],
    [{ take: 10_000 }, 'take must be from 0 to 200.'],
    [{ take: -1 }, 'take must be from 0 to 200.'],
    [{ skip: LIMITS.listSkip + 1 }, 'skip must be from 0 to 6000.'],
    [{ skip: -1 }, 'skip must be from 0 to 6000.'],
    [
      { filter: { productIds: Array.from({ length: LIMITS.listProductIds + 1 }, (_, id) => id) } },
      'productIds may have 600 entries at most.',
    ],
  ])('are rejected beyond the limits: %o', async (variables, message) => {
    const { data, errors } = await shop.query(query, variables);
    expect(data).toEqual({ products: null });
    expect(errors).toEqual([{ message, path: ['products'], extensions: { code: 'LIMIT_EXCEEDED' } }]);
  });
});

describe('A list', () => {
  let root: { categoryId: number; alias: string; canonicalUrl: string };
  let child: { categoryId: number; alias: string; canonicalUrl: string };
  let brand: { alias: string; canonicalUrl: string };

  beforeAll(async () => {
    const fields = 'categoryId alias canonicalUrl';
    const roots = await shop.query(`{ categories(parentCategoryId: 0) { ${fields} } }`);
    root = roots.data.categories[0];
    const children = await shop.query(`{ categories(parentCategoryId: ${root.categoryId}) { ${fields} } }`);
    child = children.data.categories[0];
    brand = (await shop.query('{ products(take: 1) { products { brand { alias canonicalUrl } } } }')).data
      .products.products[0].brand;
  });

  test('of a category has the products of it and its subcategories', async () => {
    const [inRoot, inChild] = await Promise.all([
      listAll({ categoryAlias: root.alias }),
      listAll({ categoryAlias: child.alias }),
    ]);
    expect(inChild.length).toBeGreaterThan(0);
    for (const { categories } of inChild) expect(categories).toContainEqual({ categoryId: child.categoryId });
    expect(idsOf(inRoot)).toEqual(expect.arrayContaining(idsOf(inChild)));
    expect(inRoot.length).toBeGreaterThan(inChild.length);
    expect(inRoot.length).toBeLessThan((await list()).count);
  });

  test('of a category is the same by its URL, by its alias and by its id', async () => {
    const byAlias = await list({ categoryAlias: child.alias });
    expect(await list({ url: child.canonicalUrl })).toEqual(byAlias);
    expect(await list({ url: `${child.canonicalUrl}/?page=2#list` })).toEqual(byAlias);
    expect(await list({ filter: { categoryIds: [child.categoryId] } })).toEqual(byAlias);
  });

  test('of a brand has only its products, by URL and by alias', async () => {
    const products = await listAll({ brandAlias: brand.alias });
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(product.brand.alias).toBe(brand.alias);
    expect(idsOf(await listAll({ url: brand.canonicalUrl }))).toEqual(idsOf(products));
  });

  test('of a URL is found in the language of the URL', async () => {
    const { data } = await shop.query(
      `{ category(categoryId: ${child.categoryId}, languageId: "en-GB") { canonicalUrl } }`,
    );
    const english = await list({ url: data.category.canonicalUrl, languageId: 'en-GB' });
    expect(data.category.canonicalUrl).toMatch(/^\/en\//);
    expect(english.count).toBe((await list({ url: child.canonicalUrl })).count);
  });

  test('of an author or of a campaign is found by its URL', async () => {
    const lagerlof = await list({ url: '/l/author/selma-lagerlof' });
    const ids = idsOf(lagerlof.products);
    expect(ids).toHaveLength(3);
    // A search also finds books whose description mentions the author.
    const found = await list({ filter: { searchText: 'Selma Lagerlöf', sort: 'LATEST' } });
    expect(idsOf(found.products).filter((id) => ids.includes(id))).toEqual(ids);
    const slug = await shop.db
      .selectFrom('campaign_text')
      .innerJoin('campaign', 'campaign.campaign_id', 'campaign_text.campaign_id')
      .select(['slug', 'campaign.campaign_id'])
      .where('campaign_key', '=', 'autumn-crime')
      .where('language_id', '=', 'sv-SE')
      .executeTakeFirstOrThrow();
    const campaign = await list({ url: `/dc/${slug.slug}` });
    expect(campaign.count).toBeGreaterThan(20);
    expect(campaign).toEqual(await list({ discountCampaignAlias: slug.slug }));
    expect(campaign).toEqual(await list({ filter: { include: [`dc_${slug.campaign_id}`] } }));
  });

  test.each([
    { categoryAlias: 'no-such-category' },
    { brandAlias: 'no-such-brand' },
    { discountCampaignAlias: 'no-such-campaign' },
    { url: '/c/no-such-category' },
    { url: '/b/no-such-brand' },
    { url: '/somewhere/else' },
    { url: '/' },
    { url: '%E0%A4%A' },
    { filter: { productIds: [999_999_999] } },
    { filter: { categoryIds: [999_999_999] } },
    { filter: { brandIds: [999_999_999] } },
  ])('of an unknown category, brand, campaign or URL is empty: %o', async (variables) => {
    expect(await list(variables)).toEqual({ count: 0, products: [] });
  });

  test('of product ids has their order, without unknown ones, and ignores other filters', async () => {
    const ids = idsOf((await list({ take: 6 })).products);
    const shuffled = [5, 0, 3, 1, 4, 2].map((index) => ids[index]);
    const { count, products } = await list({
      filter: { productIds: [shuffled[0], 999_999_999, ...shuffled.slice(1)], sort: 'PRICE', brandIds: [1] },
    });
    expect(count).toBe(6);
    expect(idsOf(products)).toEqual(shuffled);
  });
});

describe('Editions of one work', () => {
  test.each(['sv', 'da', 'en', 'fi', 'nb'])(
    'are listed once, as the %s edition if there is one',
    async (code) => {
      const iso = { sv: 'sv-SE', da: 'da-DK', en: 'en-GB', fi: 'fi-FI', nb: 'nb-NO' }[code];
      const [collapsed, every] = await Promise.all([
        listAll({ languageId: iso }),
        listAll({ languageId: iso, filter: { includeCollapsed: true } }),
      ]);
      const editions = Map.groupBy(every, workOf);
      expect(collapsed).toHaveLength(editions.size);
      expect(every.length).toBeGreaterThan(collapsed.length);
      const inLanguage = collapsed.filter((product) => languageOf(product) === code);
      expect(inLanguage.length).toBeGreaterThan(0);
      for (const product of collapsed) {
        const languages = (editions.get(workOf(product)) ?? []).map(languageOf);
        if (languages.includes(code)) expect(languageOf(product)).toBe(code);
      }
    },
  );

  test('are all listed with includeCollapsed', async () => {
    const every = await listAll({ filter: { includeCollapsed: true } });
    for (const [, editions] of Map.groupBy(every, workOf))
      expect(editions).toHaveLength(editions[0]?.variantGroup.activeProducts ?? 0);
  });
});
