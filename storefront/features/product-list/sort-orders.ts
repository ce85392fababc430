import type { SortType } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { isSearchRoute } from '#storefront/routing/paths.ts';

export const SORT_ORDERS = ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'] as const;

export type SortOrder = Extract<SortType, (typeof SORT_ORDERS)[number]>;

export interface SortChoice {
  offered: readonly SortOrder[];
  /** The order of a list whose address names none. */
  usual: SortOrder;
}

/** Relevance is for searches, and usual there (§9); other lists follow the shop's configuration. */
export function sortsOf(routeName: string): SortChoice {
  if (isSearchRoute(routeName)) return { offered: SORT_ORDERS, usual: 'RELEVANCE' };
  const custom = SHOP.customSortRoutes.find(({ name }) => routeName.includes(name));
  return {
    offered: SORT_ORDERS.filter((order) => order !== 'RELEVANCE'),
    usual: custom?.sort ?? SHOP.productListDefaultSort,
  };
}
