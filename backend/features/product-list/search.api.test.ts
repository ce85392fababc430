import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, addTestCategory, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { LOCALES } from '#contract/locales.ts';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { demoLanguages } from '../../../tests/demo-documents.ts';
import { countsOf, type ListArguments, queryList, queryListWithFacets } from './query-list.fixture.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openDemoShop();
  await changeShop(shop, async (db) => {
    await addTestCategory(db);
    await addProduct(db, { key: 'Quaggageister', skus: [{ gtin: '9780306406157' }] });
    await addProduct(db, { key: 'Quaggateilchen', is_active: false });
    await addProduct(db, { key: 'Quaggaschule', skus: [] });
    await addProduct(db, { key: 'Quaggabuch', languages: ['en-GB'] });
  });
});
afterAll(() => shop.close());

async function search(
  searchText: string,
  languageId = 'sv-SE',
  filter: ListArguments = {},
  args: ListArguments = {},
) {
  return queryList(shop, { searchText, ...filter }, { languageId, ...args });
}

/** The variant group of the first result. */
async function firstWork(searchText: string, languageId: string): Promise<number | undefined> {
  const { data, errors } = await shop.query(
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
    .where('variant_outer_value', '=', code)
    .execute();
}

/** Replaces a letter in the middle of the longest word. */
function withTypo(title: string): string | null {
  const [longest = ''] = (title.match(/\p{L}+/gu) ?? []).sort((a, b) => b.length - a.length);
  if (longest.length < 6) return null;
  const middle = Math.floor(longest.length / 2);
  const replacement = longest[middle] === 'x' ? 'z' : 'x';
  return title.replace(longest, longest.slice(0, middle) + replacement + longest.slice(middle + 1));
}

describe.each(demoLanguages)('A search in %s', (code) => {
  const { iso } = LOCALES[code];

  test('finds every title first', async () => {
    const notFirst: string[] = [];
    const books = await titles(code);
    for (const { name, variant_group_id } of books)
      if ((await firstWork(name, iso)) !== variant_group_id) notFirst.push(name);
    expect(books.length).toBeGreaterThan(200);
    expect(notFirst).toEqual([]);
  });

  test('finds every title first with one typo', async () => {
    const notFirst: string[] = [];
    for (const { name, variant_group_id } of await titles(code)) {
      const text = withTypo(name);
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
  ])('in %s by prefix: %s', async (languageId, text, title) => {
    expect((await search(text, languageId)).names[0]).toBe(title);
  });

  test.each([
    ['sv-SE', 'stjäla hästarna', 'Ut och stjäla hästar'],
    ['en-GB', 'robber came', 'When the Robbers Came to Cardamom Town'],
    ['fi-FI', 'harjulla', 'Humiseva harju'],
    ['nb-NO', 'stjæle hesten', 'Ut og stjæle hester'],
    ['da-DK', 'forvandling', 'Forvandlingen'],
  ])('in %s by other forms of a word: %s', async (languageId, text, title) => {
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
  ])('in %s by other spellings, without accents and in any order: %s', async (languageId, text, title) => {
    expect((await search(text, languageId)).names[0]).toBe(title);
  });

  test.each(['Selma Lagerlöf', 'lagerlof', 'Lagerlöv', 'Lagelröf'])(
    'the books of an author, before those whose description mentions the name: %s',
    async (text) => {
      expect((await search(text)).names.slice(0, 3).toSorted()).toEqual([
        'Gösta Berlings saga',
        'Herr Arnes penningar',
        'Nils Holgerssons underbara resa genom Sverige',
      ]);
    },
  );

  test('a book by its title and author together', async () => {
    expect((await search('jansson trollvinter')).names[0]).toBe('Trollvinter');
  });

  test.each(['9780306406157', '978-0-306-40615-7', '0306406152', '0-306-40615-2', 'ISBN 978-0-306-40615-7'])(
    'one book by its ISBN: %s',
    async (text) => {
      expect(await search(text)).toMatchObject({ count: 1, names: ['Quaggageister'] });
    },
  );

  test.each(['T-Quaggageister', 't-quaggageister', 'T-Quaggageister-0'])(
    'a book by its article number: %s',
    async (text) => {
      expect((await search(text)).names[0]).toBe('Quaggageister');
    },
  );

  test('an edition by its code even if another one represents the work', async () => {
    const english = await shop.db
      .selectFrom('product')
      .innerJoin('sku', 'sku.product_id', 'product.product_id')
      .select(['product.product_id', 'product.article_number', 'gtin'])
      .where('variant_outer_value', '=', 'en')
      .where('variant_group_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect((await search(english.article_number)).ids).toEqual([english.product_id]);
    expect((await search(english.gtin ?? '')).ids).toEqual([english.product_id]);
  });

  test('only products that are sold, active and in the language', async () => {
    expect((await search('Quagga')).names).toEqual(['Quaggageister']);
    expect((await search('Quagga', 'en-GB')).names.toSorted()).toEqual(['Quaggabuch', 'Quaggageister']);
  });

  test('nothing for an unknown word, without an error', async () => {
    expect(await search('xyzzyqwertz')).toMatchObject({ count: 0, ids: [] });
    expect(await queryListWithFacets(shop, { searchText: 'xyzzyqwertz' })).toMatchObject({
      price: null,
      facets: [],
    });
  });
});

describe('Search results', () => {
  test('can be filtered', async () => {
    const all = await queryListWithFacets(shop, { searchText: 'Tove Jansson' });
    const [category = '', count = 0] = Object.entries(countsOf(all, 'Category')).at(-1) ?? [];
    expect(count).toBeLessThan(all.count);
    const narrowed = await search('Tove Jansson', 'sv-SE', { facets: [category] });
    expect(narrowed.count).toBe(count);
    expect(all.ids).toEqual(expect.arrayContaining(narrowed.ids));
  });

  test('can be restricted to a category', async () => {
    const everywhere = await search('Tove Jansson');
    const inCategory = await search('Tove Jansson', 'sv-SE', {}, { categoryAlias: 'barn-ungdom' });
    expect(inCategory.count).toBeGreaterThan(0);
    expect(inCategory.count).toBeLessThan(everywhere.count);
  });

  test('are paged without gaps or repetitions', async () => {
    const { ids } = await search('deckare');
    const pages: number[] = [];
    for (let skip = 0; skip < ids.length; skip += 7)
      pages.push(...(await search('deckare', 'sv-SE', {}, { skip, take: 7 })).ids);
    expect(ids.length).toBeGreaterThan(7);
    expect(pages).toEqual(ids);
  });

  test('can be sorted in another order', async () => {
    const [byRelevance, byName] = [
      await search('deckare'),
      await search('deckare', 'sv-SE', { sort: 'ALPHABETICAL' }),
    ];
    expect(byName.names).toEqual(byName.names.toSorted(new Intl.Collator('sv-SE').compare));
    expect(byName.ids.toSorted()).toEqual(byRelevance.ids.toSorted());
    expect(byName.ids).not.toEqual(byRelevance.ids);
  });
});
