import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import {
  countsOf,
  groupOf,
  type ListArguments,
  type QueriedList,
  queryList,
  queryListWithFacets,
} from '../query-list.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

/** Facets of the demo shop: categories, publishers, formats, and editions in a language. */
const [crime, noir, fiction] = ['c_200', 'c_201', 'c_100'];
const [penguin, norstedts] = ['b_24', 'b_2'];
const [hardback, audio] = ['k_1', 'k_3'];
const [inSwedish, inEnglish] = ['p_1', 'p_3'];

type ListParams = { filter: ListArguments & { facets?: string[]; include?: string[] } } & ListArguments;

const lists: [string, ListParams][] = [
  ['the whole shop', { filter: {} }],
  ['the whole shop in Danish kroner', { marketId: 'dk', languageId: 'da-DK', filter: {} }],
  ['every edition', { filter: { includeCollapsed: true, include: [crime] } }],
  ['a category', { categoryAlias: 'deckare-spanning', filter: {} }],
  ['a publisher, in euro', { marketId: 'fi', languageId: 'fi-FI', filter: { include: [penguin] } }],
  ['a search', { filter: { searchText: 'kärlek' } }],
  ['exclusions', { filter: { exclude: [noir, penguin], excludeFacets: ['s_out', 'pr_50-100'] } }],
  ['a selection in one group', { filter: { facets: [crime, 'c_302'] } }],
  [
    'selections in several groups',
    { filter: { facets: [fiction, penguin, norstedts, inSwedish, inEnglish] } },
  ],
  ['selected prices', { filter: { facets: ['pr_50-100', 's_in'], price: { lowest: 60, highest: 95 } } }],
  [
    'selected prices and discounts',
    { filter: { include: [crime], facets: ['pr_100-150', 'd_11-20', hardback] } },
  ],
  ['a price list', { filter: { priceListIdentifier: 'sek-book-club', facets: [audio] } }],
  [
    'one group or another',
    { filter: { include: [noir, penguin], includeMode: 'UNION', facets: [hardback] } },
  ],
];

const groupOfPrefix: Record<string, string> = {
  c: 'Category',
  b: 'Brand',
  k: 'Sku',
  pr: 'Price',
  d: 'Discount',
  s: 'StockStatus',
};
const isOfGroup = (group: string) => (facetId: string) =>
  (groupOfPrefix[facetId.split('_')[0] ?? ''] ?? 'language') === group;

/** The length of the list with the value as the only selection of its group. */
async function countWithFacet(
  { filter, ...args }: ListParams,
  group: string,
  facetId: string,
): Promise<number> {
  const others = (filter.facets ?? []).filter((id) => !isOfGroup(group)(id));
  const price = group === 'Price' ? null : filter.price;
  return (await queryList(shop, { ...filter, price, facets: [...others, facetId] }, { ...args, take: 0 }))
    .count;
}

async function listWithFacets(
  { filter, ...args }: ListParams,
  filterOverride: ListArguments = {},
): Promise<QueriedList> {
  return queryListWithFacets(shop, { ...filter, ...filterOverride }, { ...args, take: 0 });
}

describe.each(lists)('In %s', (_, args) => {
  test('filtering by a value gives exactly its count, regardless of the selection in its group', async () => {
    const list = await listWithFacets(args);
    const mismatches: unknown[] = [];
    for (const { filterId, values } of list.facets)
      for (const { facetId, count } of values) {
        const length = await countWithFacet(args, filterId, facetId);
        if (length !== count) mismatches.push({ facetId, count, length });
      }
    expect(list.facets.length).toBeGreaterThan(3);
    expect(mismatches).toEqual([]);
  });

  test('a value that is not listed would give an empty list', async () => {
    const [list, everything] = [await listWithFacets(args), await listWithFacets({ ...args, filter: {} })];
    for (const group of ['Category', 'Sku', 'Price', 'Discount', 'language', 'StockStatus']) {
      const listed = countsOf(list, group);
      for (const facetId of Object.keys(countsOf(everything, group)))
        if (!(facetId in listed))
          expect([facetId, await countWithFacet(args, group, facetId)]).toEqual([facetId, 0]);
    }
  });

  test('BY_GROUP is the default', async () => {
    expect(await listWithFacets(args, { filterMode: 'BY_GROUP' })).toEqual(await listWithFacets(args));
  });
});

/** Lists without include or category, so that `include` can test a value on top of the selection of its group. */
const listsWithoutInclude = lists.filter(
  ([, { filter, categoryAlias }]) => !filter.include && !categoryAlias,
);

describe.each(listsWithoutInclude)('In %s', (_, args) => {
  test('CURRENT counts the products of the current list', async () => {
    const list = await listWithFacets(args, { filterMode: 'CURRENT' });
    expect(list.count).toBe((await listWithFacets(args)).count);
    const { filter, ...otherArgs } = args;
    const mismatches: unknown[] = [];
    for (const { facetId, count } of list.facets.flatMap(({ values }) => values)) {
      const { count: length } = await queryList(
        shop,
        { ...filter, include: [facetId] },
        { ...otherArgs, take: 0 },
      );
      if (length !== count) mismatches.push({ facetId, count, length });
    }
    expect(list.facets.length).toBeGreaterThan(3);
    expect(mismatches).toEqual([]);
  });
});

describe('The lowest and the highest price', () => {
  const range = async (filter: ListArguments) => (await queryListWithFacets(shop, filter, { take: 0 })).price;
  const pricesOf = async (filter: ListArguments) => {
    const { data } = await shop.query(
      `query ($filter: FilterInputType) {
        products(take: 200, filter: $filter) { products { unitPrice { sellingPriceIncVat } } }
      }`,
      { filter: { ...filter, includeCollapsed: true } },
    );
    type Priced = { unitPrice: { sellingPriceIncVat: number } };
    const prices = data.products.products.map(({ unitPrice }: Priced) => unitPrice.sellingPriceIncVat);
    return { lowest: Math.min(...prices), highest: Math.max(...prices) };
  };

  test('are those of all editions in the list', async () => {
    for (const facets of [[noir], [penguin, audio], ['c_303', inSwedish]])
      expect(await range({ facets })).toEqual(await pricesOf({ facets }));
  });

  test('ignore the price selection with BY_GROUP', async () => {
    const whole = await range({ facets: [noir] });
    for (const filter of [
      { facets: [noir, 'pr_100-150'] },
      { facets: [noir], price: { lowest: 100, highest: 120 } },
    ]) {
      expect(await range(filter)).toEqual(whole);
      const current = await range({ ...filter, filterMode: 'CURRENT' });
      expect(current).toEqual(await pricesOf(filter));
      expect(current).not.toEqual(whole);
    }
  });
});

test('Running campaigns that have a list are counted, by name', async () => {
  const list = await queryListWithFacets(shop);
  const values = groupOf(list, 'Campaign');
  expect(values.length).toBeGreaterThan(1);
  for (const { facetId, label, count } of values) {
    expect(label).toMatch(/\p{L}/u);
    expect((await queryList(shop, { facets: [facetId] })).count).toBe(count);
  }
});

test('sizes are in their own order', async () => {
  const choices = await shop.db.selectFrom('sku_choice').selectAll().execute();
  const orders = new Map(choices.map((choice) => [`k_${choice.sku_choice_id}`, choice.sort_order]));
  const sizes = groupOf(await queryListWithFacets(shop), 'Sku').map(({ facetId }) => orders.get(facetId));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes).toEqual(sizes.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
});
