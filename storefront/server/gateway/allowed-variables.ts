import { SHOP } from '#storefront/config/shop.ts';
import { PRODUCT_LIST_PAGE_SIZE } from '#storefront/features/content/fill-product-lists.ts';

/** Sort orders that the shop's lists offer, and those that editors can choose for a list on a page. */
const sorts = new Set([
  'RELEVANCE',
  'LATEST',
  'MOST_SOLD',
  'PRICE',
  'PRICE_DESC',
  'VOTES',
  'BRAND',
  'ALPHABETICAL',
  'ALPHABETICAL_DESC',
  'CUSTOM_1',
  'CUSTOM_2',
  'CUSTOM_3',
  'CUSTOM_4',
  'CUSTOM_5',
]);

/** Values of `take` for one to ten rows: lists on pages load twice as many products as they show (fill-product-lists.ts). */
const takesOfWidgets = Array.from({ length: 10 }, (_, index) => 2 * (index + 1) * SHOP.productListRowSize);
const maxNamedProducts = 100;
const maxFacets = 100;

type IsAllowed = (take: unknown) => boolean;

const oneOf =
  (values: readonly number[]): IsAllowed =>
  (take) =>
    values.some((value) => value === take);
const upTo =
  (max: number): IsAllowed =>
  (take) =>
    Number.isInteger(take) && Number(take) >= 0 && Number(take) <= max;

/** By operation: the values of `take` that the browser's code sends. */
const takes: Readonly<Record<string, IsAllowed>> = {
  productList: oneOf([SHOP.productListPageSize, PRODUCT_LIST_PAGE_SIZE, ...takesOfWidgets]),
  productsById: upTo(maxNamedProducts),
  seriesNumbers: upTo(maxNamedProducts),
  soldElsewhere: upTo(maxNamedProducts),
  // On small and on large screens.
  searchSuggestions: oneOf([5, 8]),
  reviews: oneOf([SHOP.reviewPageSize]),
};

interface Variables {
  take?: unknown;
  productIds?: unknown;
  filter?: unknown;
  /** The two filters of the operation `announcement`. */
  all?: unknown;
  halved?: unknown;
}

/** The name of a variable with a value that the storefront never sends; undefined if there is none. */
export function findDisallowedVariable(operation: string, variables: object): string | undefined {
  const { take, productIds, filter, all, halved } = variables as Variables;
  const isTakeAllowed = namesProducts(filter) ? upTo(maxNamedProducts) : takes[operation];
  if (take !== undefined && isTakeAllowed && !isTakeAllowed(take)) return 'take';
  if (isTooLong(productIds, maxNamedProducts)) return 'productIds';
  return [filter, all, halved].every(isAllowedFilter) ? undefined : 'filter';
}

/** Whether the filter lists the requested products by their ids. */
function namesProducts(filter: unknown): boolean {
  return isObject(filter) && Array.isArray(filter.productIds) && filter.productIds.length > 0;
}

function isAllowedFilter(filter: unknown): boolean {
  if (!isObject(filter)) return true;
  const { sort, productIds, articleNumbers, ...others } = filter;
  if (sort !== undefined && sort !== null && !sorts.has(String(sort))) return false;
  if ([productIds, articleNumbers].some((list) => isTooLong(list, maxNamedProducts))) return false;
  return !Object.values(others).some((value) => isTooLong(value, maxFacets));
}

function isTooLong(value: unknown, max: number): boolean {
  return Array.isArray(value) && value.length > max;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
