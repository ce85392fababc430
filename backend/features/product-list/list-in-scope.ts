import type { Product } from '#backend/catalogue-index/catalogue.ts';
import type { ListFilters, ListQuery, ListResult } from '#backend/catalogue-index/engine.ts';
import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type ProductInScope, productInScope } from '#backend/features/product/product-in-scope.ts';
import { createSharedObjects, shareJson } from '#backend/graphql/execution/shared-json.ts';

export interface ListInScope {
  scope: Scope;
  query: ListQuery;
  result: ListResult;
}

export interface FiltersInScope {
  scope: Scope;
  filters: ListFilters;
}

export const EMPTY_RESULT: ListResult = { count: 0, productIds: [], filters: { price: null, groups: [] } };

export function listInScope(scope: Scope, query: ListQuery): MaybePromise<ListInScope> {
  return whenReady(scope.catalogue.engine.list(scope, query), (result) => ({ scope, query, result }));
}

/** The products of the page, in the list's scope. */
export function productsOfList({ scope, result }: ListInScope): MaybePromise<ProductInScope[]> {
  return whenReady(scope.catalogue.engine.products(result.productIds), (products) =>
    products.flatMap((product) => (product && sharedProduct(product, scope)) ?? []),
  );
}

const maxSharedProducts = 2000;

/** Lists often have the same products. Their JSON is created once for all lists. */
const sharedProduct = createSharedObjects(maxSharedProducts, (product: Product, scope: Scope) =>
  productInScope(product, scope),
);

const sharedFilters = new WeakMap<ListFilters, FiltersInScope>();

/** Null if none are requested. The engine returns the same filters for an unfiltered list until one of its products changes. */
export function filtersOfList({ scope, result: { filters } }: ListInScope): FiltersInScope | null {
  if (!filters) return null;
  const cached = sharedFilters.get(filters);
  if (cached?.scope === scope) return cached;
  const shared = shareJson({ scope, filters });
  sharedFilters.set(filters, shared);
  return shared;
}

/**
 * Suggestions (a few products) and further pages of the same search are not counted. An empty list is not counted if filters may
 * be the reason.
 */
export function isCountedSearch({ query, result }: ListInScope): boolean {
  if (query.searchText === '' || query.skip > 0 || query.take <= maxSuggestions) return false;
  const { include, exclude, facets, excludeFacets, price, priceListIdentifier } = query;
  const hasFilters = include.length + exclude.length + facets.length + excludeFacets.length > 0;
  return result.count > 0 || (!hasFilters && price === null && priceListIdentifier === null);
}

/** A query with at most this many products is for suggestions while the visitor types. */
const maxSuggestions = 10;
