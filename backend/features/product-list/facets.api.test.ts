import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, changeShop } from '#backend/features/product/added-product.fixture.ts';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { type Asked, askFacets, askList, countsOf, groupOf, type ShownList } from './asked-list.fixture.ts';
import { addKnownBooks, addValue, type KnownBooks } from './known-books.fixture.ts';

let shop: TestShop;
let known: KnownBooks;
/** Values of a parameter that one book has: more than a list tells. */
let manyAuthors: string[];

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    known = await addKnownBooks(db);
    const ids: number[] = [];
    for (let author = 0; author < 310; author++) ids.push(await addValue(db, 'author', `Author ${author}`));
    manyAuthors = ids.map((id) => `p_${id}`);
    await addProduct(db, { key: 'Anthology', brand_id: 1, primary_category_id: 506, parameterValueIds: ids });
    await db
      .deleteFrom('category_text')
      .where('category_id', '=', Number(known.facet.attic.slice(2)))
      .where('language_id', '=', 'da-DK')
      .execute();
  });
});
afterAll(() => shop.close());

/** The books of the known room; they are chosen from by their own facets, so that the room stays what is counted. */
const inRoom = (filter: Asked = {}, place: Asked = {}): Promise<ShownList> =>
  askFacets(shop, { include: [known.facet.room], ...filter }, place);

describe('The facets of a list', () => {
  test('come in groups, each with its type and id and in its place', async () => {
    const { facets } = await askFacets(shop);
    expect(facets.map(({ type, filterId }) => `${type} ${filterId}`)).toEqual([
      ...['Category Category', 'Brand Brand', 'Sku Sku', 'Price Price', 'Discount Discount'],
      ...['Parameter author', 'Parameter language', 'Parameter original-language', 'Parameter binding'],
      'StockStatus StockStatus',
    ]);
    expect(facets.map(({ order }) => order)).toEqual(facets.map((_, index) => index));
    expect(facets.every(({ group }) => group === null)).toBe(true);
  });

  test('leave out groups without values', async () => {
    const { facets } = await inRoom({ facets: ['a_Delta'] });
    expect(facets.map(({ filterId }) => filterId)).toEqual([
      'Category',
      'Brand',
      'Sku',
      'Price',
      'StockStatus',
    ]);
  });

  test('are told with their counts, of everything that can be known about nine books', async () => {
    const list = await inRoom();
    const { facet } = known;
    expect(list.count).toBe(9);
    expect(
      Object.fromEntries(list.facets.map(({ filterId }) => [filterId, countsOf(list, filterId)])),
    ).toEqual({
      Category: { [facet.room]: 9, [facet.shelf]: 7, [facet.attic]: 3 },
      Brand: { [facet.ownHouse]: 6, [facet.otherHouse]: 3 },
      Sku: { [facet.hardback]: 6, [facet.paperback]: 2, [facet.audio]: 1, [facet.ebook]: 1 },
      Price: { 'pr_0-50': 1, 'pr_50-100': 2, 'pr_100-150': 1, 'pr_150-200': 3, 'pr_500-': 2 },
      Discount: { 'd_0-10': 1, 'd_11-20': 1 },
      author: { [facet.ann]: 2, [facet.bo]: 2 },
      StockStatus: { s_in: 7, s_order: 1, s_out: 1 },
    });
    expect(list.price).toEqual({ lowest: 49, highest: 620 });
  });

  test('know each value by its id and count, and say its place', async () => {
    const { facets } = await askFacets(shop);
    for (const { values } of facets) {
      expect(values.map(({ _id }) => _id)).toEqual(values.map(({ facetId, count }) => `${facetId}${count}`));
      expect(values.map(({ order }) => order)).toEqual(values.map((_, index) => index));
      expect(values.some(({ hidden }) => hidden)).toBe(false);
      expect(new Set(values.map(({ facetId }) => facetId)).size).toBe(values.length);
    }
  });

  test('are not counted for who does not ask', async () => {
    const { data } = await shop.ask('{ products { filters { price { lowest } } } }');
    expect(data.products.filters.price).toEqual({ lowest: expect.any(Number) });
    const other = await shop.ask('{ products { count } }');
    expect(other.data.products).toEqual({ count: expect.any(Number) });
  });

  test('of an empty list are none, and it has no prices', async () => {
    expect(await inRoom({ include: ['c_999999999'] })).toEqual({
      count: 0,
      ids: [],
      names: [],
      price: null,
      facets: [],
    });
    const unknown = await askFacets(shop, {}, { categoryAlias: 'no-such-shelf' });
    expect(unknown).toEqual({ count: 0, ids: [], names: [], price: null, facets: [] });
  });
});

describe('Values of a group', () => {
  test('are categories in the order of the tree, each below its parent, with their paths', async () => {
    const categories = groupOf(await inRoom(), 'Category');
    expect(categories.map(({ facetId, parentId, url, label }) => [facetId, parentId, url, label])).toEqual([
      [known.facet.room, null, '/c/own-room', 'own-room'],
      [known.facet.attic, known.facet.room, '/c/own-room/own-attic', 'own-attic'],
      [known.facet.shelf, known.facet.room, '/c/own-room/own-shelf', 'own-shelf'],
    ]);
  });

  test('are categories of the whole shop in the order in which the shop has them', async () => {
    const rows = await shop.db.selectFrom('category').selectAll().where('is_hidden', '=', false).execute();
    const below = (parent: number | null): string[] =>
      rows
        .filter(({ parent_category_id }) => parent_category_id === parent)
        .sort((a, b) => a.sort_order - b.sort_order || a.category_id - b.category_id)
        .flatMap(({ category_id }) => [`c_${category_id}`, ...below(category_id)]);
    expect(groupOf(await askFacets(shop), 'Category').map(({ facetId }) => facetId)).toEqual(below(null));
  });

  test('are no hidden categories, also when one is chosen', async () => {
    const { cellar } = known.facet;
    const list = await inRoom({ facets: [cellar] });
    expect(list.names).toEqual(['Iota']);
    expect(countsOf(list, 'Category')).not.toHaveProperty(cellar);
  });

  test('are no categories without a text in the language', async () => {
    const { attic, room } = known.facet;
    const danish = await inRoom({}, { languageId: 'da-DK' });
    expect(countsOf(danish, 'Category')).not.toHaveProperty(attic);
    expect(countsOf(danish, 'Category')).toHaveProperty(room);
  });

  test('are prices, discounts and stock in their own order', async () => {
    const list = await askFacets(shop);
    const idsIn = (group: string) => groupOf(list, group).map(({ facetId }) => facetId);
    const starts = idsIn('Price').map((id) => Number.parseInt(id.slice(3), 10));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const discounts = idsIn('Discount').map((id) => Number.parseInt(id.slice(2), 10));
    expect(discounts).toEqual(discounts.toSorted((a, b) => a - b));
    expect(idsIn('StockStatus')).toEqual(['s_in', 's_order', 's_out']);
  });

  test.each(['Brand', 'Sku', 'author', 'language', 'original-language', 'binding'])(
    'are in %s by count, the greatest first, then by the number in the id',
    async (group) => {
      const values = groupOf(await askFacets(shop), group);
      const number = (facetId: string) => Number(facetId.slice(2));
      const sorted = values.toSorted((a, b) => b.count - a.count || number(a.facetId) - number(b.facetId));
      expect(values.length).toBeGreaterThan(1);
      expect(values).toEqual(sorted);
    },
  );

  test('are 300 at most, and those that are chosen', async () => {
    const filter = { include: ['c_506'], exclude: [known.facet.room], searchText: 'Anthology' };
    const first = groupOf(await askFacets(shop, filter), 'author').map(({ facetId }) => facetId);
    expect(first).toEqual(manyAuthors.slice(0, 300));
    const last = manyAuthors.at(-1) ?? '';
    const chosen = await askFacets(shop, { ...filter, facets: [last] });
    expect(groupOf(chosen, 'author').map(({ facetId }) => facetId)).toEqual([...first, last]);
  });

  test('that count nothing are not told, unless they are chosen', async () => {
    const { attic, ebook, otherHouse } = known.facet;
    const list = await inRoom({ facets: [attic, ebook, 'pr_500-', 'd_71-100'] });
    expect(list.count).toBe(0);
    expect(countsOf(list, 'Sku')).toEqual({ [ebook]: 0 });
    expect(countsOf(list, 'Price')).toEqual({ 'pr_500-': 0 });
    expect(countsOf(list, 'Discount')).toEqual({ 'd_71-100': 0 });
    expect(countsOf(list, 'Category')).toEqual({ [attic]: 0 });
    expect(countsOf(list, 'Brand')).not.toHaveProperty(otherHouse);
  });

  test('that name nothing are not told, although they are chosen', async () => {
    const list = await inRoom({ facets: ['b_999999999', 'pr_1-2', 'p_999999999', 'x_1'] });
    expect(list).toMatchObject({ count: 0, facets: [] });
  });

  test('that are demanded by the list itself are told when they count', async () => {
    const list = await askFacets(shop, { include: [known.facet.attic, 'b_999999999'], includeMode: 'UNION' });
    expect(countsOf(list, 'Category')).toEqual({
      [known.facet.room]: 3,
      [known.facet.shelf]: 1,
      [known.facet.attic]: 3,
    });
  });
});

test('A campaign and an alias filter, but are not counted', async () => {
  const list = await inRoom({ facets: ['a_Alfa', 'a_Beta'] });
  expect(list.count).toBe(2);
  expect(
    list.facets.flatMap(({ values }) => values).filter(({ facetId }) => /^(a|dc)_/.test(facetId)),
  ).toEqual([]);
});

/** The names of groups, and of one value in each, as a reader of the language sees them. */
const words: Record<LocaleCode, [group: string, groupLabel: string, valueLabel: string][]> = {
  sv: [
    ['Category', 'Kategori', 'Deckare & spänning'],
    ['Brand', 'Förlag', 'Norstedts'],
    ['Sku', 'Format', 'Inbunden'],
    ['Price', 'Pris', '100–150 kr'],
    ['Discount', 'Rabatt', '11–20 %'],
    ['language', 'Språk', 'Engelska'],
    ['StockStatus', 'Tillgänglighet', 'Slut i lager'],
  ],
  da: [
    ['Category', 'Kategori', 'Krimi & spænding'],
    ['Brand', 'Forlag', 'Norstedts'],
    ['Sku', 'Format', 'Indbundet'],
    ['Price', 'Pris', '100–150 kr.'],
    ['Discount', 'Rabat', '11–20 %'],
    ['language', 'Sprog', 'Engelsk'],
    ['StockStatus', 'Lagerstatus', 'Udsolgt'],
  ],
  en: [
    ['Category', 'Category', 'Crime & thrillers'],
    ['Brand', 'Publisher', 'Norstedts'],
    ['Sku', 'Format', 'Hardback'],
    ['Price', 'Price', '€10–€15'],
    ['language', 'Language', 'English'],
    ['StockStatus', 'Availability', 'Sold out'],
  ],
  fi: [
    ['Category', 'Kategoria', 'Dekkarit ja jännitys'],
    ['Brand', 'Kustantaja', 'Norstedts'],
    ['Sku', 'Muoto', 'Kovakantinen'],
    ['Price', 'Hinta', '10–15 €'],
    ['Discount', 'Alennus', '11–20 %'],
    ['language', 'Kieli', 'Englanti'],
    ['StockStatus', 'Saatavuus', 'Loppuunmyyty'],
  ],
  nb: [
    ['Category', 'Kategori', 'Krim og spenning'],
    ['Brand', 'Forlag', 'Norstedts'],
    ['Sku', 'Format', 'Innbundet'],
    ['Price', 'Pris', '100–150 kr'],
    ['Discount', 'Rabatt', '11–20 %'],
    ['language', 'Språk', 'Engelsk'],
    ['StockStatus', 'Lagerstatus', 'Utsolgt'],
  ],
};
const marketOf: Record<LocaleCode, string> = { sv: 'se', da: 'dk', en: 'de', fi: 'fi', nb: 'no' };

test.each(LOCALE_CODES)('Groups and values have their names in %s', async (code) => {
  const list = await askFacets(shop, {}, { marketId: marketOf[code], languageId: LOCALES[code].iso });
  // Spaces and dashes are the language's, and change with the tables of ICU.
  const plain = (label: string) => label.replace(/\s/g, ' ').replace(/ ?[–-] ?(?=[\d€])/, '–');
  for (const [group, groupLabel, valueLabel] of words[code]) {
    expect(list.facets.find(({ filterId }) => filterId === group)?.label).toBe(groupLabel);
    expect(groupOf(list, group).map(({ label }) => plain(label))).toContain(valueLabel);
  }
});

test('Paths of values are those of the language and of the market', async () => {
  const list = await askFacets(shop, {}, { languageId: 'en-GB' });
  expect(groupOf(list, 'Category').find(({ facetId }) => facetId === 'c_201')?.url).toMatch(
    /^\/en\/c\/[a-z-]+\/[a-z-]+$/,
  );
  expect(groupOf(list, 'Brand')[0]?.url).toMatch(/^\/en\/b\/[a-z-]+$/);
  const category = groupOf(list, 'Category').find(({ facetId }) => facetId === 'c_201');
  const byPath = await askList(shop, {}, { url: category?.url, languageId: 'en-GB' });
  expect(byPath.count).toBe(category?.count);
});
