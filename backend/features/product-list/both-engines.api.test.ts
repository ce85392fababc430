import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type StartedBackend,
  startBackend,
} from '#backend/catalogue-index/updater/started-backend.fixture.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { sampleOf } from '../../../tests/full-run.ts';
import { addKnownBooks, type KnownBooks } from './known-books.fixture.ts';
import {
  type ListArguments,
  queryList,
  queryListWithFacets,
  requestableSortOrders,
} from './query-list.fixture.ts';

/** The shop with the memory engine, and one with the PostgreSQL engine. */
let shop: TestShop;
let postgresBackend: StartedBackend;
let known: KnownBooks;

beforeAll(async () => {
  shop = await openDemoShop();
  known = await changeShop(shop, addKnownBooks);
  postgresBackend = await startBackend(shop.databaseUrl, { CATALOGUE_ENGINE: 'postgres' });
});
afterAll(async () => {
  await postgresBackend?.close();
  await shop.close();
});

describe('Both engines return the same:', () => {
  test.each<[string, ListArguments, ListArguments]>([
    ['the whole shop', {}, {}],
    ['the whole shop in another market and language', {}, { marketId: 'fi', languageId: 'fi-FI' }],
    ['a category by its alias', {}, { categoryAlias: 'deckare-spanning' }],
    ['a campaign by its facet', { include: ['dc_1'], sort: 'PRICE' }, {}],
    ['selections of several groups', { facets: ['c_100', 'b_24', 'b_2', 'k_1', 's_in'] }, {}],
    ['selections with current counts', { facets: ['c_100', 'pr_100-150'], filterMode: 'CURRENT' }, {}],
    [
      'prices and exclusions',
      { price: { lowest: 60, highest: 200 }, exclude: ['c_200'], excludeFacets: ['k_4'] },
      {},
    ],
    [
      'every edition of one publisher',
      { include: ['b_9'], includeCollapsed: true, sort: 'ALPHABETICAL' },
      {},
    ],
    ['a price list', { priceListIdentifier: 'sek-book-club', sort: 'MOST_SOLD' }, {}],
    ['unknown ids', { facets: ['c_999999999', 'x_1'] }, {}],
    ['hostile ids', { facets: ["'; drop table product; --", '🙂'], exclude: ['c_1e3', '%'] }, {}],
  ])('%s', async (_, filter, args) => {
    expect(await queryListWithFacets(postgresBackend, filter, args)).toEqual(
      await queryListWithFacets(shop, filter, args),
    );
  });

  test.each(sampleOf(requestableSortOrders, 4))('the order %s', async (sort) => {
    const filter = { sort, facets: ['c_400', 'c_100'] };
    for (const page of [{ take: 50 }, { skip: 95, take: 30 }])
      expect(await queryList(postgresBackend, filter, page)).toEqual(await queryList(shop, filter, page));
  });

  test('products by id and by article number', async () => {
    const productIds = [known.id.Zeta, 999_999_999, known.id.Alfa];
    expect((await queryListWithFacets(postgresBackend, { productIds })).names).toEqual(['Zeta', 'Alfa']);
    expect(await queryListWithFacets(postgresBackend, { productIds })).toEqual(
      await queryListWithFacets(shop, { productIds }),
    );
    expect((await queryList(postgresBackend, { articleNumbers: ['T-Beta-0', 'T-Eta'] })).names).toEqual([
      'Beta',
      'Eta',
    ]);
  });

  test.each(['Pippi Långstrump', 'Selma Lagerlöf', 'T-Gamma', '9799000001001'])(
    'a search: %s',
    async (searchText) => {
      const [first] = (await queryList(shop, { searchText })).ids;
      expect((await queryList(postgresBackend, { searchText })).ids).toContain(first);
    },
  );

  test('a product page', async () => {
    const query =
      '{ product(alias: "Gamma") { productId name skus { articleNumber } unitPrice { sellingPriceIncVat } } }';
    const response = await shop.query(query);
    expect(response.data.product.name).toBe('Gamma');
    expect(await postgresBackend.query(query)).toEqual(response);
  });
});

test('the PostgreSQL engine returns changes immediately', async () => {
  await shop.db
    .updateTable('product_text')
    .set({ name: 'Alpha' })
    .where('product_id', '=', known.id.Alfa ?? 0)
    .execute();
  expect((await queryList(postgresBackend, { productIds: [known.id.Alfa] })).names).toEqual(['Alpha']);
});
