import type { ParameterValue, Product, SharedData } from './catalogue.ts';
import type { Channel, Language, Market } from './channel.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { PriceScope } from './price-scope.ts';
import type { SlugsByLanguage } from './search/text/value-slugs.ts';

/** The part of a scope (scope.ts) that a list depends on. */
export interface ListScope {
  catalogue: SharedData;
  channel: Channel;
  market: Market;
  language: Language;
  prices: PriceScope;
  /** The time for which prices are computed, in milliseconds. */
  now: number;
  customerGroupId: number | null;
}

/**
 * Finds products. The memory engine and the PostgreSQL engine implement it and must return the same results. Resolvers and
 * carts use only this interface.
 */
export interface CatalogueEngine {
  readonly name: 'memory' | 'postgres';
  /** Active products in the order of `ids`; undefined where there is none. */
  products(ids: readonly number[]): MaybePromise<(Product | undefined)[]>;
  product(id: number): MaybePromise<Product | undefined>;
  productBySlug(languageId: string, slug: string): MaybePromise<Product | undefined>;
  productOfSku(skuId: number): MaybePromise<Product | undefined>;
  productOfImage(fileName: string): MaybePromise<Product | undefined>;
  /** All active products of a variant group, by id. */
  productsOfGroup(groupId: number): MaybePromise<Product[]>;
  /** How the product compares with the formats of its work that have its language and that the scope sells. */
  compareFormats(scope: ListScope, product: Product): MaybePromise<FormatComparison>;
  /** The parameter value whose key or label has the slug, for lists such as `/l/author/selma-lagerlof`. */
  parameterValueBySlug(identifier: string, slug: string): MaybePromise<FoundParameterValue | undefined>;
  /** The slugs by which `parameterValueBySlug` finds each value, by its facet id. */
  slugsOfValues(values: readonly FoundParameterValue[]): MaybePromise<ReadonlyMap<string, SlugsByLanguage>>;
  /** Product ids are divided into ranges of `size`. Returns the indexes of the ranges that contain active products. */
  productRanges(size: number): MaybePromise<number[]>;
  list(scope: ListScope, query: ListQuery): MaybePromise<ListResult>;
}

export interface FormatComparison {
  /** The formats that a list shows as one entry, the product included. */
  count: number;
  /** False if another format that can be ordered costs less; for a product that cannot be ordered, if any other costs less. */
  hasLowestPrice: boolean;
}

/** The comparison of a product whose work has no other format. */
export const ONLY_FORMAT: FormatComparison = { count: 1, hasLowestPrice: true };

/** A value of a parameter that has a page. */
export interface FoundParameterValue {
  facetId: string;
  parameterId: number;
  key: string;
  /** By language id. */
  labels: Map<string, string>;
}

/** The contract's FilterInputType, validated: no nulls, limits checked, filters as facet ids where possible. */
export interface ListQuery {
  /** Facet ids that define the list before the customer filters it; groups of facets combine by `includeMode`. */
  include: readonly string[];
  includeMode: 'INTERSECT' | 'UNION';
  /** Facet ids. Products with one of them, or with one of `excludeFacets`, are left out. */
  exclude: readonly string[];
  /** The customer's filters: OR within a group of facets, AND between groups. */
  facets: readonly string[];
  excludeFacets: readonly string[];
  /** Selling price with VAT in minor units, both ends included. */
  price: { lowest: number; highest: number } | null;
  searchText: string;
  /** Accepts more typos, to find a correction of a text that finds nothing. */
  isLooseSearch: boolean;
  /** `productIds`, or `articleNumbers` of products or SKUs, override all other filters and define the order. */
  productIds: readonly number[] | null;
  articleNumbers: readonly string[] | null;
  /** Lists every product of a variant group that lists otherwise show as one entry. */
  includeCollapsed: boolean;
  priceListIdentifier: string | null;
  sort: SortOrder;
  /** `BY_GROUP`: the counts of a group ignore the facets selected in it. */
  filterMode: 'BY_GROUP' | 'CURRENT';
  skip: number;
  take: number;
  /** Facets cost as much as the rest of a list, so they are optional. */
  withFacets: boolean;
}

/** The first page of all products of the scope. */
export const UNFILTERED_LIST_QUERY: ListQuery = {
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
  withFacets: true,
};

export const SORT_ORDERS = [
  // By date of publication, earliest first. Clients cannot request it: lists of forthcoming products use it for `LATEST`.
  'PUBLICATION',
  'NONE',
  'PRICE',
  'PRICE_DESC',
  'MOST_SOLD',
  'VOTES',
  'BRAND',
  'LATEST',
  'RELEVANCE',
  'FACET_ORDER',
  'ALPHABETICAL',
  'ALPHABETICAL_DESC',
  'CUSTOM_1',
  'CUSTOM_2',
  'CUSTOM_3',
  'CUSTOM_4',
  'CUSTOM_5',
  'AVAILABLE_STOCK',
  'AVAILABLE_STOCK_DESC',
  'TOTAL_STOCK',
  'TOTAL_STOCK_DESC',
] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

/**
 * How products match a search text: with all words as typed or in another form, with corrected spelling, or with only some of
 * the words.
 */
export type SearchMatch = 'typed' | 'corrected' | 'partial';

export interface ListResult {
  /** All matches, not only those on the page. */
  count: number;
  productIds: number[];
  /** Undefined without a search, or if the search finds nothing. Filters do not change the match. */
  match?: SearchMatch | undefined;
  /** Null unless `withFacets`. */
  filters: ListFilters | null;
}

export interface ListFilters {
  /** Lowest and highest selling price with VAT in minor units; null if nothing matches. */
  price: { lowest: number; highest: number } | null;
  groups: FacetGroup[];
}

export type FacetType =
  | 'Category'
  | 'Brand'
  | 'Sku'
  | 'Price'
  | 'Discount'
  | 'Campaign'
  | 'Parameter'
  | 'StockStatus';

export interface FacetGroup {
  type: FacetType;
  /** The type; for a parameter, its identifier. */
  filterId: string;
  /** Highest count first, unless the values have an order of their own. */
  values: FacetCount[];
}

export interface FacetCount {
  facetId: string;
  count: number;
  /** Set in parameter groups only. */
  parameterValue: ParameterValue | null;
}
