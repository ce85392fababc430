import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import {
  addProduct,
  addTestCategory,
  changeShop,
  type ProductInput,
  treatFormatsAsSizes,
} from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { countsOf, type ListArguments, queryList, queryListWithFacets } from './query-list.fixture.ts';

let shop: TestShop;
let category: string;

const costing = (amount: number, sku: object = {}) => ({
  prices: [[90, amount, amount]] as [number, number, number][],
  ...sku,
});

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    await treatFormatsAsSizes(db);
    category = `c_${(await addTestCategory(db)).parentCategoryId}`;
    await addGroup(db, 'work', true, [
      { key: 'Work in Danish', variant_value: 'da', skus: [costing(30_000)] },
      {
        key: 'Work in English',
        variant_value: 'en',
        skus: [costing(10_000, { choice: 'audio', in_stock: 0 })],
      },
      { key: 'Work in Swedish', variant_value: 'sv', skus: [costing(20_000)] },
      { key: 'Work in Finnish', variant_value: 'fi', languages: ['fi-FI'], skus: [costing(5000)] },
      { key: 'Work in Norwegian', variant_value: 'nb', is_active: false, skus: [costing(5000)] },
    ]);
    await addGroup(db, 'pair', false, [
      { key: 'Pair in Swedish', variant_value: 'sv', skus: [costing(12_000)] },
      { key: 'Pair in English', variant_value: 'en', skus: [costing(11_000)] },
    ]);
    await addProduct(db, { key: 'Alone', skus: [costing(15_000)] });
  });
});
afterAll(() => shop.close());

async function addGroup(
  db: Database,
  key: string,
  collapse: boolean,
  editions: ProductInput[],
): Promise<void> {
  const { variant_group_id } = await db
    .insertInto('variant_group')
    .values({ variant_group_key: key, name: key, dimension: 'Language', collapse_in_lists: collapse })
    .returning('variant_group_id')
    .executeTakeFirstOrThrow();
  for (const edition of editions) await addProduct(db, { ...edition, variant_group_id });
}

async function names(filter: ListArguments = {}, languageId = 'sv-SE'): Promise<string[]> {
  const list = await queryList(
    shop,
    { sort: 'ALPHABETICAL', include: [category], ...filter },
    { languageId },
  );
  expect(list.count).toBe(list.names.length);
  return list.names;
}

const pair = ['Pair in English', 'Pair in Swedish'];

describe('A collapsed group', () => {
  test.each([
    ['sv-SE', 'Work in Swedish'],
    ['en-GB', 'Work in English'],
    ['da-DK', 'Work in Danish'],
    ['fi-FI', 'Work in Finnish'],
  ])('is represented by its edition in %s: %s', async (languageId, edition) => {
    expect(await names({}, languageId)).toEqual(['Alone', ...pair, edition]);
  });

  test('is represented by the cheapest edition in stock if none is in the language', async () => {
    expect(await names({}, 'nb-NO')).toEqual(['Alone', ...pair, 'Work in Swedish']);
  });

  test('is represented by a matching edition', async () => {
    expect(await names({ exclude: ['a_Work in Swedish'] })).toEqual(['Alone', ...pair, 'Work in Danish']);
    expect(await names({ facets: ['s_out'] })).toEqual(['Work in English']);
    expect(await names({ price: { highest: 100 } })).toEqual(['Work in English']);
  });

  test('is found through any edition, and represented by the one in the language', async () => {
    expect(await names({ searchText: 'Danish' })).toEqual(['Work in Swedish']);
    expect(await names({ searchText: 'Danish' }, 'fi-FI')).toEqual(['Work in Finnish']);
    expect(await names({ searchText: 'Danish' }, 'nb-NO')).toEqual(['Work in Danish']);
    expect(await names({ searchText: 'Danish', includeCollapsed: true })).toEqual([
      'Work in Danish',
      'Work in Swedish',
    ]);
  });

  test('is represented by the matching edition if a filter excludes the one in the language', async () => {
    const filter = { searchText: 'Danish', exclude: ['a_Work in Swedish'] };
    expect(await names(filter)).toEqual(['Work in Danish']);
  });

  test('is represented by the product whose code is searched', async () => {
    expect(await names({ searchText: 'T-Work in Danish' })).toEqual(['Work in Danish']);
  });

  test('lists all visible editions with includeCollapsed', async () => {
    expect(await names({ includeCollapsed: true })).toEqual([
      'Alone',
      ...pair,
      'Work in Danish',
      'Work in English',
      'Work in Swedish',
    ]);
  });

  test('is sorted by the edition that represents it', async () => {
    const byPrice = (languageId: string) => names({ sort: 'PRICE' }, languageId);
    expect(await byPrice('sv-SE')).toEqual([...pair, 'Alone', 'Work in Swedish']);
    expect(await byPrice('en-GB')).toEqual(['Work in English', ...pair, 'Alone']);
  });

  test('counts each matching edition in its facets, and the group once', async () => {
    const list = await queryListWithFacets(shop, {
      include: [category],
      facets: ['a_Work in English', 'a_Work in Swedish'],
    });
    expect(list.count).toBe(1);
    expect(countsOf(list, 'Price')).toEqual({ 'pr_100-150': 1, 'pr_200-300': 1 });
    expect(countsOf(list, 'StockStatus')).toEqual({ s_in: 1, s_out: 1 });
    // Hardback and audiobook.
    expect(countsOf(list, 'Sku')).toEqual({ k_1: 1, k_3: 1 });
    expect(countsOf(list, 'Category')[category]).toBe(1);
    expect(list.price).toEqual({ lowest: 100, highest: 200 });
  });

  test('counts each edition with includeCollapsed', async () => {
    const list = await queryListWithFacets(shop, { include: [category], includeCollapsed: true });
    expect(countsOf(list, 'Category')[category]).toBe(6);
    expect(countsOf(list, 'Sku')).toEqual({ k_1: 5, k_3: 1 });
  });
});

test('a group that does not collapse lists all its editions', async () => {
  const list = await queryListWithFacets(shop, {
    include: [category],
    facets: ['a_Pair in Swedish', 'a_Pair in English'],
  });
  expect(list.count).toBe(2);
  expect(countsOf(list, 'Category')[category]).toBe(2);
});
