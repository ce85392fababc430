import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { addCategory, changeShop, languageIds } from '#backend/features/product/added-product.fixture.ts';
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

  test('have a name, a description and a path in each of five languages', async () => {
    const answers = await Promise.all(
      languageIds.map(
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

describe('Categories that a merchant adds', () => {
  let ids: Record<'room' | 'shelf' | 'board' | 'hidden' | 'below' | 'untold' | 'under', number>;
  const own = '{ categoryId parentCategoryId order isHidden }';

  beforeAll(() => changeShop(shop, addCategories));

  async function addCategories(db: Database): Promise<void> {
    const room = await addCategory(db, { key: 'room', sort_order: -2 });
    const board = (parent: number) => addCategory(db, { key: 'board', parent_category_id: parent });
    const shelf = await addCategory(db, {
      ...{ key: 'shelf', name: 'A shelf', parent_category_id: room, primary_image: 'shelf.jpg' },
      ...{ background_image: 'wall.jpg' },
      google_taxonomy: JSON.stringify({ id: 784, parentId: 783, name: 'Books', path: 'Media > Books' }),
    });
    const hidden = await addCategory(db, { key: 'hidden', is_hidden: true, sort_order: -1 });
    const untold = await addCategory(db, { key: 'untold', sort_order: -1 });
    await db
      .deleteFrom('category_text')
      .where('category_id', '=', untold)
      .where('language_id', '=', 'fi-FI')
      .execute();
    ids = {
      ...{ room, shelf, hidden, untold },
      board: await board(shelf),
      below: await addCategory(db, { key: 'below', parent_category_id: hidden }),
      under: await addCategory(db, { key: 'under', parent_category_id: untold }),
    };
  }

  async function idsOf(args: string): Promise<number[]> {
    const { data } = await shop.ask(`{ categories${args} { categoryId } }`);
    return data.categories.map(({ categoryId }: Category) => categoryId);
  }

  test('may lie as deep as they like, each right before those below it', async () => {
    expect((await idsOf('')).slice(0, 3)).toEqual([ids.room, ids.shelf, ids.board]);
    expect(await idsOf(`(parentCategoryId: ${ids.room})`)).toEqual([ids.shelf]);
    const { data } = await shop.ask(`{ category(categoryId: ${ids.board}) { alias canonicalUrl } }`);
    expect(data.category).toEqual({ alias: 'board', canonicalUrl: '/c/room/shelf/board' });
  });

  test('are left out with all below them where they are hidden, unless hidden ones are asked for', async () => {
    const shown = await idsOf('');
    expect(shown).not.toContain(ids.hidden);
    expect(shown).not.toContain(ids.below);
    const all = await idsOf('(includeHidden: true)');
    expect(all.slice(all.indexOf(ids.hidden), all.indexOf(ids.hidden) + 2)).toEqual([ids.hidden, ids.below]);
    const { data } = await shop.ask(
      `{ shown: categories(parentCategoryId: 0) ${own} all: categories(parentCategoryId: 0, includeHidden: true) ${own} }`,
    );
    const hidden = { categoryId: ids.hidden, parentCategoryId: 0, order: -1, isHidden: true };
    expect(data.all).toContainEqual(hidden);
    expect(data.shown).toEqual(data.all.filter(({ isHidden }: Category) => !isHidden));
  });

  test('are left out with all below them in a language that they have no name in', async () => {
    expect(await idsOf('')).toEqual(expect.arrayContaining([ids.untold, ids.under]));
    const finnish = await idsOf('(languageId: "fi-FI")');
    expect(finnish).not.toContain(ids.untold);
    expect(finnish).not.toContain(ids.under);
    const { data } = await shop.ask(
      `{ category(categoryId: ${ids.untold}) { alternativeCanonicalUrls alternativeUrls { language } } }`,
    );
    expect(data.category.alternativeUrls).toHaveLength(4);
    expect(data.category.alternativeUrls).not.toContainEqual({ language: 'fi' });
    expect(data.category.alternativeCanonicalUrls).toHaveLength(3);
  });

  test('have pictures and a place in the taxonomy of product feeds', async () => {
    const { data } = await shop.ask(
      `query ($shelf: Int, $room: Int) {
        shelf: category(categoryId: $shelf) { ...all } room: category(categoryId: $room) { ...all }
      }
      fragment all on CategoryType { name primaryImage backgroundImage googleTaxonomy { id parentId name path } }`,
      { shelf: ids.shelf, room: ids.room },
    );
    expect(data).toEqual({
      shelf: {
        ...{ name: 'A shelf', primaryImage: 'shelf.jpg', backgroundImage: 'wall.jpg' },
        googleTaxonomy: { id: 784, parentId: 783, name: 'Books', path: 'Media > Books' },
      },
      room: { name: 'room', primaryImage: null, backgroundImage: null, googleTaxonomy: null },
    });
  });
});
