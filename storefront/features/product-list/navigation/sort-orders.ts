import type { SortType } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { rulesOf } from '#storefront/routing/screens.ts';

const SORT_ORDERS = ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'] as const;

export type SortOrder = Extract<SortType, (typeof SORT_ORDERS)[number]>;

export interface SortOptions {
  options: readonly SortOrder[];
  /** Used when the URL names no order. */
  defaultOrder: SortOrder;
}

/** Searches are sorted by relevance by default (§9), other lists by the shop's configuration. */
export function sortOptionsOf(screen: string): SortOptions {
  if (rulesOf(screen).isSearch) return { options: SORT_ORDERS, defaultOrder: 'RELEVANCE' };
  const custom = SHOP.defaultSortByScreen.find((custom) => custom.screen === screen);
  return {
    options: SORT_ORDERS.filter((order) => order !== 'RELEVANCE'),
    defaultOrder: custom?.sort ?? SHOP.productListDefaultSort,
  };
}
