import type { SortType } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { rulesOf } from '#storefront/routing/screens.ts';

/** CUSTOM_5 is the order of a series. */
const SORT_ORDERS = ['RELEVANCE', 'CUSTOM_5', 'LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'] as const;

export type SortOrder = Extract<SortType, (typeof SORT_ORDERS)[number]>;

export interface SortOptions {
  options: readonly SortOrder[];
  /** Used when the URL names no order. */
  defaultOrder: SortOrder;
}

/** Searches are sorted by relevance by default (§9), series by their numbers, other lists by the shop's configuration. */
export function sortOptionsOf(screen: string): SortOptions {
  const withFirst = (first: SortOrder): SortOptions => ({
    options: SORT_ORDERS.filter((order) => order === first || !onlyFirst.has(order)),
    defaultOrder: first,
  });
  if (screen === 'series') return withFirst('CUSTOM_5');
  if (rulesOf(screen).isSearch) return withFirst('RELEVANCE');
  const custom = SHOP.defaultSortByScreen.find((custom) => custom.screen === screen);
  return {
    options: SORT_ORDERS.filter((order) => !onlyFirst.has(order)),
    defaultOrder: custom?.sort ?? SHOP.productListDefaultSort,
  };
}

/** Offered only where they are the default. */
const onlyFirst = new Set<SortOrder>(['RELEVANCE', 'CUSTOM_5']);
