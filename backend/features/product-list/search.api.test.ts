import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, changeShop, ownShelf } from '#backend/features/product/added-product.fixture.ts';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { type Asked, askFacets, askList, countsOf } from './asked-list.fixture.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    await ownShelf(db);
    await addProduct(db, { key: 'Elementargeister', skus: [{ gtin: '9780306406157' }] });
    await addProduct(db, { key: 'Elementarteilchen', is_active: false });
    await addProduct(db, { key: 'Elementarschule', skus: [] });
    await addProduct(db, { key: 'Elementarbuch', languages: ['en-GB'] });
  });
});
afterAll(() => shop.close());

async function search(searchText: string, languageId = 'sv-SE', filter: Asked = {}, place: Asked = {}) {
  return askList(shop, { searchText, ...filter }, { languageId, ...place });
}

/** The work that stands first: in a language it is shown by one of its editions. */
async function firstWork(searchText: string, languageId: string): Promise<number | undefined> {
  const { data, errors } = await shop.ask(
    `query ($filter: FilterInputType, $languageId: String) {
      products(take: 1, filter: $filter, languageId: $languageId) { products { variantGroup { variantGroupId } } }
    }`,
    { filter: { searchText }, languageId },
  );
  expect(errors).toBeUndefined();
  return data.products.products[0]?.variantGroup?.variantGroupId;
}

async function titles(code: string): Promise<{ name: string; variant_group_id: number | null }[]> {
  return shop.db
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.product_id')
    .select(['name', 'variant_group_id'])
    .where('language_id', '=', LOCALES[code as 'sv'].iso)
    .where('variant_value', '=', code)
    .execute();
}

/** A letter in the middle of the longest word is another. */
function mistyped(title: string): string | null {
  const [longest = ''] = (title.match(/\p{L}+/gu) ?? []).sort((a, b) => b.length - a.length);
  if (longest.length < 6) return null;
  const middle = Math.floor(longest.length / 2);
  const wrong = longest[middle] === 'x' ? 'z' : 'x';
  return title.replace(longest, longest.slice(0, middle) + wrong + longest.slice(middle + 1));
}

describe.each(LOCALE_CODES)('A search in %s', (code) => {
  const { iso } = LOCALES[code];

  test('finds every title first', async () => {
    const notFirst: string[] = [];
    const books = await titles(code);
    for (const { name, variant_group_id } of books)
      if ((await firstWork(name, iso)) !== variant_group_id) notFirst.push(name);
    expect(books.length).toBeGreaterThan(200);
    expect(notFirst).toEqual([]);
  });

  test('finds every title first although one letter of it is wrong', async () => {
    const notFirst: string[] = [];
    for (const { name, variant_group_id } of await titles(code)) {
      const text = mistyped(name);
      if (text && (await firstWork(text, iso)) !== variant_group_id) notFirst.push(text);
    }
    expect(notFirst).toEqual([]);
  });
});

describe('A search finds', () => {
  test.each([
    ['sv-SE', 'förvandl', 'Förvandlingen'],
    ['sv-SE', 'stjäla häst', 'Ut och stjäla hästar'],
    ['da-DK', 'kastanj', 'Kastanjemanden'],
    ['en-GB', 'the thirt', 'The Thirty-Nine Steps'],
    ['fi-FI', 'seitsemän vel', 'Seitsemän veljestä'],
    ['nb-NO', 'rødstr', 'Rødstrupe'],
  ])('in %s what begins as it was typed: %s', async (languageId, text, title) => {
    expect((await search(text, languageId)).names[0]).toBe(title);
  });

  test.each([
    ['sv-SE', 'stjäla hästarna', 'Ut och stjäla hästar'],
    ['en-GB', 'robber came', 'When the Robbers Came to Cardamom Town'],
    ['fi-FI', 'harjulla', 'Humiseva harju'],
    ['nb-NO', 'stjæle hesten', 'Ut og stjæle hester'],
    ['da-DK', 'forvandling', 'Forvandlingen'],
  ])('in %s other forms of a word: %s', async (languageId, text, title) => {
    expect((await search(text, languageId)).names).toContain(title);
  });

  test.each([
    ['sv-SE', 'ut och stjala hastar', 'Ut och stjäla hästar'],
    ['da-DK', 'skatteoeen', 'Skatteøen'],
    ['da-DK', 'SKATTEØEN', 'Skatteøen'],
    ['fi-FI', 'aaneton kevat', 'Äänetön kevät'],
    ['nb-NO', 'rodstrupe', 'Rødstrupe'],
    ['en-GB', 'smillas feeling', 'Miss Smilla’s Feeling for Snow'],
    ['en-GB', 'thirty nine steps', 'The Thirty-Nine Steps'],
    ['en-GB', 'steps nine thirty', 'The Thirty-Nine Steps'],
  ])('in %s other spellings, without marks and in any order: %s', async (languageId, text, title) => {
    expect((await search(text, languageId)).names[0]).toBe(title);
  });

  test.each(['Selma Lagerlöf', 'lagerlof', 'Lagerlöv', 'Lagelröf'])(
    'the books of an author: %s',
    async (text) => {
      expect((await search(text)).names.toSorted()).toEqual([
        ...['Gösta Berlings saga', 'Herr Arnes penningar', 'Nils Holgerssons underbara resa genom Sverige'],
      ]);
    },
  );

  test('a book by its title and author together', async () => {
    expect((await search('jansson trollvinter')).names[0]).toBe('Trollvinter');
  });

  test.each(['9780306406157', '978-0-306-40615-7', '0306406152', '0-306-40615-2', 'ISBN 978-0-306-40615-7'])(
    'a book alone by its ISBN: %s',
    async (text) => {
      expect(await search(text)).toMatchObject({ count: 1, names: ['Elementargeister'] });
    },
  );

  test.each(['T-Elementargeister', 't-elementargeister', 'T-Elementargeister-0'])(
    'a book by its article number: %s',
    async (text) => {
      expect((await search(text)).names[0]).toBe('Elementargeister');
    },
  );

  test('an edition by its number also where another stands for the work', async () => {
    const english = await shop.db
      .selectFrom('product')
      .innerJoin('sku', 'sku.product_id', 'product.product_id')
      .select(['product.product_id', 'product.article_number', 'gtin'])
      .where('variant_value', '=', 'en')
      .where('variant_group_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect((await search(english.article_number)).ids).toEqual([english.product_id]);
    expect((await search(english.gtin ?? '')).ids).toEqual([english.product_id]);
  });

  test('what is in scope only: sold, active and in the language', async () => {
    expect((await search('Elementar')).names).toEqual(['Elementargeister']);
    expect((await search('Elementar', 'en-GB')).names.toSorted()).toEqual([
      'Elementarbuch',
      'Elementargeister',
    ]);
  });

  test('nothing where there is nothing, without an error', async () => {
    expect(await search('xyzzyqwertz')).toMatchObject({ count: 0, ids: [] });
    expect(await askFacets(shop, { searchText: 'xyzzyqwertz' })).toMatchObject({ price: null, facets: [] });
  });
});

describe('What a search has found', () => {
  test('is narrowed as any other list', async () => {
    const all = await askFacets(shop, { searchText: 'Tove Jansson' });
    const [category = '', count = 0] = Object.entries(countsOf(all, 'Category')).at(-1) ?? [];
    expect(count).toBeLessThan(all.count);
    const narrowed = await search('Tove Jansson', 'sv-SE', { facets: [category] });
    expect(narrowed.count).toBe(count);
    expect(all.ids).toEqual(expect.arrayContaining(narrowed.ids));
  });

  test('is found within a category or a brand', async () => {
    const everywhere = await search('Tove Jansson');
    const inCategory = await search('Tove Jansson', 'sv-SE', {}, { categoryAlias: 'barn-ungdom' });
    expect(inCategory.count).toBeGreaterThan(0);
    expect(inCategory.count).toBeLessThan(everywhere.count);
  });

  test('comes in pages that fit together', async () => {
    const { ids } = await search('deckare');
    const pages: number[] = [];
    for (let skip = 0; skip < ids.length; skip += 7)
      pages.push(...(await search('deckare', 'sv-SE', {}, { skip, take: 7 })).ids);
    expect(ids.length).toBeGreaterThan(7);
    expect(pages).toEqual(ids);
  });

  test('stands in another order when one is asked for', async () => {
    const [byRelevance, byName] = [
      await search('deckare'),
      await search('deckare', 'sv-SE', { sort: 'ALPHABETICAL' }),
    ];
    expect(byName.names).toEqual(byName.names.toSorted(new Intl.Collator('sv-SE').compare));
    expect(byName.ids.toSorted()).toEqual(byRelevance.ids.toSorted());
    expect(byName.ids).not.toEqual(byRelevance.ids);
  });
});
