import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { type Asked, askFacets, askList, countsOf, type ShownList } from './asked-list.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Facets of the demo shop: crime and fiction, a publisher, formats, an author, editions in a language. */
const [crime, noir, fiction] = ['c_200', 'c_201', 'c_100'];
const [penguin, norstedts] = ['b_24', 'b_2'];
const [hardback, audio] = ['k_1', 'k_3'];
const [inSwedish, inEnglish] = ['p_2', 'p_16'];

type Place = { filter: Asked & { facets?: string[]; include?: string[] } } & Asked;

const lists: [string, Place][] = [
  ['the whole shop', { filter: {} }],
  ['the whole shop in Danish kroner', { marketId: 'dk', languageId: 'da-DK', filter: {} }],
  ['every edition', { filter: { includeCollapsed: true, include: [crime] } }],
  ['a category', { categoryAlias: 'deckare-spanning', filter: {} }],
  ['a publisher, in euro', { marketId: 'fi', languageId: 'fi-FI', filter: { include: [penguin] } }],
  ['a search', { filter: { searchText: 'kärlek' } }],
  [
    'what is left after exclusions',
    { filter: { exclude: [noir, penguin], excludeFacets: ['s_out', 'pr_50-100'] } },
  ],
  ['a choice of one group', { filter: { facets: [crime, 'c_302'] } }],
  ['choices of several groups', { filter: { facets: [fiction, penguin, norstedts, inSwedish, inEnglish] } }],
  ['a choice of prices', { filter: { facets: ['pr_50-100', 's_in'], price: { lowest: 60, highest: 95 } } }],
  [
    'a choice of prices and discounts',
    { filter: { include: [crime], facets: ['pr_100-150', 'd_11-20', hardback] } },
  ],
  ['what is in a price list', { filter: { priceListIdentifier: 'sek-book-club', facets: [audio] } }],
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

/** The length of the list after one has chosen the value alone in its group. */
async function narrowed({ filter, ...place }: Place, group: string, facetId: string): Promise<number> {
  const others = (filter.facets ?? []).filter((id) => !isOfGroup(group)(id));
  const price = group === 'Price' ? null : filter.price;
  return (await askList(shop, { ...filter, price, facets: [...others, facetId] }, { ...place, take: 0 }))
    .count;
}

async function listWithFacets({ filter, ...place }: Place, further: Asked = {}): Promise<ShownList> {
  return askFacets(shop, { ...filter, ...further }, { ...place, take: 0 });
}

describe.each(lists)('In %s', (_, place) => {
  test('narrowing by a value gives exactly its count, whatever was chosen in its group', async () => {
    const list = await listWithFacets(place);
    const wrong: unknown[] = [];
    for (const { filterId, values } of list.facets)
      for (const { facetId, count } of values) {
        const length = await narrowed(place, filterId, facetId);
        if (length !== count) wrong.push({ facetId, count, length });
      }
    expect(list.facets.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });

  test('a value that is not told would give an empty list', async () => {
    const [list, everything] = [await listWithFacets(place), await listWithFacets({ ...place, filter: {} })];
    for (const group of ['Category', 'Sku', 'Price', 'Discount', 'language', 'StockStatus']) {
      const told = countsOf(list, group);
      for (const facetId of Object.keys(countsOf(everything, group)))
        if (!(facetId in told))
          expect([facetId, await narrowed(place, group, facetId)]).toEqual([facetId, 0]);
    }
  });

  test('BY_GROUP is how values are counted by default', async () => {
    expect(await listWithFacets(place, { filterMode: 'BY_GROUP' })).toEqual(await listWithFacets(place));
  });
});

/** Where nothing but the customer has chosen, a value can be demanded on top of the choices of its own group. */
const choices = lists.filter(([, { filter, categoryAlias }]) => !filter.include && !categoryAlias);

describe.each(choices)('In %s', (_, place) => {
  test('CURRENT counts what is in the list now', async () => {
    const list = await listWithFacets(place, { filterMode: 'CURRENT' });
    expect(list.count).toBe((await listWithFacets(place)).count);
    const { filter, ...where } = place;
    const wrong: unknown[] = [];
    for (const { facetId, count } of list.facets.flatMap(({ values }) => values)) {
      const { count: length } = await askList(shop, { ...filter, include: [facetId] }, { ...where, take: 0 });
      if (length !== count) wrong.push({ facetId, count, length });
    }
    expect(list.facets.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });
});

describe('The lowest and the highest price', () => {
  const range = async (filter: Asked) => (await askFacets(shop, filter, { take: 0 })).price;
  const pricesOf = async (filter: Asked) => {
    const { data } = await shop.ask(
      `query ($filter: FilterInputType) {
        products(take: 200, filter: $filter) { products { unitPrice { sellingPriceIncVat } } }
      }`,
      { filter: { ...filter, includeCollapsed: true } },
    );
    type Priced = { unitPrice: { sellingPriceIncVat: number } };
    const prices = data.products.products.map(({ unitPrice }: Priced) => unitPrice.sellingPriceIncVat);
    return { lowest: Math.min(...prices), highest: Math.max(...prices) };
  };

  test('are those of the list, whichever editions it shows', async () => {
    for (const facets of [[noir], [penguin, audio], ['c_303', inSwedish]])
      expect(await range({ facets })).toEqual(await pricesOf({ facets }));
  });

  test('forget by group what was chosen of prices', async () => {
    const whole = await range({ facets: [noir] });
    for (const chosen of [
      { facets: [noir, 'pr_100-150'] },
      { facets: [noir], price: { lowest: 100, highest: 120 } },
    ]) {
      expect(await range(chosen)).toEqual(whole);
      const current = await range({ ...chosen, filterMode: 'CURRENT' });
      expect(current).toEqual(await pricesOf(chosen));
      expect(current).not.toEqual(whole);
    }
  });
});
