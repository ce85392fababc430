import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { addCategory, changeShop, languageIds } from '#backend/features/product/add-product.fixture.ts';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';

interface Category {
  categoryId: number;
  parentCategoryId: number;
  order: number;
  alias: string;
  name: string;
  description: string;
  canonicalUrl: string;
  isHidden: boolean;
}

let shop: TestShop;
let allCategories: Category[];
const fields = 'categoryId parentCategoryId order alias name description canonicalUrl isHidden';

beforeAll(async () => {
  shop = await openDemoShop();
  allCategories = (await shop.query(`{ categories { ${fields} } }`)).data.categories;
});
afterAll(() => shop.close());

const childrenOf = (parentId: number) =>
  allCategories.filter(({ parentCategoryId }) => parentCategoryId === parentId);

describe('Categories', () => {
  test('are listed depth first', () => {
    const roots = childrenOf(0);
    expect(roots.length).toBeGreaterThan(1);
    expect(allCategories).toEqual(roots.flatMap((root) => [root, ...childrenOf(root.categoryId)]));
    expect(allCategories.length).toBeGreaterThan(roots.length);
  });

  test('are listed in sort order', () => {
    for (const parentId of [0, ...childrenOf(0).map(({ categoryId }) => categoryId)]) {
      const orders = childrenOf(parentId).map(({ order }) => order);
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
      expect(new Set(orders).size).toBe(orders.length);
    }
  });

  test('of parent 0 are the root categories, of another parent its children', async () => {
    const [root] = childrenOf(0);
    const { data } = await shop.query(
      `{ roots: categories(parentCategoryId: 0) { ${fields} }
        children: categories(parentCategoryId: ${root?.categoryId}) { ${fields} }
        none: categories(parentCategoryId: 999999999) { ${fields} } }`,
    );
    expect(data).toEqual({ roots: childrenOf(0), children: childrenOf(root?.categoryId ?? -1), none: [] });
    expect(data.children.length).toBeGreaterThan(0);
  });

  test('have a name, a description and a URL in five languages', async () => {
    const results = await Promise.all(
      languageIds.map(
        async (languageId): Promise<Category[]> =>
          (
            await shop.query(
              `query ($languageId: String) { categories(languageId: $languageId) { ${fields} } }`,
              { languageId },
            )
          ).data.categories,
      ),
    );
    for (const categories of results) {
      expect(categories.map(({ categoryId }) => categoryId)).toEqual(
        allCategories.map(({ categoryId }) => categoryId),
      );
      for (const { name, description, alias } of categories) {
        expect(name).toMatch(/\S/);
        expect(description).toMatch(/\S/);
        expect(alias).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }
      expect(new Set(categories.map(({ canonicalUrl }) => canonicalUrl)).size).toBe(categories.length);
    }
    for (const index of allCategories.keys())
      expect(new Set(results.map((categories) => categories[index]?.description)).size).toBe(5);
  });
});

describe('A category', () => {
  const query = `query ($alias: String, $categoryId: Int, $languageId: String) {
    category(alias: $alias, categoryId: $categoryId, languageId: $languageId) { ${fields} }
  }`;

  test('is found by its id and by its alias', async () => {
    for (const category of allCategories) {
      expect((await shop.query(query, { categoryId: category.categoryId })).data).toEqual({ category });
      const byAlias = (await shop.query(query, { alias: category.alias })).data.category;
      expect(byAlias.alias).toBe(category.alias);
    }
  });

  test('is found by its id if the alias is that of another category', async () => {
    const [first, second] = allCategories;
    const { data } = await shop.query(query, { alias: first?.alias, categoryId: second?.categoryId });
    expect(data.category).toEqual(second);
  });

  test('is found only by the alias of the language', async () => {
    const [first] = allCategories;
    const { data } = await shop.query(query, { categoryId: first?.categoryId, languageId: 'en-GB' });
    const english = data.category;
    expect(english.alias).not.toBe(first?.alias);
    expect((await shop.query(query, { alias: english.alias, languageId: 'en-GB' })).data.category).toEqual(
      english,
    );
    expect((await shop.query(query, { alias: english.alias, languageId: 'sv-SE' })).data.category).toBeNull();
  });

  test.each([{}, { alias: '' }, { alias: 'no-such-category' }, { categoryId: 0 }, { categoryId: -1 }])(
    'that is unknown is null: %o',
    async (variables) => {
      expect(await shop.query(query, variables)).toEqual({ status: 200, data: { category: null } });
    },
  );
});

describe('New categories', () => {
  let ids: Record<
    'root' | 'middle' | 'leaf' | 'hidden' | 'belowHidden' | 'untranslated' | 'belowUntranslated',
    number
  >;
  const selection = '{ categoryId parentCategoryId order isHidden }';

  beforeAll(() => changeShop(shop, addCategories));

  async function addCategories(db: Database): Promise<void> {
    const root = await addCategory(db, { key: 'root', sort_order: -2 });
    const leaf = (parent: number) => addCategory(db, { key: 'leaf', parent_category_id: parent });
    const middle = await addCategory(db, {
      key: 'middle',
      name: 'A category',
      parent_category_id: root,
      primary_image: 'middle.jpg',
      background_image: 'wall.jpg',
      google_taxonomy: JSON.stringify({ id: 784, parentId: 783, name: 'Books', path: 'Media > Books' }),
    });
    const hidden = await addCategory(db, { key: 'hidden', is_hidden: true, sort_order: -1 });
    const untranslated = await addCategory(db, { key: 'untranslated', sort_order: -1 });
    await db
      .deleteFrom('category_text')
      .where('category_id', '=', untranslated)
      .where('language_id', '=', 'fi-FI')
      .execute();
    ids = {
      root,
      middle,
      hidden,
      untranslated,
      leaf: await leaf(middle),
      belowHidden: await addCategory(db, { key: 'belowHidden', parent_category_id: hidden }),
      belowUntranslated: await addCategory(db, {
        key: 'belowUntranslated',
        parent_category_id: untranslated,
      }),
    };
  }

  async function idsOf(args: string): Promise<number[]> {
    const { data } = await shop.query(`{ categories${args} { categoryId } }`);
    return data.categories.map(({ categoryId }: Category) => categoryId);
  }

  test('may have any depth', async () => {
    expect((await idsOf('')).slice(0, 3)).toEqual([ids.root, ids.middle, ids.leaf]);
    expect(await idsOf(`(parentCategoryId: ${ids.root})`)).toEqual([ids.middle]);
    const { data } = await shop.query(`{ category(categoryId: ${ids.leaf}) { alias canonicalUrl } }`);
    expect(data.category).toEqual({ alias: 'leaf', canonicalUrl: '/c/root/middle/leaf' });
  });

  test('are left out with their descendants if hidden, unless includeHidden', async () => {
    const visible = await idsOf('');
    expect(visible).not.toContain(ids.hidden);
    expect(visible).not.toContain(ids.belowHidden);
    const all = await idsOf('(includeHidden: true)');
    expect(all.slice(all.indexOf(ids.hidden), all.indexOf(ids.hidden) + 2)).toEqual([
      ids.hidden,
      ids.belowHidden,
    ]);
    const { data } = await shop.query(
      `{ visible: categories(parentCategoryId: 0) ${selection} all: categories(parentCategoryId: 0, includeHidden: true) ${selection} }`,
    );
    const hidden = { categoryId: ids.hidden, parentCategoryId: 0, order: -1, isHidden: true };
    expect(data.all).toContainEqual(hidden);
    expect(data.visible).toEqual(data.all.filter(({ isHidden }: Category) => !isHidden));
  });

  test('are left out with their descendants in a language without a name', async () => {
    expect(await idsOf('')).toEqual(expect.arrayContaining([ids.untranslated, ids.belowUntranslated]));
    const finnish = await idsOf('(languageId: "fi-FI")');
    expect(finnish).not.toContain(ids.untranslated);
    expect(finnish).not.toContain(ids.belowUntranslated);
    const { data } = await shop.query(
      `{ category(categoryId: ${ids.untranslated}) { alternativeCanonicalUrls alternativeUrls { language } } }`,
    );
    expect(data.category.alternativeUrls).toHaveLength(4);
    expect(data.category.alternativeUrls).not.toContainEqual({ language: 'fi' });
    expect(data.category.alternativeCanonicalUrls).toHaveLength(3);
  });

  test('have images and a Google taxonomy', async () => {
    const { data } = await shop.query(
      `query ($middle: Int, $root: Int) {
        middle: category(categoryId: $middle) { ...all } root: category(categoryId: $root) { ...all }
      }
      fragment all on CategoryType { name primaryImage backgroundImage googleTaxonomy { id parentId name path } }`,
      { middle: ids.middle, root: ids.root },
    );
    expect(data).toEqual({
      middle: {
        name: 'A category',
        primaryImage: 'middle.jpg',
        backgroundImage: 'wall.jpg',
        googleTaxonomy: { id: 784, parentId: 783, name: 'Books', path: 'Media > Books' },
      },
      root: { name: 'root', primaryImage: null, backgroundImage: null, googleTaxonomy: null },
    });
  });
});
