import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { LIMITS } from '#contract/limits.ts';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addKnownBooks, type KnownBooks } from './known-books.fixture.ts';
import { countsOf, type ListArguments, queryList, queryListWithFacets } from './query-list.fixture.ts';

let shop: TestShop;
let known: KnownBooks;
/** The editions of one work, which other lists collapse. */
let editions: number[];

beforeAll(async () => {
  shop = await openDemoShop();
  known = await changeShop(shop, addKnownBooks);
  const { ids } = await queryList(shop, { searchText: 'Pippi', includeCollapsed: true });
  const rows = await shop.db
    .selectFrom('product')
    .select(['product_id', 'variant_group_id'])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .execute();
  const work = rows[0]?.variant_group_id;
  editions = rows.filter((row) => row.variant_group_id === work).map(({ product_id }) => product_id);
});
afterAll(() => shop.close());

const unknown = 999_999_999;
const idsOf = (...names: string[]) => names.map((name) => known.id[name] ?? 0);

describe('Products requested by id', () => {
  test('are in the requested order, without repetitions', async () => {
    const { names, count } = await queryList(shop, {
      productIds: idsOf('Zeta', 'Alfa', 'Eta', 'Alfa', 'Zeta', 'Beta'),
    });
    expect(names).toEqual(['Zeta', 'Alfa', 'Eta', 'Beta']);
    expect(count).toBe(4);
  });

  test('do not include products outside the scope', async () => {
    const [alfa = 0, beta = 0] = idsOf('Alfa', 'Beta');
    expect((await queryList(shop, { productIds: [beta, unknown, 0, -1, alfa] })).names).toEqual([
      'Beta',
      'Alfa',
    ]);
    expect((await queryList(shop, { productIds: [unknown] })).count).toBe(0);
  });

  test.each<[string, ListArguments]>([
    ['an order', { sort: 'PRICE' }],
    ['facets', { facets: ['s_out'] }],
    ['include', { include: ['c_100'] }],
    ['exclude', { exclude: ['s_in'], excludeFacets: ['s_out'] }],
    ['a price', { price: { lowest: 1_000_000 } }],
    ['a search', { searchText: 'Strindberg' }],
    ['a price list', { priceListIdentifier: 'sek-book-club' }],
    ['ids of brands', { brandIds: [1] }],
    ['article numbers', { articleNumbers: ['T-Gamma'] }],
  ])('override %s', async (_, filter) => {
    const { names } = await queryList(shop, { ...filter, productIds: idsOf('Eta', 'Alfa', 'Theta') });
    expect(names).toEqual(['Eta', 'Alfa', 'Theta']);
  });

  test('override the category of the list', async () => {
    const { names } = await queryList(
      shop,
      { productIds: idsOf('Eta', 'Alfa') },
      { categoryAlias: 'own-attic' },
    );
    expect(names).toEqual(['Eta', 'Alfa']);
  });

  test('are never collapsed', async () => {
    expect(editions.length).toBeGreaterThan(1);
    const reversed = editions.toReversed();
    expect((await queryList(shop, { productIds: reversed })).ids).toEqual(reversed);
  });

  test('are paged', async () => {
    const productIds = idsOf('Zeta', 'Alfa', 'Eta', 'Beta');
    const page = await queryList(shop, { productIds }, { skip: 1, take: 2 });
    expect(page).toMatchObject({ names: ['Alfa', 'Eta'], count: 4 });
    expect((await queryList(shop, { productIds }, { skip: 9 })).names).toEqual([]);
  });

  test('are counted separately in facets', async () => {
    const list = await queryListWithFacets(shop, { productIds: [...editions, ...idsOf('Zeta', 'Eta')] });
    expect(list.count).toBe(editions.length + 2);
    const stock = Object.values(countsOf(list, 'StockStatus')).reduce((sum, count) => sum + count, 0);
    expect(stock).toBe(list.count);
    expect(countsOf(list, 'StockStatus')).toMatchObject({ s_order: 1, s_out: 1 });
    expect(list.price?.highest).toBe(620);
  });

  test('may be as many as the limit; an empty list means no filter', async () => {
    const productIds = Array.from({ length: LIMITS.listProductIds }, (_, index) => unknown - index);
    expect((await queryList(shop, { productIds: [...productIds.slice(1), ...idsOf('Eta')] })).names).toEqual([
      'Eta',
    ]);
    expect((await queryList(shop, { productIds: [] })).count).toBe((await queryList(shop)).count);
  });
});

describe('Products requested by article number', () => {
  test('are found by the number of the product or of a SKU, in the requested order', async () => {
    const articleNumbers = ['T-Zeta', 'T-Gamma-1', 'T-Alfa', 'T-Gamma', 'no-such-number', 'T-Beta-0'];
    const { names, count } = await queryList(shop, { articleNumbers, facets: ['s_out'], sort: 'PRICE' });
    expect(names).toEqual(['Zeta', 'Gamma', 'Alfa', 'Beta']);
    expect(count).toBe(4);
  });

  test.each(['', ' ', 't-alfa', 'T Alfa', 'Alfa', '\u0000', "'"])(
    'are found only by the exact number: %j',
    async (number) => {
      expect((await queryList(shop, { articleNumbers: [number] })).count).toBe(0);
    },
  );

  test('are all products if the list is empty', async () => {
    expect((await queryList(shop, { articleNumbers: [] })).count).toBe((await queryList(shop)).count);
  });
});
