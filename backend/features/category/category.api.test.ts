import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restarted } from '#backend/restarted-shop.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

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
let every: Category[];
const fields = 'categoryId parentCategoryId order alias name description canonicalUrl isHidden';

beforeAll(async () => {
  shop = await openTestShop();
  every = (await shop.ask(`{ categories { ${fields} } }`)).data.categories;
});
afterAll(() => shop.close());

const languages = ['sv-SE', 'da-DK', 'en-GB', 'fi-FI', 'nb-NO'];
const childrenOf = (parentId: number) =>
  every.filter(({ parentCategoryId }) => parentCategoryId === parentId);

describe('Categories', () => {
  test('are listed all at once, each after the one above it', () => {
    const roots = childrenOf(0);
    expect(roots.length).toBeGreaterThan(1);
    expect(every).toEqual(roots.flatMap((root) => [root, ...childrenOf(root.categoryId)]));
    expect(every.length).toBeGreaterThan(roots.length);
  });

  test('are listed in the order that the shop gave them', () => {
    for (const parentId of [0, ...childrenOf(0).map(({ categoryId }) => categoryId)]) {
      const orders = childrenOf(parentId).map(({ order }) => order);
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
      expect(new Set(orders).size).toBe(orders.length);
    }
  });

  test('of parent 0 are the roots, and of another parent its children', async () => {
    const [root] = childrenOf(0);
    const { data } = await shop.ask(
      `{ roots: categories(parentCategoryId: 0) { ${fields} }
        children: categories(parentCategoryId: ${root?.categoryId}) { ${fields} }
        none: categories(parentCategoryId: 999999999) { ${fields} } }`,
    );
    expect(data).toEqual({ roots: childrenOf(0), children: childrenOf(root?.categoryId ?? -1), none: [] });
    expect(data.children.length).toBeGreaterThan(0);
  });

  test('that are hidden are left out unless they are asked for', async () => {
    const [hidden] = childrenOf(0);
    const id = hidden?.categoryId ?? -1;
    await shop.db.updateTable('category').set({ is_hidden: true }).where('category_id', '=', id).execute();
    const later = await restarted(shop);
    try {
      const { data } = await later.ask(
        `{ shown: categories(parentCategoryId: 0) { categoryId }
          all: categories(parentCategoryId: 0, includeHidden: true) { categoryId isHidden } }`,
      );
      expect(data.shown).toEqual(
        childrenOf(0)
          .slice(1)
          .map(({ categoryId }) => ({ categoryId })),
      );
      expect(data.all).toEqual(
        childrenOf(0).map(({ categoryId }) => ({ categoryId, isHidden: categoryId === id })),
      );
    } finally {
      await later.close();
    }
  });

  test('have a name, a description and a path in each of five languages', async () => {
    const answers = await Promise.all(
      languages.map(
        async (languageId): Promise<Category[]> =>
          (
            await shop.ask(
              `query ($languageId: String) { categories(languageId: $languageId) { ${fields} } }`,
              { languageId },
            )
          ).data.categories,
      ),
    );
    for (const categories of answers) {
      expect(categories.map(({ categoryId }) => categoryId)).toEqual(
        every.map(({ categoryId }) => categoryId),
      );
      for (const { name, description, alias } of categories) {
        expect(name).toMatch(/\S/);
        expect(description).toMatch(/\S/);
        expect(alias).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }
      expect(new Set(categories.map(({ canonicalUrl }) => canonicalUrl)).size).toBe(categories.length);
    }
    for (const index of every.keys())
      expect(new Set(answers.map((categories) => categories[index]?.description)).size).toBe(5);
  });
});

describe('A category', () => {
  const query = `query ($alias: String, $categoryId: Int, $languageId: String) {
    category(alias: $alias, categoryId: $categoryId, languageId: $languageId) { ${fields} }
  }`;

  test('is found by its id and by its alias', async () => {
    for (const category of every) {
      expect((await shop.ask(query, { categoryId: category.categoryId })).data).toEqual({ category });
      const byAlias = (await shop.ask(query, { alias: category.alias })).data.category;
      expect(byAlias.alias).toBe(category.alias);
    }
  });

  test('is found by its id where the alias names another one', async () => {
    const [first, second] = every;
    const { data } = await shop.ask(query, { alias: first?.alias, categoryId: second?.categoryId });
    expect(data.category).toEqual(second);
  });

  test('is found by the alias of the language only', async () => {
    const [first] = every;
    const { data } = await shop.ask(query, { categoryId: first?.categoryId, languageId: 'en-GB' });
    const english = data.category;
    expect(english.alias).not.toBe(first?.alias);
    expect((await shop.ask(query, { alias: english.alias, languageId: 'en-GB' })).data.category).toEqual(
      english,
    );
    expect((await shop.ask(query, { alias: english.alias, languageId: 'sv-SE' })).data.category).toBeNull();
  });

  test.each([{}, { alias: '' }, { alias: 'no-such-shelf' }, { categoryId: 0 }, { categoryId: -1 }])(
    'that is unknown is null, without an error: %o',
    async (variables) => {
      expect(await shop.ask(query, variables)).toEqual({ status: 200, data: { category: null } });
    },
  );
});
