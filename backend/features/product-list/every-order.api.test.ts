import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import {
  addProduct,
  addTestCategory,
  changeShop,
  type ProductInput,
} from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addBrand, addValue } from './known-books.fixture.ts';
import { type ListArguments, queryList } from './query-list.fixture.ts';

let shop: TestShop;
let category: string;
let author: { ann: string; bo: string };

/** Names that languages sort differently, in the order of the products' ids. */
const [eye, eel, ape, zebra] = ['Öga', 'Ål', 'apa', 'Zebra'];
const price = (amount: number): [number, number, number][] => [[90, amount, amount]];

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, addBooks);
});
afterAll(() => shop.close());

async function addBooks(db: Database): Promise<void> {
  category = `c_${(await addTestCategory(db)).parentCategoryId}`;
  const otherPublisher = await addBrand(db, 'Another House');
  const [ann, bo] = [await addValue(db, 'author', 'Ann Author'), await addValue(db, 'author', 'Bo Author')];
  author = { ann: `p_${ann}`, bo: `p_${bo}` };
  const books: (ProductInput & { ratings: number[]; status?: string })[] = [
    {
      key: eye,
      first_available_on: '2020-06-01',
      sold_count: 5,
      custom_order: [3, 2],
      parameterValueIds: [ann, bo],
      skus: [{ prices: price(30_000), in_stock: 1 }],
      ratings: [5],
    },
    {
      key: eel,
      brand_id: otherPublisher,
      first_available_on: '2021-06-01',
      sold_count: 9,
      custom_order: [1],
      parameterValueIds: [ann],
      skus: [
        { prices: price(10_000), in_stock: 5 },
        { prices: price(10_000), choice: 'ebook', in_stock: 0, static_stock: 10 },
      ],
      ratings: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    },
    {
      key: ape,
      first_available_on: '2019-06-01',
      sold_count: 5,
      custom_order: [2, 1, -7, 8, 9],
      parameterValueIds: [bo],
      skus: [{ prices: price(20_000), in_stock: 0, oversellable: 50 }],
      ratings: [1],
    },
    {
      key: zebra,
      first_available_on: '2021-06-01',
      parameterValueIds: [ann],
      skus: [{ prices: price(20_000), in_stock: 0 }],
      ratings: [5, 5, 5],
      status: 'pending',
    },
  ];
  for (const { ratings, status = 'approved', ...book } of books) {
    const product_id = await addProduct(db, book);
    const reviews = ratings.map((rating) => ({ product_id, rating, status, author: 'A Reader' }));
    await db.insertInto('product_review').values(reviews).execute();
  }
}

async function sorted(filter: ListArguments, args: ListArguments = {}): Promise<string> {
  const { names } = await queryList(shop, { include: [category], ...filter }, args);
  return names.join(' ');
}

const inOrder = (...names: string[]) => names.join(' ');
const latest = inOrder(zebra, eel, eye, ape);

describe('The order of a list by', () => {
  test.each([
    ['LATEST', latest],
    ['PRICE', inOrder(eel, zebra, ape, eye)],
    ['PRICE_DESC', inOrder(eye, zebra, ape, eel)],
    ['MOST_SOLD', inOrder(eel, ape, eye, zebra)],
    ['VOTES', inOrder(eel, eye, ape, zebra)],
    ['BRAND', inOrder(eel, zebra, ape, eye)],
    ['ALPHABETICAL', inOrder(ape, zebra, eel, eye)],
    ['ALPHABETICAL_DESC', inOrder(eye, eel, zebra, ape)],
    ['CUSTOM_1', inOrder(eel, ape, eye, zebra)],
    ['CUSTOM_2', inOrder(ape, eye, zebra, eel)],
    ['CUSTOM_3', inOrder(ape, zebra, eel, eye)],
    ['CUSTOM_4', inOrder(ape, zebra, eel, eye)],
    ['CUSTOM_5', inOrder(ape, zebra, eel, eye)],
    ['AVAILABLE_STOCK', inOrder(zebra, ape, eye, eel)],
    ['AVAILABLE_STOCK_DESC', inOrder(eel, eye, zebra, ape)],
    ['TOTAL_STOCK', inOrder(zebra, eye, eel, ape)],
    ['TOTAL_STOCK_DESC', inOrder(ape, eel, eye, zebra)],
    ['RELEVANCE', latest],
    ['FACET_ORDER', latest],
    ['NONE', inOrder(zebra, ape, eel, eye)],
  ])('%s, equal products by id, highest first', async (sort, expected) => {
    expect(await sorted({ sort })).toBe(expected);
  });

  test('LATEST is the default', async () => {
    expect(await sorted({})).toBe(latest);
    expect(await sorted({ sort: null })).toBe(latest);
  });

  test.each([
    ['en-GB', inOrder(eel, ape, eye, zebra)],
    ['da-DK', inOrder(ape, zebra, eye, eel)],
    ['fi-FI', inOrder(ape, zebra, eel, eye)],
    ['nb-NO', inOrder(ape, zebra, eye, eel)],
  ])('ALPHABETICAL uses the collation of %s', async (languageId, expected) => {
    expect(await sorted({ sort: 'ALPHABETICAL' }, { languageId })).toBe(expected);
  });

  test('FACET_ORDER sorts by the first facet that a product has', async () => {
    const { ann, bo } = author;
    expect(await sorted({ sort: 'FACET_ORDER', facets: [bo, ann] })).toBe(inOrder(ape, eye, zebra, eel));
    expect(await sorted({ sort: 'FACET_ORDER', facets: [ann, bo] })).toBe(inOrder(zebra, eel, eye, ape));
    const aliases = [ape, zebra, eye].map((name) => `a_${name}`);
    expect(await sorted({ sort: 'FACET_ORDER', facets: aliases })).toBe(inOrder(ape, zebra, eye));
  });

  test('RELEVANCE is the default for searches', async () => {
    expect(await sorted({ searchText: 'zebra' })).toBe(zebra);
    const search = { searchText: 'Ann Author', sort: 'RELEVANCE' };
    expect(await sorted(search)).toBe(await sorted({ searchText: 'Ann Author' }));
    expect(await sorted({ searchText: 'Ann Author', sort: 'PRICE' })).toBe(inOrder(eel, zebra, eye));
  });

  test('the schema rejects unknown orders', async () => {
    const { errors } = await shop.query('{ products(filter: { sort: BEST }) { count } }');
    expect(errors?.[0]?.message).toContain('"SortType"');
  });
});
