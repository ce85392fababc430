import { expect } from 'vitest';
import { SORT_ORDERS } from '#backend/catalogue-index/engine.ts';
import type { GraphqlResult, TestShop } from '../../../tests/api/test-shop.ts';

/** The sort orders that clients can request. */
export const requestableSortOrders = SORT_ORDERS.filter((sort) => sort !== 'PUBLICATION');

interface QueriedFacet {
  _id: string;
  facetId: string;
  label: string;
  parentId: string | null;
  url: string | null;
  order: number;
  count: number;
  hidden: boolean;
}

interface QueriedFacetGroup {
  filterId: string;
  type: string;
  label: string;
  group: string | null;
  order: number;
  values: QueriedFacet[];
}

export interface QueriedList {
  count: number;
  ids: number[];
  names: string[];
  price: { lowest: number; highest: number } | null;
  facets: QueriedFacetGroup[];
}

interface ListData {
  products: {
    count: number;
    products: { productId: number; name: string }[];
    filters?: Pick<QueriedList, 'price' | 'facets'>;
  };
}

type QueryClient = Pick<TestShop, 'query'>;
export type ListArguments = Record<string, unknown>;

const variables = `$skip: Int, $take: Int, $url: String, $categoryAlias: String, $brandAlias: String,
  $discountCampaignAlias: String, $filter: FilterInputType, $languageId: String, $marketId: String`;
const list = `products(skip: $skip, take: $take, url: $url, categoryAlias: $categoryAlias, brandAlias: $brandAlias,
  discountCampaignAlias: $discountCampaignAlias, filter: $filter, languageId: $languageId, marketId: $marketId)`;
const facets = `filters { price { lowest highest } facets { filterId type label group order
  values { _id facetId label parentId url order count hidden } } }`;

const withoutFacets = `query (${variables}) { ${list} { count products { productId name } } }`;
const withFacets = `query (${variables}) { ${list} { count products { productId name } ${facets} } }`;

/** A list with facets; the first 200 products unless `args` has another page. */
export async function queryListWithFacets(
  shop: QueryClient,
  filter: ListArguments = {},
  args: ListArguments = {},
): Promise<QueriedList> {
  return readList(await shop.query(withFacets, { take: 200, ...args, filter }));
}

/** A list without facets. */
export async function queryList(
  shop: QueryClient,
  filter: ListArguments = {},
  args: ListArguments = {},
): Promise<QueriedList> {
  return readList(await shop.query(withoutFacets, { take: 200, ...args, filter }));
}

function readList({ data, errors }: GraphqlResult<ListData>): QueriedList {
  expect(errors).toBeUndefined();
  const { count, products, filters } = data.products;
  return {
    count,
    ids: products.map(({ productId }) => productId),
    names: products.map(({ name }) => name),
    price: filters?.price ?? null,
    facets: filters?.facets ?? [],
  };
}

export function groupOf({ facets: groups }: QueriedList, filterId: string): QueriedFacet[] {
  return groups.find((group) => group.filterId === filterId)?.values ?? [];
}

/** Facet id → count, of one group. */
export function countsOf(list: QueriedList, filterId: string): Record<string, number> {
  return Object.fromEntries(groupOf(list, filterId).map(({ facetId, count }) => [facetId, count]));
}
