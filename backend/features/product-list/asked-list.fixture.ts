import { expect } from 'vitest';
import type { Answer, TestShop } from '../../../tests/api/test-shop.ts';

export interface ShownValue {
  _id: string;
  facetId: string;
  label: string;
  parentId: string | null;
  url: string | null;
  order: number;
  count: number;
  hidden: boolean;
}

export interface ShownGroup {
  filterId: string;
  type: string;
  label: string;
  group: string | null;
  order: number;
  values: ShownValue[];
}

/** A list as a client is told it. */
export interface ShownList {
  count: number;
  ids: number[];
  names: string[];
  price: { lowest: number; highest: number } | null;
  facets: ShownGroup[];
}

interface Answered {
  products: {
    count: number;
    products: { productId: number; name: string }[];
    filters?: Pick<ShownList, 'price' | 'facets'>;
  };
}

type Asker = Pick<TestShop, 'ask'>;
export type Asked = Record<string, unknown>;

const variables = `$skip: Int, $take: Int, $url: String, $categoryAlias: String, $brandAlias: String,
  $discountCampaignAlias: String, $filter: FilterInputType, $languageId: String, $marketId: String`;
const list = `products(skip: $skip, take: $take, url: $url, categoryAlias: $categoryAlias, brandAlias: $brandAlias,
  discountCampaignAlias: $discountCampaignAlias, filter: $filter, languageId: $languageId, marketId: $marketId)`;
const facets = `filters { price { lowest highest } facets { filterId type label group order
  values { _id facetId label parentId url order count hidden } } }`;

const withoutFacets = `query (${variables}) { ${list} { count products { productId name } } }`;
const withFacets = `query (${variables}) { ${list} { count products { productId name } ${facets} } }`;

/** The first 200 of a list unless another page is asked for, with what it can be narrowed by. */
export async function askFacets(shop: Asker, filter: Asked = {}, place: Asked = {}): Promise<ShownList> {
  return show(await shop.ask(withFacets, { take: 200, ...place, filter }));
}

/** The same without facets. */
export async function askList(shop: Asker, filter: Asked = {}, place: Asked = {}): Promise<ShownList> {
  return show(await shop.ask(withoutFacets, { take: 200, ...place, filter }));
}

function show({ data, errors }: Answer<Answered>): ShownList {
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

export function groupOf({ facets: groups }: ShownList, filterId: string): ShownValue[] {
  return groups.find((group) => group.filterId === filterId)?.values ?? [];
}

/** Facet id → count, of one group. */
export function countsOf(shown: ShownList, filterId: string): Record<string, number> {
  return Object.fromEntries(groupOf(shown, filterId).map(({ facetId, count }) => [facetId, count]));
}
