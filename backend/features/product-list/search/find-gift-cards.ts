import type { Database } from '#backend/database/connection.ts';
import { findGiftCardIds } from '#backend/features/gift-card/list-gift-card-values.ts';
import { isGiftCardTerm } from '#contract/product/gift-card-term.ts';
import { EMPTY_RESULT, type ListInScope } from '../list-in-scope.ts';

/** True for a search of the whole shop for the name of gift cards. */
export function isGiftCardSearch({ query }: ListInScope): boolean {
  return isGiftCardTerm(query.searchText) && query.include.length + query.facets.length === 0;
}

/** Replaces the products of the list by the gift cards that the market sells. Returns the list unchanged if it sells none. */
export async function findGiftCards(db: Database, list: ListInScope): Promise<ListInScope> {
  const { scope, query, result } = list;
  const ids = await findGiftCardIds(db, scope);
  if (ids.length === 0) return list;
  const productIds = ids.slice(query.skip, query.skip + query.take);
  const areFiltersRequested = result.filters !== null;
  const filters = areFiltersRequested ? EMPTY_RESULT.filters : null;
  return { scope, query, result: { count: ids.length, productIds, match: 'typed', filters } };
}
