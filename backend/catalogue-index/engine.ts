import type { ParameterValue, Product } from './catalogue.ts';
import type { Scope } from './scope.ts';

/** The index in memory answers at once; a database takes a moment. */
export type MaybePromise<T> = T | Promise<T>;

/**
 * What finds products. Two engines do it and must agree: the index in memory, and PostgreSQL. Everything above (resolvers,
 * carts) knows only this.
 */
export interface CatalogueEngine {
  readonly name: 'memory' | 'postgres';
  /** Active products by id, in the order asked for; undefined where there is none. */
  products(ids: readonly number[]): MaybePromise<(Product | undefined)[]>;
  product(id: number): MaybePromise<Product | undefined>;
  productBySlug(languageId: string, slug: string): MaybePromise<Product | undefined>;
  productOfSku(skuId: number): MaybePromise<Product | undefined>;
  productOfImage(fileName: string): MaybePromise<Product | undefined>;
  /** All active products of a variant group, in the order of their ids. */
  productsOfGroup(groupId: number): MaybePromise<Product[]>;
  /** A value of a parameter whose key or label reads as the slug, for lists such as `/l/author/selma-lagerlof`. */
  parameterValueBySlug(identifier: string, slug: string): MaybePromise<FoundParameterValue | undefined>;
  /** Which ranges of so many ids hold active products (0 is the first), for whoever goes through all there are. */
  productRanges(size: number): MaybePromise<number[]>;
  list(scope: Scope, query: ListQuery): MaybePromise<ListAnswer>;
}

export interface FoundParameterValue {
  facetId: string;
  parameterId: number;
  key: string;
  labels: Map<string, string>;
}

/** The contract's FilterInputType after reading: no nulls, bounds checked, everything as facet ids where it can be. */
export interface ListQuery {
  /** Bounds the list before the customer's choices; groups combine by `includeMode`. */
  include: readonly string[];
  includeMode: 'INTERSECT' | 'UNION';
  exclude: readonly string[];
  /** The customer's choices: OR within a group of facets, AND between groups. */
  facets: readonly string[];
  excludeFacets: readonly string[];
  /** Selling price with VAT in minor units, both ends included. */
  price: { lowest: number; highest: number } | null;
  searchText: string;
  /** Override every other filter, and the list keeps their order; `articleNumbers` names products or SKUs. */
  productIds: readonly number[] | null;
  articleNumbers: readonly string[] | null;
  includeCollapsed: boolean;
  priceListIdentifier: string | null;
  sort: SortOrder;
  /** Whether counts in a group disregard what is chosen in it. */
  filterMode: 'BY_GROUP' | 'CURRENT';
  skip: number;
  take: number;
  /** Facets cost as much as the rest of a list; who does not show them does not ask. */
  withFacets: boolean;
}

/** Everything the scope has, as a list without any filter begins. */
export const WHOLE_SHOP: ListQuery = {
  include: [],
  includeMode: 'INTERSECT',
  exclude: [],
  facets: [],
  excludeFacets: [],
  price: null,
  searchText: '',
  productIds: null,
  articleNumbers: null,
  includeCollapsed: false,
  priceListIdentifier: null,
  sort: 'LATEST',
  filterMode: 'BY_GROUP',
  skip: 0,
  take: 20,
  withFacets: true,
};

export type SortOrder =
  | 'NONE'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'MOST_SOLD'
  | 'VOTES'
  | 'BRAND'
  | 'LATEST'
  | 'RELEVANCE'
  | 'FACET_ORDER'
  | 'ALPHABETICAL'
  | 'ALPHABETICAL_DESC'
  | 'CUSTOM_1'
  | 'CUSTOM_2'
  | 'CUSTOM_3'
  | 'CUSTOM_4'
  | 'CUSTOM_5'
  | 'AVAILABLE_STOCK'
  | 'AVAILABLE_STOCK_DESC'
  | 'TOTAL_STOCK'
  | 'TOTAL_STOCK_DESC';

export interface ListAnswer {
  /** All that match, not only those on the page. */
  count: number;
  productIds: number[];
  /** Null unless asked for. */
  filters: ListFilters | null;
}

export interface ListFilters {
  /** Cheapest and dearest selling price with VAT, minor units; null where nothing matches. */
  price: { lowest: number; highest: number } | null;
  groups: FacetGroup[];
}

export type FacetType = 'Category' | 'Brand' | 'Sku' | 'Price' | 'Discount' | 'Parameter' | 'StockStatus';

export interface FacetGroup {
  type: FacetType;
  /** The type, or for a parameter its identifier. */
  filterId: string;
  /** By count, the greatest first, where the values have no order of their own. */
  values: FacetCount[];
}

export interface FacetCount {
  facetId: string;
  count: number;
  /** What a value of a parameter is called; null in the other groups. */
  parameterValue: ParameterValue | null;
}
