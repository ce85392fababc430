import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = `query ($url: String, $alias: String, $languageId: String) {
  listPageInfo(url: $url, alias: $alias, languageId: $languageId) {
    __typename id alias name canonicalUrl primaryDescription hideTitle hideDescription
    meta { title description } subCategories { categoryId name canonicalUrl }
  }
}`;

async function pageOf(variables: object) {
  const { data, errors } = await shop.query(query, variables);
  expect(errors).toBeUndefined();
  return data.listPageInfo;
}

interface Category {
  categoryId: number;
  parentCategoryId: number;
  alias: string;
  name: string;
  description: string;
  canonicalUrl: string;
}

async function categoriesIn(languageId: string): Promise<Category[]> {
  const { data } = await shop.query(
    'query ($languageId: String) { categories(languageId: $languageId) { categoryId parentCategoryId alias name description canonicalUrl } }',
    { languageId },
  );
  return data.categories;
}

describe('A list page', () => {
  test.each(['sv-SE', 'da-DK', 'en-GB', 'fi-FI', 'nb-NO'])(
    'is found by the URL of each category in %s, with its subcategories',
    async (languageId) => {
      const categories = await categoriesIn(languageId);
      expect(categories.length).toBeGreaterThan(10);
      for (const category of categories) {
        expect(await pageOf({ url: category.canonicalUrl, languageId })).toEqual({
          __typename: 'PageInfoType',
          id: category.categoryId,
          alias: category.alias,
          name: category.name,
          canonicalUrl: category.canonicalUrl,
          primaryDescription: category.description,
          hideTitle: false,
          hideDescription: false,
          meta: { title: category.name, description: category.description },
          subCategories: categories
            .filter(({ parentCategoryId }) => parentCategoryId === category.categoryId)
            .map(({ categoryId, name, canonicalUrl }) => ({ categoryId, name, canonicalUrl })),
        });
      }
    },
  );

  test('is found by the URL of each brand', async () => {
    const { data } = await shop.query('{ brands { brandId alias name canonicalUrl } }');
    for (const { brandId, alias, name, canonicalUrl } of data.brands)
      expect(await pageOf({ url: canonicalUrl })).toMatchObject({
        id: brandId,
        alias,
        name,
        canonicalUrl,
        subCategories: [],
      });
  });

  test('is found by the alias of a category or a brand', async () => {
    const [category] = await categoriesIn('sv-SE');
    expect(await pageOf({ alias: category?.alias })).toMatchObject({ id: category?.categoryId });
    const { data } = await shop.query('{ brands { brandId alias } }');
    expect(await pageOf({ alias: data.brands[0].alias })).toMatchObject({ id: data.brands[0].brandId });
  });

  test('is found by its URL if the alias is that of another page', async () => {
    const [first, second] = await categoriesIn('sv-SE');
    expect(await pageOf({ url: second?.canonicalUrl, alias: first?.alias })).toMatchObject({
      id: second?.categoryId,
    });
  });

  test('is found by a URL with query, hash or trailing slash', async () => {
    const [category] = await categoriesIn('sv-SE');
    const page = await pageOf({ url: category?.canonicalUrl });
    for (const end of ['/', '?page=2', '#top', '/?a=/b/c#d'])
      expect(await pageOf({ url: `${category?.canonicalUrl}${end}` })).toEqual(page);
  });

  test('of an old position in the tree has the canonical URL, so that the storefront can redirect', async () => {
    const child = (await categoriesIn('sv-SE')).find(({ parentCategoryId }) => parentCategoryId !== 0);
    expect(await pageOf({ url: `/c/some-old-category/${child?.alias}` })).toMatchObject({
      id: child?.categoryId,
      canonicalUrl: child?.canonicalUrl,
    });
  });

  test.each([{}, { url: '', alias: '' }, { url: null, alias: null }])(
    'is that of the whole shop without arguments: %o',
    async (variables) => {
      const roots = (await categoriesIn('sv-SE')).filter(({ parentCategoryId }) => parentCategoryId === 0);
      expect(await pageOf(variables)).toMatchObject({
        id: 0,
        name: 'Kvarto',
        meta: {
          title: 'Kvarto – bokhandeln på nätet',
          description: expect.stringContaining('Köp böcker'),
        },
        subCategories: roots.map(({ categoryId }) => ({ categoryId })),
      });
    },
  );

  test.each([
    { url: '/c/no-such-category' },
    { url: '/b/no-such-brand' },
    { url: '/p/some/book' },
    { url: '/c' },
    { url: '/nyheter' },
    { url: '/l/nyheter' },
    { url: '/' },
    { url: '/%E0%A4%A' },
    { url: 'https://elsewhere.example/c/skonlitteratur' },
    { alias: 'no-such-category' },
  ])('is null for an unknown URL or alias: %o', async (variables) => {
    expect(await pageOf(variables)).toBeNull();
  });

  test('is null for a URL of another language than the requested one', async () => {
    const [english] = await categoriesIn('en-GB');
    expect(await pageOf({ url: english?.canonicalUrl, languageId: 'sv-SE' })).toBeNull();
  });
});
