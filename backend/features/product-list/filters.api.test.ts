import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCampaign, changeShop } from '#backend/features/product/added-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { type Asked, askList } from './asked-list.fixture.ts';
import { addKnownBooks, type KnownBooks, type KnownFacets } from './known-books.fixture.ts';

let shop: TestShop;
let known: KnownBooks;
let campaigns: { running: string; abroad: string; over: string };

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    known = await addKnownBooks(db);
    const target = { category_id: Number(known.facet.attic.slice(2)) };
    const terms = { type: 'buy-x-pay-y', terms: JSON.stringify({ buy: 3, pay: 2 }), target };
    const ended = { starts_at: new Date('2020-01-01'), ends_at: new Date('2020-02-01') };
    campaigns = {
      running: `dc_${await addCampaign(db, { key: 'attic-sale', ...terms })}`,
      abroad: `dc_${await addCampaign(db, { key: 'danish-sale', ...terms, marketIds: ['dk'] })}`,
      over: `dc_${await addCampaign(db, { key: 'old-sale', ...terms, ...ended })}`,
    };
  });
});
afterAll(() => shop.close());

/** Names of the books of the known room that are left, in the order of the alphabet. */
async function left(filter: Asked, place: Asked = {}): Promise<string> {
  // The room bounds the list where the filter does not: in one place with other categories it would be one of them.
  const bound = filter.facets ? { include: [known.facet.room] } : { facets: [known.facet.room] };
  const { names, count } = await askList(shop, { sort: 'ALPHABETICAL', ...bound, ...filter }, place);
  expect(count).toBe(names.length);
  return names.join(' ');
}

const everything = 'Alfa Beta Delta Epsilon Eta Gamma Iota Theta Zeta';
type Named = (facet: KnownFacets) => Asked;

describe('Facets that are chosen', () => {
  test.each<[string, Named, string]>([
    ['a category', ({ attic }) => ({ facets: [attic] }), 'Delta Gamma Zeta'],
    ['a category with those below it', ({ room }) => ({ facets: [room] }), everything],
    ['a hidden category', ({ cellar }) => ({ facets: [cellar] }), 'Iota'],
    ['a publisher', ({ otherHouse }) => ({ facets: [otherHouse] }), 'Delta Epsilon Eta'],
    ['a format', ({ audio }) => ({ facets: [audio] }), 'Gamma'],
    ['a value of a parameter', ({ ann }) => ({ facets: [ann] }), 'Alfa Gamma'],
    ['a value of a parameter that is no filter', ({ longBook }) => ({ facets: [longBook] }), 'Beta Zeta'],
    ['prices, the upper end not included', () => ({ facets: ['pr_50-100'] }), 'Beta Gamma'],
    ['prices from nothing', () => ({ facets: ['pr_0-50'] }), 'Alfa'],
    ['prices without an upper end', () => ({ facets: ['pr_500-'] }), 'Eta Zeta'],
    ['discounts, both ends included', () => ({ facets: ['d_11-20'] }), 'Theta'],
    ['discounts by whole percent, not rounded up', () => ({ facets: ['d_0-10'] }), 'Iota'],
    ['what is in stock or digital', () => ({ facets: ['s_in'] }), 'Alfa Beta Delta Epsilon Gamma Iota Theta'],
    ['what can be ordered', () => ({ facets: ['s_order'] }), 'Zeta'],
    ['what is sold out', () => ({ facets: ['s_out'] }), 'Eta'],
    ['an alias', () => ({ facets: ['a_Beta'] }), 'Beta'],
    ['none', () => ({ facets: [] }), everything],
  ])('leave the products that have them: %s', async (_, filter, expected) => {
    expect(await left(filter(known.facet))).toBe(expected);
  });

  test.each<[string, Named, string]>([
    ['two categories', ({ attic, cellar }) => ({ facets: [attic, cellar] }), 'Delta Gamma Iota Zeta'],
    ['two authors', ({ ann, bo }) => ({ facets: [ann, bo] }), 'Alfa Beta Gamma'],
    ['two bands of prices', () => ({ facets: ['pr_0-50', 'pr_500-'] }), 'Alfa Eta Zeta'],
    ['two aliases', () => ({ facets: ['a_Beta', 'a_Eta'] }), 'Beta Eta'],
    ['the same one twice', ({ ann }) => ({ facets: [ann, ann] }), 'Alfa Gamma'],
  ])('of one group are alternatives: %s', async (_, filter, expected) => {
    expect(await left(filter(known.facet))).toBe(expected);
  });

  test.each<[string, Named, string]>([
    ['category and publisher', ({ attic, otherHouse }) => ({ facets: [attic, otherHouse] }), 'Delta'],
    ['author and pages', ({ bo, longBook }) => ({ facets: [bo, longBook] }), 'Beta'],
    [
      'three groups, of one of them two',
      ({ shelf, ownHouse }) => ({ facets: [shelf, 'pr_150-200', ownHouse, 's_in', 's_out'] }),
      'Iota Theta',
    ],
    ['two that no book has both of', ({ audio }) => ({ facets: [audio, 's_out'] }), ''],
  ])('of different groups are demanded together: %s', async (_, filter, expected) => {
    expect(await left(filter(known.facet))).toBe(expected);
  });
});

describe('A list is bounded', () => {
  test.each<[string, Named, string]>([
    ['by what it includes', ({ attic }) => ({ include: [attic] }), 'Delta Gamma Zeta'],
    ['by one of a group', ({ ann, bo }) => ({ include: [ann, bo] }), 'Alfa Beta Gamma'],
    ['by every group', ({ attic, otherHouse }) => ({ include: [attic, otherHouse] }), 'Delta'],
    [
      'by every group, said aloud',
      ({ attic, otherHouse }) => ({ include: [attic, otherHouse], includeMode: 'INTERSECT' }),
      'Delta',
    ],
    [
      'by at least one group',
      ({ attic, otherHouse }) => ({ include: [attic, otherHouse], includeMode: 'UNION' }),
      'Delta Epsilon Eta Gamma Zeta',
    ],
    ['by no group of none', () => ({ include: [], includeMode: 'UNION' }), everything],
    ['by what it excludes', ({ attic, ann }) => ({ exclude: [attic, ann] }), 'Beta Epsilon Eta Iota Theta'],
    [
      'by facets it leaves out',
      ({ otherHouse }) => ({ excludeFacets: [otherHouse, 's_order'] }),
      'Alfa Beta Gamma Iota Theta',
    ],
  ])('%s', async (_, filter, expected) => {
    expect(await left(filter(known.facet))).toBe(expected);
  });

  test('by ids of categories, brands and campaigns as by their facets', async () => {
    const number = (facet: string) => Number(facet.split('_')[1]);
    const { attic, otherHouse } = known.facet;
    expect(await left({ categoryIds: [number(attic)] })).toBe('Delta Gamma Zeta');
    expect(await left({ brandIds: [number(otherHouse)] })).toBe('Delta Epsilon Eta');
    expect(await left({ discountCampaignIds: [number(campaigns.running)] })).toBe('Delta Gamma Zeta');
    expect(await left({ excludeCategoryIds: [number(attic)] })).toBe('Alfa Beta Epsilon Eta Iota Theta');
    expect(await left({ excludeBrandIds: [number(otherHouse)] })).toBe('Alfa Beta Gamma Iota Theta Zeta');
    expect(await left({ excludeDiscountCampaignIds: [number(campaigns.running)] })).toBe(
      'Alfa Beta Epsilon Eta Iota Theta',
    );
  });

  test('by ids together with what it includes: one more of a group widens it', async () => {
    const { attic, cellar, otherHouse } = known.facet;
    const atticId = Number(attic.slice(2));
    expect(await left({ include: [cellar], categoryIds: [atticId] })).toBe('Delta Gamma Iota Zeta');
    expect(await left({ include: [otherHouse], categoryIds: [atticId] })).toBe('Delta');
  });
});

describe('A campaign', () => {
  test('is a facet while it runs in the market', async () => {
    expect(await left({ include: [campaigns.running] })).toBe('Delta Gamma Zeta');
    expect(await left({ include: [campaigns.abroad] })).toBe('');
    expect(await left({ include: [campaigns.abroad] }, { marketId: 'dk' })).toBe('Delta Gamma Zeta');
    expect(await left({ include: [campaigns.over] })).toBe('');
  });

  test('has a list by its alias, within which one can choose', async () => {
    const { names } = await askList(
      shop,
      { sort: 'ALPHABETICAL', facets: [known.facet.otherHouse] },
      { discountCampaignAlias: 'attic-sale' },
    );
    expect(names).toEqual(['Delta']);
  });
});

describe('An id that names nothing', () => {
  const unknown = [
    ...['c_999999999', 'b_999999999', 'k_999999999', 'p_999999999', 'dc_999999999', 'pr_1-2', 'pr_', 'd_1-2'],
    ...[
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
    ],
    ...['constructor', '__proto__', 'toString_1', '%', "'; drop table product; --", '🙂', ' c_1'],
  ];

  test.each(unknown)('empties the list when it is chosen alone: %j', async (id) => {
    expect(await left({ facets: [id] })).toBe('');
    expect(await left({ include: [id] })).toBe('');
  });

  test.each(unknown)('takes nothing away when it is excluded: %j', async (id) => {
    expect(await left({ exclude: [id], excludeFacets: [id] })).toBe(everything);
  });

  test('is no hindrance beside another of its group', async () => {
    expect(await left({ facets: [known.facet.attic, 'c_999999999'] })).toBe('Delta Gamma Zeta');
    expect(await left({ facets: ['b_999999999', known.facet.otherHouse] })).toBe('Delta Epsilon Eta');
    expect(await left({ facets: ['a_no-such-book', 'a_Beta'] })).toBe('Beta');
  });

  test('is a group of its own where it has no known shape, and as a value of a parameter', async () => {
    expect(await left({ facets: [known.facet.attic, 'x_1'] })).toBe('');
    expect(await left({ facets: [known.facet.ann, 'p_999999999'] })).toBe('');
    expect(await left({ include: [known.facet.attic, 'x_1'], includeMode: 'UNION' })).toBe(
      'Delta Gamma Zeta',
    );
  });
});
