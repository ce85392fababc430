import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { openDemoShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { addKnownBooks, addValue, type KnownBooks } from '../known-books.fixture.ts';
import {
  countsOf,
  groupOf,
  type ListArguments,
  type QueriedList,
  queryList,
  queryListWithFacets,
} from '../query-list.fixture.ts';

let shop: TestShop;
let known: KnownBooks;
/** More values of a parameter than a list may have. */
let manyAuthors: string[];

beforeAll(async () => {
  shop = await openDemoShop();
  await changeShop(shop, async (db) => {
    known = await addKnownBooks(db);
    const ids: number[] = [];
    for (let author = 0; author < 310; author++) ids.push(await addValue(db, 'author', `Author ${author}`));
    manyAuthors = ids.map((id) => `p_${id}`);
    await addProduct(db, { key: 'Anthology', brand_id: 1, primary_category_id: 506, parameterValueIds: ids });
    await db
      .deleteFrom('category_text')
      .where('category_id', '=', Number(known.facet.otherCategory.slice(2)))
      .where('language_id', '=', 'da-DK')
      .execute();
  });
});
afterAll(() => shop.close());

/** The known books. */
const queryKnownBooks = (filter: ListArguments = {}, args: ListArguments = {}): Promise<QueriedList> =>
  queryListWithFacets(shop, { include: [known.facet.parentCategory], ...filter }, args);

describe('The facets of a list', () => {
  test('are in groups with type, id and order', async () => {
    const { facets } = await queryListWithFacets(shop);
    const types = facets.map(({ type, filterId }) => (type === filterId ? type : `${type} ${filterId}`));
    expect(types).toEqual([
      ...['Category', 'Brand', 'Sku', 'Price', 'Discount', 'Campaign'],
      'Parameter author',
      'Parameter language',
      'Parameter original-language',
      'Parameter format',
      'Parameter color',
      'Parameter fit',
      'Parameter age',
      'Parameter award',
      'Parameter release',
      'StockStatus',
    ]);
    expect(facets.map(({ order }) => order)).toEqual(facets.map((_, index) => index));
    expect(facets.every(({ group }) => group === null)).toBe(true);
  });

  test('do not include groups without values', async () => {
    const { facets } = await queryKnownBooks({ facets: ['a_Delta'] });
    expect(facets.map(({ filterId }) => filterId)).toEqual([
      'Category',
      'Brand',
      'Sku',
      'Price',
      'StockStatus',
    ]);
  });

  test('have the counts of the nine known books', async () => {
    const list = await queryKnownBooks();
    const { facet } = known;
    expect(list.count).toBe(9);
    expect(
      Object.fromEntries(list.facets.map(({ filterId }) => [filterId, countsOf(list, filterId)])),
    ).toEqual({
      Category: { [facet.parentCategory]: 9, [facet.category]: 7, [facet.otherCategory]: 3 },
      Brand: { [facet.publisher]: 6, [facet.otherPublisher]: 3 },
      Sku: { [facet.hardback]: 6, [facet.paperback]: 2, [facet.audio]: 1, [facet.ebook]: 1 },
      Price: { 'pr_0-50': 1, 'pr_50-100': 2, 'pr_100-150': 1, 'pr_150-200': 3, 'pr_500-': 2 },
      Discount: { 'd_0-10': 1, 'd_11-20': 1 },
      author: { [facet.ann]: 2, [facet.bo]: 2 },
      StockStatus: { s_in: 7, s_order: 1, s_out: 1 },
    });
    expect(list.price).toEqual({ lowest: 49, highest: 620 });
  });

  test('have values with id, count and order', async () => {
    const { facets } = await queryListWithFacets(shop);
    for (const { values } of facets) {
      expect(values.map(({ _id }) => _id)).toEqual(values.map(({ facetId, count }) => `${facetId}${count}`));
      expect(values.map(({ order }) => order)).toEqual(values.map((_, index) => index));
      expect(values.some(({ hidden }) => hidden)).toBe(false);
      expect(new Set(values.map(({ facetId }) => facetId)).size).toBe(values.length);
    }
  });

  test('are optional', async () => {
    const { data } = await shop.query('{ products { filters { price { lowest } } } }');
    expect(data.products.filters.price).toEqual({ lowest: expect.any(Number) });
    const other = await shop.query('{ products { count } }');
    expect(other.data.products).toEqual({ count: expect.any(Number) });
  });

  test('of an empty list are empty, without a price range', async () => {
    expect(await queryKnownBooks({ include: ['c_999999999'] })).toEqual({
      count: 0,
      ids: [],
      names: [],
      price: null,
      facets: [],
    });
    const unknown = await queryListWithFacets(shop, {}, { categoryAlias: 'no-such-category' });
    expect(unknown).toEqual({ count: 0, ids: [], names: [], price: null, facets: [] });
  });
});

describe('Values of a group', () => {
  test('are categories in tree order with parent and URL', async () => {
    const categories = groupOf(await queryKnownBooks(), 'Category');
    expect(categories.map(({ facetId, parentId, url, label }) => [facetId, parentId, url, label])).toEqual([
      [known.facet.parentCategory, null, '/c/own-room', 'own-room'],
      [known.facet.otherCategory, known.facet.parentCategory, '/c/own-room/own-attic', 'own-attic'],
      [known.facet.category, known.facet.parentCategory, '/c/own-room/own-shelf', 'own-shelf'],
    ]);
  });

  test('are categories of the whole shop in sort order', async () => {
    const rows = await shop.db.selectFrom('category').selectAll().where('is_hidden', '=', false).execute();
    const descendantsOf = (parent: number | null): string[] =>
      rows
        .filter(({ parent_category_id }) => parent_category_id === parent)
        .sort((a, b) => a.sort_order - b.sort_order || a.category_id - b.category_id)
        .flatMap(({ category_id }) => [`c_${category_id}`, ...descendantsOf(category_id)]);
    expect(groupOf(await queryListWithFacets(shop), 'Category').map(({ facetId }) => facetId)).toEqual(
      descendantsOf(null),
    );
  });

  test('do not include hidden categories, even selected ones', async () => {
    const { hiddenCategory } = known.facet;
    const list = await queryKnownBooks({ facets: [hiddenCategory] });
    expect(list.names).toEqual(['Iota']);
    expect(countsOf(list, 'Category')).not.toHaveProperty(hiddenCategory);
  });

  test('do not include categories without a text in the language', async () => {
    const { otherCategory, parentCategory } = known.facet;
    const danish = await queryKnownBooks({}, { languageId: 'da-DK' });
    expect(countsOf(danish, 'Category')).not.toHaveProperty(otherCategory);
    expect(countsOf(danish, 'Category')).toHaveProperty(parentCategory);
  });

  test('of prices, discounts and stock are in a fixed order', async () => {
    const list = await queryListWithFacets(shop);
    const idsIn = (group: string) => groupOf(list, group).map(({ facetId }) => facetId);
    const starts = idsIn('Price').map((id) => Number.parseInt(id.slice(3), 10));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const discounts = idsIn('Discount').map((id) => Number.parseInt(id.slice(2), 10));
    expect(discounts).toEqual(discounts.toSorted((a, b) => a - b));
    expect(idsIn('StockStatus')).toEqual(['s_in', 's_order', 's_out']);
  });

  test.each(['Brand', 'author', 'language', 'original-language', 'format'])(
    'of %s are sorted by count, highest first, then by id',
    async (group) => {
      const values = groupOf(await queryListWithFacets(shop), group);
      const number = (facetId: string) => Number(facetId.slice(2));
      const sorted = values.toSorted((a, b) => b.count - a.count || number(a.facetId) - number(b.facetId));
      expect(values.length).toBeGreaterThan(1);
      expect(values).toEqual(sorted);
    },
  );

  test('are 300 at most, plus selected ones', async () => {
    const filter = { include: ['c_506'], exclude: [known.facet.parentCategory], searchText: 'Anthology' };
    const first = groupOf(await queryListWithFacets(shop, filter), 'author').map(({ facetId }) => facetId);
    expect(first).toEqual(manyAuthors.slice(0, 300));
    const last = manyAuthors.at(-1) ?? '';
    const selected = await queryListWithFacets(shop, { ...filter, facets: [last] });
    expect(groupOf(selected, 'author').map(({ facetId }) => facetId)).toEqual([...first, last]);
  });

  test('with count 0 are listed only if selected', async () => {
    const { otherCategory, ebook, otherPublisher } = known.facet;
    const list = await queryKnownBooks({ facets: [otherCategory, ebook, 'pr_500-', 'd_71-100'] });
    expect(list.count).toBe(0);
    expect(countsOf(list, 'Sku')).toEqual({ [ebook]: 0 });
    expect(countsOf(list, 'Price')).toEqual({ 'pr_500-': 0 });
    expect(countsOf(list, 'Discount')).toEqual({ 'd_71-100': 0 });
    expect(countsOf(list, 'Category')).toEqual({ [otherCategory]: 0 });
    expect(countsOf(list, 'Brand')).not.toHaveProperty(otherPublisher);
  });

  test('that do not exist are not listed, even if selected', async () => {
    const list = await queryKnownBooks({ facets: ['b_999999999', 'pr_1-2', 'p_999999999', 'x_1'] });
    expect(list).toMatchObject({ count: 0, facets: [] });
  });

  test('that restrict the list are listed with their counts', async () => {
    const list = await queryListWithFacets(shop, {
      include: [known.facet.otherCategory, 'b_999999999'],
      includeMode: 'UNION',
    });
    expect(countsOf(list, 'Category')).toEqual({
      [known.facet.parentCategory]: 3,
      [known.facet.category]: 1,
      [known.facet.otherCategory]: 3,
    });
  });
});

test('campaigns and aliases can filter, but are not counted', async () => {
  const list = await queryKnownBooks({ facets: ['a_Alfa', 'a_Beta'] });
  expect(list.count).toBe(2);
  expect(
    list.facets.flatMap(({ values }) => values).filter(({ facetId }) => /^(a|dc)_/.test(facetId)),
  ).toEqual([]);
});

/** Expected labels of groups and of one value in each. */
const expectedLabels = {
  sv: [
    ['Category', 'Avdelning', 'Deckare & spänning'],
    ['Brand', 'Förlag', 'Norstedts'],
    ['Sku', 'Storlek', 'Inbunden'],
    ['Price', 'Pris', '100–150 kr'],
    ['Discount', 'Rabatt', '11–20 %'],
    ['language', 'Språk', 'Engelska'],
    ['StockStatus', 'Lagerstatus', 'Slut i lager'],
  ],
  da: [
    ['Category', 'Afdeling', 'Krimi & spænding'],
    ['Brand', 'Forlag', 'Norstedts'],
    ['Sku', 'Størrelse', 'Indbundet'],
    ['Price', 'Pris', '100–150 kr.'],
    ['Discount', 'Rabat', '11–20 %'],
    ['language', 'Sprog', 'Engelsk'],
    ['StockStatus', 'Lagerstatus', 'Udsolgt'],
  ],
  en: [
    ['Category', 'Section', 'Crime & thrillers'],
    ['Brand', 'Publisher', 'Norstedts'],
    ['Sku', 'Size', 'Hardback'],
    ['Price', 'Price', '€10–€15'],
    ['language', 'Language', 'English'],
    ['StockStatus', 'Availability', 'Out of stock'],
  ],
  fi: [
    ['Category', 'Osasto', 'Dekkarit ja jännitys'],
    ['Brand', 'Kustantamo', 'Norstedts'],
    ['Sku', 'Koko', 'Kovakantinen'],
    ['Price', 'Hinta', '10–15 €'],
    ['Discount', 'Alennus', '11–20 %'],
    ['language', 'Kieli', 'englanti'],
    ['StockStatus', 'Saatavuus', 'Loppu varastosta'],
  ],
  nb: [
    ['Category', 'Avdeling', 'Krim og spenning'],
    ['Brand', 'Forlag', 'Norstedts'],
    ['Sku', 'Størrelse', 'Innbundet'],
    ['Price', 'Pris', '100–150 kr'],
    ['Discount', 'Rabatt', '11–20 %'],
    ['language', 'Språk', 'Engelsk'],
    ['StockStatus', 'Lagerstatus', 'Utsolgt'],
  ],
} satisfies Partial<Record<LocaleCode, [group: string, groupLabel: string, valueLabel: string][]>>;
const marketByLocale = { sv: 'se', da: 'dk', en: 'de', fi: 'fi', nb: 'no' };

const labelledLanguages = Object.keys(expectedLabels) as (keyof typeof expectedLabels)[];

test.each(labelledLanguages)('groups and values have labels in %s', async (code) => {
  const list = await queryListWithFacets(
    shop,
    {},
    { marketId: marketByLocale[code], languageId: LOCALES[code].iso },
  );
  // Spaces and dashes depend on the ICU version.
  const normalized = (label: string) => label.replace(/\s/g, ' ').replace(/ ?[–-] ?(?=[\d€])/, '–');
  for (const [group, groupLabel, valueLabel] of expectedLabels[code]) {
    expect(list.facets.find(({ filterId }) => filterId === group)?.label).toBe(groupLabel);
    expect(groupOf(list, group).map(({ label }) => normalized(label))).toContain(valueLabel);
  }
});

test('values have URLs of the language', async () => {
  const list = await queryListWithFacets(shop, {}, { languageId: 'en-GB' });
  expect(groupOf(list, 'Category').find(({ facetId }) => facetId === 'c_201')?.url).toMatch(
    /^\/en\/c\/[a-z-]+\/[a-z-]+$/,
  );
  expect(groupOf(list, 'Brand')[0]?.url).toMatch(/^\/en\/b\/[a-z-]+$/);
  const category = groupOf(list, 'Category').find(({ facetId }) => facetId === 'c_201');
  const byPath = await queryList(shop, {}, { url: category?.url, languageId: 'en-GB' });
  expect(byPath.count).toBe(category?.count);
});
