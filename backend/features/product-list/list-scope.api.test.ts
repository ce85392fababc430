import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import {
  addProduct,
  addTestCategory,
  changeShop,
  type SkuInput,
} from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { countsOf, type ListArguments, queryList, queryListWithFacets } from './query-list.fixture.ts';

let shop: TestShop;
let category: string;

/** Prices by price list; the SKU has no price in other lists. */
type PricedSku = SkuInput & { lists: Record<string, number> };

const books: Record<string, PricedSku[]> = {
  Everywhere: [{ lists: { sek: 10_000, dkk: 8000, nok: 9000, eur: 1000 } }],
  'In Sweden': [{ lists: { sek: 20_000 } }],
  'In two lists': [{ lists: { sek: 30_000, 'sek-first': 25_000 } }],
  'For members': [{ lists: { sek: 40_000, 'sek-book-club': 100 } }],
  'For members only': [{ lists: { 'sek-book-club': 100 } }],
  'Two formats': [{ lists: { sek: 55_000 } }, { choice: 'paperback', lists: { sek: 45_000 } }],
  'One format abroad': [
    { lists: { sek: 60_000 }, in_stock: 0 },
    { choice: 'audio', lists: { dkk: 5000 }, in_stock: 0, static_stock: 9 },
  ],
  Inactive: [{ lists: { sek: 10_000 } }],
  'Not in Danish': [{ lists: { sek: 10_000, dkk: 10_000 } }],
  Unpriced: [{ lists: {} }],
  'Without SKUs': [],
};

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    category = `c_${(await addTestCategory(db)).parentCategoryId}`;
    await addFirstList(db);
    for (const [key, skus] of Object.entries(books)) await addBook(db, key, skus);
  });
});
afterAll(() => shop.close());

/** A second Swedish price list, which takes precedence over the other. */
async function addFirstList(db: Database): Promise<void> {
  const { price_list_id } = await db
    .insertInto('price_list')
    .values({ identifier: 'sek-first', currency_code: 'SEK' })
    .returning('price_list_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('price_list_market')
    .values({ price_list_id, market_id: 'se', currency_code: 'SEK', sort_order: -1 })
    .execute();
}

async function addBook(db: Database, key: string, skus: PricedSku[]): Promise<void> {
  const product_id = await addProduct(db, {
    key,
    is_active: key !== 'Inactive',
    languages: key === 'Not in Danish' ? ['sv-SE', 'en-GB'] : undefined,
    skus: skus.map(({ lists, ...sku }) => sku),
  });
  const skuRows = await db
    .selectFrom('sku')
    .select('sku_id')
    .where('product_id', '=', product_id)
    .orderBy('sku_id')
    .execute();
  const lists = await db.selectFrom('price_list').selectAll().execute();
  for (const [index, { sku_id }] of skuRows.entries())
    for (const { price_list_id, identifier } of lists) {
      const amount = skus[index]?.lists[identifier];
      const price = db.updateTable('price').set({ regular_price: amount, selling_price: amount });
      const unpriced = db.deleteFrom('price').where('price_list_id', '=', price_list_id);
      if (amount === undefined) await unpriced.where('sku_id', '=', sku_id).execute();
      else await price.where('price_list_id', '=', price_list_id).where('sku_id', '=', sku_id).execute();
    }
}

async function names(filter: ListArguments = {}, args: ListArguments = {}): Promise<string[]> {
  const list = await queryList(shop, { sort: 'ALPHABETICAL', facets: [category], ...filter }, args);
  expect(list.count).toBe(list.names.length);
  return list.names;
}

const sold = [
  'Everywhere',
  'For members',
  'In Sweden',
  'In two lists',
  'Not in Danish',
  'One format abroad',
  'Two formats',
];

describe('A list contains', () => {
  test('active products with a text in the language and a price in the market', async () => {
    expect(await names()).toEqual(sold);
    expect(await names({}, { marketId: 'dk', languageId: 'en-GB' })).toEqual([
      'Everywhere',
      'Not in Danish',
      'One format abroad',
    ]);
    expect(await names({}, { marketId: 'dk', languageId: 'da-DK' })).toEqual([
      'Everywhere',
      'One format abroad',
    ]);
    expect(await names({}, { marketId: 'no', languageId: 'nb-NO' })).toEqual(['Everywhere']);
  });

  test('the same products in its count and in its facets', async () => {
    const list = await queryListWithFacets(shop, { facets: [category] });
    expect(list.count).toBe(sold.length);
    expect(countsOf(list, 'Category')[category]).toBe(sold.length);
  });

  test('only products with a price in the requested price list', async () => {
    expect(await names({ priceListIdentifier: 'sek-first' })).toEqual(['In two lists']);
    expect(await names({ priceListIdentifier: 'sek-book-club' })).toEqual(['For members']);
    expect(await names({ priceListIdentifier: 'eur' })).toEqual(['Everywhere']);
    expect(await names({ priceListIdentifier: 'dkk' })).toEqual([
      'Everywhere',
      'Not in Danish',
      'One format abroad',
    ]);
    expect(await names({ priceListIdentifier: 'no-such-list' })).toEqual([]);
  });

  test('only products of the requested price list in its facets', async () => {
    const list = await queryListWithFacets(shop, {
      facets: [category, 'pr_200-300'],
      priceListIdentifier: 'sek-first',
    });
    expect(list.names).toEqual(['In two lists']);
    expect(countsOf(list, 'Price')).toEqual({ 'pr_200-300': 1 });
  });
});

describe('The price in a list', () => {
  const costing = (amount: number, args: ListArguments = {}) =>
    names({ price: { lowest: amount, highest: amount } }, args);

  test('is that of the market', async () => {
    expect(await costing(100)).toEqual(['Everywhere', 'Not in Danish']);
    expect(await costing(80, { marketId: 'dk' })).toEqual(['Everywhere']);
    expect(await costing(10, { marketId: 'fi' })).toEqual(['Everywhere']);
  });

  test('is that of the first list with the SKU, without lists for members', async () => {
    expect(await costing(250)).toEqual(['In two lists']);
    expect(await costing(300)).toEqual([]);
    expect(await costing(400)).toEqual(['For members']);
  });

  test('is that of its cheapest SKU', async () => {
    expect(await costing(450)).toEqual(['Two formats']);
    expect(await costing(550)).toEqual([]);
  });

  test('is used for sorting, facets and the price range', async () => {
    const list = await queryListWithFacets(shop, { facets: [category], sort: 'PRICE_DESC' });
    expect(list.names).toEqual([
      'One format abroad',
      'Two formats',
      'For members',
      'In two lists',
      'In Sweden',
      'Not in Danish',
      'Everywhere',
    ]);
    expect(countsOf(list, 'Price')).toEqual({
      'pr_100-150': 2,
      'pr_200-300': 2,
      'pr_300-500': 2,
      'pr_500-': 1,
    });
    expect(list.price).toEqual({ lowest: 100, highest: 600 });
  });
});

describe('A price range', () => {
  const sorted = (price: ListArguments | null) => names({ price, sort: 'PRICE' });

  test('includes both limits', async () => {
    expect(await sorted({ lowest: 200, highest: 400 })).toEqual(['In Sweden', 'In two lists', 'For members']);
    expect(await sorted({ lowest: 200.01, highest: 399.99 })).toEqual(['In two lists']);
  });

  test('may have one limit or none', async () => {
    expect(await sorted({ lowest: 450 })).toEqual(['Two formats', 'One format abroad']);
    expect(await sorted({ highest: 200 })).toEqual(['Not in Danish', 'Everywhere', 'In Sweden']);
    expect(await sorted({})).toHaveLength(sold.length);
    expect(await sorted(null)).toHaveLength(sold.length);
  });

  test.each([
    { lowest: 300, highest: 200 },
    { highest: -1 },
    { lowest: 1e15 },
    { lowest: 1e300 },
    { highest: -1e300 },
  ])('without products gives an empty list: %o', async (price) => {
    expect(await sorted(price)).toEqual([]);
  });

  test('restricts price bands', async () => {
    expect(
      await names({
        facets: ['pr_200-300', 'pr_300-500'],
        include: [category],
        price: { lowest: 250 },
        sort: 'PRICE',
      }),
    ).toEqual(['In two lists', 'For members', 'Two formats']);
  });
});

test('formats and stock include SKUs without a price in the market', async () => {
  // The audiobook.
  expect(await names({ include: ['k_3'] })).toEqual(['One format abroad']);
  expect(await names({ include: ['s_out'] })).toEqual([]);
  expect(await names({ include: ['s_in'] })).toContain('One format abroad');
});
