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
  const withDefault = (defaultOrder: SortOrder): SortOptions => ({
    options: SORT_ORDERS.filter((order) => order === defaultOrder || !offeredAsDefaultOnly.has(order)),
    defaultOrder,
  });
  if (screen === 'series') return withDefault('CUSTOM_5');
  if (rulesOf(screen).isSearch) return withDefault('RELEVANCE');
  const custom = SHOP.defaultSortByScreen.find((row) => row.screen === screen);
  return withDefault(custom?.sort ?? SHOP.productListDefaultSort);
}

const offeredAsDefaultOnly = new Set<SortOrder>(['RELEVANCE', 'CUSTOM_5']);
