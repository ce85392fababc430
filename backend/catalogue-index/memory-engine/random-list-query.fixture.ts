import fc from 'fast-check';
import { type ListQuery, SORT_ORDERS } from '../engine.ts';
import { DISCOUNT_BANDS, EVERY_SKU_HALVED, priceBands, STOCK_STATUSES } from '../facet-bands.ts';

/** Facet ids of the sample shop, and some unknown and malformed ones. */
const facetId = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map((id) => `c_${id}`),
  fc.integer({ min: 1, max: 6 }).map((id) => `b_${id}`),
  fc.integer({ min: 1, max: 4 }).map((id) => `k_${id}`),
  fc.integer({ min: 1, max: 13 }).map((id) => `p_${id}`),
  fc.constantFrom(...priceBands('SEK'), ...priceBands('EUR')).map((band) => band.facetId),
  fc.constantFrom(...DISCOUNT_BANDS.map((band) => band.facetId), EVERY_SKU_HALVED),
  fc.constantFrom(...STOCK_STATUSES),
  fc.integer({ min: 1, max: 4 }).map((id) => `dc_${id}`),
  fc.integer({ min: 1, max: 30 }).map((id) => `a_p-${id}`),
  fc.constantFrom(
    '',
    'x',
    'c_',
    'c_-1',
    'p_1e3',
    'pr_7-8',
    'd_',
    's_nowhere',
    'toString_1',
    'c_99999999999999999999',
  ),
);
const someFacets = fc.oneof(
  { weight: 2, arbitrary: fc.constant<string[]>([]) },
  { weight: 1, arbitrary: fc.array(facetId, { maxLength: 4 }) },
);

export const listQuery: fc.Arbitrary<ListQuery> = fc.record({
  include: someFacets,
  includeMode: fc.constantFrom('INTERSECT', 'UNION'),
  exclude: someFacets,
  facets: fc.oneof(someFacets, fc.array(facetId, { minLength: 1, maxLength: 5 })),
  excludeFacets: someFacets,
  price: fc.option(
    fc.record({ lowest: fc.constantFrom(0, 4900, 9900), highest: fc.constantFrom(4900, 10_000, 99_999) }),
    {
      freq: 2,
    },
  ),
  searchText: fc.constant(''),
  isLooseSearch: fc.constant(false),
  productIds: fc.option(fc.array(fc.integer({ min: -1, max: 30 }), { maxLength: 8 }), { freq: 1 }),
  articleNumbers: fc.option(fc.array(fc.constantFrom('A1', 'A2', 'S3-0', 'S4-1', 'A99'), { maxLength: 4 }), {
    freq: 1,
  }),
  includeCollapsed: fc.boolean(),
  priceListIdentifier: fc.constantFrom(null, null, null, 'list-1', 'list-3', 'no-such'),
  sort: fc.constantFrom(...SORT_ORDERS),
  filterMode: fc.constantFrom('BY_GROUP', 'CURRENT'),
  skip: fc.integer({ min: 0, max: 4 }),
  take: fc.integer({ min: 0, max: 10 }),
  withFacets: fc.boolean(),
});
