import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCampaign, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addKnownBooks, type KnownBooks, type KnownFacets } from './known-books.fixture.ts';
import { type ListArguments, queryList } from './query-list.fixture.ts';

let shop: TestShop;
let known: KnownBooks;
let campaigns: { running: string; danish: string; ended: string };

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    known = await addKnownBooks(db);
    const target = { category_id: Number(known.facet.otherCategory.slice(2)) };
    const terms = { type: 'buy-x-pay-y', terms: JSON.stringify({ buy: 3, pay: 2 }), target };
    const endedDates = { starts_at: new Date('2020-01-01'), ends_at: new Date('2020-02-01') };
    campaigns = {
      running: `dc_${await addCampaign(db, { key: 'attic-sale', ...terms })}`,
      danish: `dc_${await addCampaign(db, { key: 'danish-sale', ...terms, marketIds: ['dk'] })}`,
      ended: `dc_${await addCampaign(db, { key: 'old-sale', ...terms, ...endedDates })}`,
    };
  });
});
afterAll(() => shop.close());

/** Names of the known books that match a filter, in alphabetical order. */
async function matchingNames(filter: ListArguments, args: ListArguments = {}): Promise<string> {
  // The parent category restricts the list by another argument than the filter: categories in one argument are alternatives.
  const bound = filter.facets
    ? { include: [known.facet.parentCategory] }
    : { facets: [known.facet.parentCategory] };
  const { names, count } = await queryList(shop, { sort: 'ALPHABETICAL', ...bound, ...filter }, args);
  expect(count).toBe(names.length);
  return names.join(' ');
}

const everything = 'Alfa Beta Delta Epsilon Eta Gamma Iota Theta Zeta';
type Named = (facet: KnownFacets) => ListArguments;

describe('Selected facets', () => {
  test.each<[string, Named, string]>([
    ['a category', ({ otherCategory }) => ({ facets: [otherCategory] }), 'Delta Gamma Zeta'],
    ['a category with its subcategories', ({ parentCategory }) => ({ facets: [parentCategory] }), everything],
    ['a hidden category', ({ hiddenCategory }) => ({ facets: [hiddenCategory] }), 'Iota'],
    ['a publisher', ({ otherPublisher }) => ({ facets: [otherPublisher] }), 'Delta Epsilon Eta'],
    ['a format', ({ audio }) => ({ facets: [audio] }), 'Gamma'],
    ['a parameter value', ({ ann }) => ({ facets: [ann] }), 'Alfa Gamma'],
    ['a value of a parameter that is not a filter', ({ longBook }) => ({ facets: [longBook] }), 'Beta Zeta'],
    ['a price band, exclusive of its upper limit', () => ({ facets: ['pr_50-100'] }), 'Beta Gamma'],
    ['the lowest price band', () => ({ facets: ['pr_0-50'] }), 'Alfa'],
    ['the highest price band', () => ({ facets: ['pr_500-'] }), 'Eta Zeta'],
    ['a discount band, inclusive of both limits', () => ({ facets: ['d_11-20'] }), 'Theta'],
    ['discounts in whole percent, rounded down', () => ({ facets: ['d_0-10'] }), 'Iota'],
    [
      'products in stock or digital',
      () => ({ facets: ['s_in'] }),
      'Alfa Beta Delta Epsilon Gamma Iota Theta',
    ],
    ['products to order', () => ({ facets: ['s_order'] }), 'Zeta'],
    ['sold-out products', () => ({ facets: ['s_out'] }), 'Eta'],
    ['an alias', () => ({ facets: ['a_Beta'] }), 'Beta'],
    ['none', () => ({ facets: [] }), everything],
  ])('select the products that have them: %s', async (_, filter, expected) => {
    expect(await matchingNames(filter(known.facet))).toBe(expected);
  });

  test.each<[string, Named, string]>([
    [
      'two categories',
      ({ otherCategory, hiddenCategory }) => ({ facets: [otherCategory, hiddenCategory] }),
      'Delta Gamma Iota Zeta',
    ],
    ['two authors', ({ ann, bo }) => ({ facets: [ann, bo] }), 'Alfa Beta Gamma'],
    ['two price bands', () => ({ facets: ['pr_0-50', 'pr_500-'] }), 'Alfa Eta Zeta'],
    ['two aliases', () => ({ facets: ['a_Beta', 'a_Eta'] }), 'Beta Eta'],
    ['the same one twice', ({ ann }) => ({ facets: [ann, ann] }), 'Alfa Gamma'],
  ])('of one group are combined with OR: %s', async (_, filter, expected) => {
    expect(await matchingNames(filter(known.facet))).toBe(expected);
  });

  test.each<[string, Named, string]>([
    [
      'category and publisher',
      ({ otherCategory, otherPublisher }) => ({ facets: [otherCategory, otherPublisher] }),
      'Delta',
    ],
    ['author and pages', ({ bo, longBook }) => ({ facets: [bo, longBook] }), 'Beta'],
    [
      'three groups, two facets of one',
      ({ category, publisher }) => ({
        facets: [category, 'pr_150-200', publisher, 's_in', 's_out'],
      }),
      'Iota Theta',
    ],
    ['two facets that no book has both of', ({ audio }) => ({ facets: [audio, 's_out'] }), ''],
  ])('of different groups are combined with AND: %s', async (_, filter, expected) => {
    expect(await matchingNames(filter(known.facet))).toBe(expected);
  });
});

describe('A list is restricted', () => {
  test.each<[string, Named, string]>([
    ['by a facet in include', ({ otherCategory }) => ({ include: [otherCategory] }), 'Delta Gamma Zeta'],
    ['by any facet of a group', ({ ann, bo }) => ({ include: [ann, bo] }), 'Alfa Beta Gamma'],
    [
      'by every group by default',
      ({ otherCategory, otherPublisher }) => ({ include: [otherCategory, otherPublisher] }),
      'Delta',
    ],
    [
      'by every group with INTERSECT',
      ({ otherCategory, otherPublisher }) => ({
        include: [otherCategory, otherPublisher],
        includeMode: 'INTERSECT',
      }),
      'Delta',
    ],
    [
      'by any group with UNION',
      ({ otherCategory, otherPublisher }) => ({
        include: [otherCategory, otherPublisher],
        includeMode: 'UNION',
      }),
      'Delta Epsilon Eta Gamma Zeta',
    ],
    ['by nothing with UNION of no groups', () => ({ include: [], includeMode: 'UNION' }), everything],
    [
      'by exclude',
      ({ otherCategory, ann }) => ({ exclude: [otherCategory, ann] }),
      'Beta Epsilon Eta Iota Theta',
    ],
    [
      'by excludeFacets',
      ({ otherPublisher }) => ({ excludeFacets: [otherPublisher, 's_order'] }),
      'Alfa Beta Gamma Iota Theta',
    ],
  ])('%s', async (_, filter, expected) => {
    expect(await matchingNames(filter(known.facet))).toBe(expected);
  });

  test('by ids of categories, brands and campaigns like by their facets', async () => {
    const number = (facet: string) => Number(facet.split('_')[1]);
    const { otherCategory, otherPublisher } = known.facet;
    expect(await matchingNames({ categoryIds: [number(otherCategory)] })).toBe('Delta Gamma Zeta');
    expect(await matchingNames({ brandIds: [number(otherPublisher)] })).toBe('Delta Epsilon Eta');
    expect(await matchingNames({ discountCampaignIds: [number(campaigns.running)] })).toBe(
      'Delta Gamma Zeta',
    );
    expect(await matchingNames({ excludeCategoryIds: [number(otherCategory)] })).toBe(
      'Alfa Beta Epsilon Eta Iota Theta',
    );
    expect(await matchingNames({ excludeBrandIds: [number(otherPublisher)] })).toBe(
      'Alfa Beta Gamma Iota Theta Zeta',
    );
    expect(await matchingNames({ excludeDiscountCampaignIds: [number(campaigns.running)] })).toBe(
      'Alfa Beta Epsilon Eta Iota Theta',
    );
  });

  test('by ids combined with include: a further facet of a group widens it', async () => {
    const { otherCategory, hiddenCategory, otherPublisher } = known.facet;
    const atticId = Number(otherCategory.slice(2));
    expect(await matchingNames({ include: [hiddenCategory], categoryIds: [atticId] })).toBe(
      'Delta Gamma Iota Zeta',
    );
    expect(await matchingNames({ include: [otherPublisher], categoryIds: [atticId] })).toBe('Delta');
  });
});

describe('A campaign', () => {
  test('is a facet while it runs in the market', async () => {
    expect(await matchingNames({ include: [campaigns.running] })).toBe('Delta Gamma Zeta');
    expect(await matchingNames({ include: [campaigns.danish] })).toBe('');
    expect(await matchingNames({ include: [campaigns.danish] }, { marketId: 'dk' })).toBe('Delta Gamma Zeta');
    expect(await matchingNames({ include: [campaigns.ended] })).toBe('');
  });

  test('has a list by its alias that can be filtered', async () => {
    const { names } = await queryList(
      shop,
      { sort: 'ALPHABETICAL', facets: [known.facet.otherPublisher] },
      { discountCampaignAlias: 'attic-sale' },
    );
    expect(names).toEqual(['Delta']);
  });
});

describe('An unknown id', () => {
  const unknown = [
    'c_999999999',
    'b_999999999',
    'k_999999999',
    'p_999999999',
    'dc_999999999',
    'pr_1-2',
    'pr_',
    'd_1-2',
    's_',
    's_maybe',
    'a_no-such-book',
    'a_',
    'x_1',
    'c_',
    'c_x',
    'c_-1',
    'c_1e3',
    'c_99999999999999999999',
    '_',
    'c1',
    'constructor',
    '__proto__',
    'toString_1',
    '%',
    "'; drop table product; --",
    '🙂',
    ' c_1',
  ];

  test.each(unknown)('matches nothing if it is the only one: %j', async (id) => {
    expect(await matchingNames({ facets: [id] })).toBe('');
    expect(await matchingNames({ include: [id] })).toBe('');
  });

  test.each(unknown)('excludes nothing: %j', async (id) => {
    expect(await matchingNames({ exclude: [id], excludeFacets: [id] })).toBe(everything);
  });

  test('is ignored together with a known one of its group', async () => {
    expect(await matchingNames({ facets: [known.facet.otherCategory, 'c_999999999'] })).toBe(
      'Delta Gamma Zeta',
    );
    expect(await matchingNames({ facets: ['b_999999999', known.facet.otherPublisher] })).toBe(
      'Delta Epsilon Eta',
    );
    expect(await matchingNames({ facets: ['a_no-such-book', 'a_Beta'] })).toBe('Beta');
  });

  test('forms its own group if it is malformed or a parameter value', async () => {
    expect(await matchingNames({ facets: [known.facet.otherCategory, 'x_1'] })).toBe('');
    expect(await matchingNames({ facets: [known.facet.ann, 'p_999999999'] })).toBe('');
    expect(await matchingNames({ include: [known.facet.otherCategory, 'x_1'], includeMode: 'UNION' })).toBe(
      'Delta Gamma Zeta',
    );
  });
});
