import type { ListAnswer, ListFilters, ListQuery, MaybePromise } from '#backend/catalogue-index/engine.ts';
import { whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type ProductInScope, productInScope } from '#backend/features/product/product-in-scope.ts';

/** A list as it was answered. */
export interface ListInScope {
  scope: Scope;
  query: ListQuery;
  answer: ListAnswer;
}

export interface FiltersInScope {
  scope: Scope;
  filters: ListFilters;
}

export const emptyAnswer: ListAnswer = { count: 0, productIds: [], filters: { price: null, groups: [] } };

export function listInScope(scope: Scope, query: ListQuery): MaybePromise<ListInScope> {
  return whenReady(scope.catalogue.engine.list(scope, query), (answer) => ({ scope, query, answer }));
}

export function productsOfList({ scope, answer }: ListInScope): MaybePromise<ProductInScope[]> {
  return whenReady(scope.catalogue.engine.products(answer.productIds), (products) =>
    products.flatMap((product) => productInScope(product, scope) ?? []),
  );
}

/** Suggestions while typing ask for a few products, and later pages for the same search again: neither is one more search. */
export function isSearchMade({ query, answer }: ListInScope): boolean {
  return query.searchText !== '' && query.skip === 0 && query.take > mostSuggested && answer.count > 0;
}

const mostSuggested = 10;
