import { describe, expect, test } from 'vitest';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { FilterInputType } from '#backend/graphql/schema.generated.ts';
import { LIMITS } from '#contract/limits.ts';
import { readListQuery } from './read-list-query.ts';

function read(filter: FilterInputType, page: { skip?: number; take?: number; minorDigits?: number } = {}) {
  const scope = { market: { currency: { minorDigits: page.minorDigits ?? 2 } } } as Scope;
  const { skip = 0, take = 20 } = page;
  return readListQuery({ skip, take, filter, include: [], withFacets: false }, scope);
}

const unfiltered = {
  include: [],
  includeMode: 'INTERSECT',
  exclude: [],
  facets: [],
  excludeFacets: [],
  price: null,
  searchText: '',
  isLooseSearch: false,
  productIds: null,
  articleNumbers: null,
  includeCollapsed: false,
  priceListIdentifier: null,
  sort: 'LATEST',
  filterMode: 'BY_GROUP',
  skip: 0,
  take: 20,
  withFacets: false,
};
const names = [
  ...([
    'include',
    'exclude',
    'facets',
    'excludeFacets',
    'categoryIds',
    'brandIds',
    'discountCampaignIds',
  ] as const),
  ...(['excludeCategoryIds', 'excludeBrandIds', 'excludeDiscountCampaignIds'] as const),
  ...(['productIds', 'articleNumbers'] as const),
];

describe('A list query', () => {
  test('is unfiltered without arguments and if all are null', () => {
    const nulls = Object.fromEntries(
      [...names, 'price', 'searchText', 'includeCollapsed', 'priceListIdentifier', 'sort', 'filterMode'].map(
        (name) => [name, null],
      ),
    );
    expect(read({})).toEqual(unfiltered);
    expect(read(nulls)).toEqual(unfiltered);
  });

  test('is unfiltered if all lists are empty', () => {
    expect(read(Object.fromEntries(names.map((name) => [name, []])))).toEqual(unfiltered);
  });

  test('drops empty facet ids and nulls', () => {
    const { facets, include, productIds } = read({
      facets: ['c_1', null, '', 'b_2'],
      categoryIds: [7, null],
      productIds: [3, null, 1],
    });
    expect(facets).toEqual(['c_1', 'b_2']);
    expect(include).toEqual(['c_7']);
    expect(productIds).toEqual([3, 1]);
  });

  test('contains ids of categories, brands and campaigns as facets, after those of the list', () => {
    const scope = { market: { currency: { minorDigits: 2 } } } as Scope;
    const filter = {
      include: ['p_9'],
      categoryIds: [1],
      brandIds: [2],
      discountCampaignIds: [3],
      exclude: ['s_out'],
      excludeCategoryIds: [4],
      excludeBrandIds: [5],
      excludeDiscountCampaignIds: [6],
    };
    const query = readListQuery({ skip: 0, take: 1, filter, include: ['c_100'], withFacets: true }, scope);
    expect(query.include).toEqual(['c_100', 'p_9', 'c_1', 'b_2', 'dc_3']);
    expect(query.exclude).toEqual(['s_out', 'c_4', 'b_5', 'dc_6']);
    expect(query.withFacets).toBe(true);
  });
});

describe('A price', () => {
  test.each([
    [{ lowest: 99.5, highest: 150 }, 2, { lowest: 9950, highest: 15_000 }],
    [{ lowest: 0.29, highest: 1.15 }, 2, { lowest: 29, highest: 115 }],
    [{ lowest: 100 }, 2, { lowest: 10_000, highest: Number.MAX_SAFE_INTEGER }],
    [{ highest: 100 }, 2, { lowest: 0, highest: 10_000 }],
    [{ highest: 0 }, 2, { lowest: 0, highest: 0 }],
    [{ lowest: 100, highest: 200 }, 0, { lowest: 100, highest: 200 }],
    [{ lowest: null, highest: null }, 2, null],
    [{}, 2, null],
  ])('of %j in a currency with %i decimals is %j in minor units', (price, minorDigits, expected) => {
    expect(read({ price }, { minorDigits }).price).toEqual(expected);
  });
});

describe('A search', () => {
  test('is sorted by relevance by default', () => {
    expect(read({ searchText: 'sult' }).sort).toBe('RELEVANCE');
    expect(read({ searchText: 'sult', sort: 'PRICE' }).sort).toBe('PRICE');
  });

  test.each(['', '   ', '\n\t'])('of spaces only does not filter the list: %j', (searchText) => {
    expect(read({ searchText })).toEqual(unfiltered);
  });

  test('has a maximum length', () => {
    const longest = 'å'.repeat(LIMITS.searchText);
    expect(read({ searchText: ` ${longest} ` }).searchText).toBe(longest);
    expect(() => read({ searchText: `${longest}å` })).toThrow('searchText may have 200 characters at most.');
  });
});

describe('Limits', () => {
  test.each([
    [{ skip: -1 }, 'skip must be from 0 to 6000.'],
    [{ skip: LIMITS.listSkip + 1 }, 'skip must be from 0 to 6000.'],
    [{ take: -1 }, 'take must be from 0 to 200.'],
    [{ take: 10_000 }, 'take must be from 0 to 200.'],
    [{ take: Number.NaN }, 'take must be from 0 to 200.'],
  ])('of a page are checked: %o', (page, message) => {
    expect(() => read({}, page)).toThrow(message);
  });

  test.each(names)('of %s are checked', (name) => {
    const items = Array.from({ length: LIMITS.listProductIds + 1 }, (_, index) =>
      /[Ii]ds$/.test(name) ? index : `x_${index}`,
    );
    expect(() => read({ [name]: items.slice(1) })).not.toThrow();
    expect(() => read({ [name]: items })).toThrow(`${name} may have 600 entries at most.`);
  });
});
