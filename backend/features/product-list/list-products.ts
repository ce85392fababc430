import type { Product } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import {
  type ProductInScope,
  priceOfProduct,
  productInScope,
} from '#backend/features/product/product-in-scope.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { FilterInputType, SortType } from '#backend/graphql/schema.generated.ts';
import { LIMITS } from '#contract/limits.ts';

export interface ListRequest {
  skip: number;
  take: number;
  categoryId?: number;
  brandId?: number;
  filter: FilterInputType;
}

export interface ProductPage {
  count: number;
  products: ProductInScope[];
}

const readFilters = new Set([
  'sort',
  'productIds',
  'categoryIds',
  'brandIds',
  'includeCollapsed',
  'filterMode',
  'includeMode',
]);

export function listProducts(scope: Scope, request: ListRequest): ProductPage {
  refuseUnread(request.filter);
  const matches = request.filter.productIds?.length
    ? productsById(scope, request.filter.productIds)
    : sorted(findProducts(scope, request), request.filter.sort ?? 'LATEST');
  return { count: matches.length, products: matches.slice(request.skip, request.skip + request.take) };
}

/** Bounds are refused rather than cut: a client that gets less than it asked for would page past products. */
export function checkPage(skip: number, take: number): void {
  if (!(skip >= 0 && skip <= LIMITS.listSkip))
    throw new ShopError('LIMIT_EXCEEDED', `skip must be from 0 to ${LIMITS.listSkip}.`);
  if (!(take >= 0 && take <= LIMITS.listTake))
    throw new ShopError('LIMIT_EXCEEDED', `take must be from 0 to ${LIMITS.listTake}.`);
}

function refuseUnread(filter: FilterInputType): void {
  const unread = Object.entries(filter).find(
    ([name, value]) =>
      !readFilters.has(name) &&
      value != null &&
      !(Array.isArray(value) && value.length === 0) &&
      value !== '',
  );
  if (unread) throw new ShopError('NOT_OFFERED', `This shop does not offer filter.${unread[0]} yet.`);
}

function productsById(scope: Scope, ids: readonly (number | null | undefined)[]): ProductInScope[] {
  if (ids.length > LIMITS.listProductIds)
    throw new ShopError('LIMIT_EXCEEDED', `productIds may name ${LIMITS.listProductIds} products at most.`);
  return ids.flatMap((id) => productInScope(scope.catalogue.products.get(id ?? -1), scope) ?? []);
}

function findProducts(scope: Scope, { categoryId, brandId, filter }: ListRequest): ProductInScope[] {
  const categoryIds = filter.categoryIds ?? [];
  const brandIds = filter.brandIds ?? [];
  const matches: ProductInScope[] = [];
  for (const product of scope.catalogue.products.values()) {
    if (categoryId !== undefined && !product.categoryIds.has(categoryId)) continue;
    if (brandId !== undefined && product.brand.id !== brandId) continue;
    if (categoryIds.length > 0 && !categoryIds.some((id) => product.categoryIds.has(id ?? -1))) continue;
    if (brandIds.length > 0 && !brandIds.includes(product.brand.id)) continue;
    const sold = productInScope(product, scope);
    if (sold) matches.push(sold);
  }
  return filter.includeCollapsed ? matches : collapsed(matches, scope);
}

/** One product of a group stands for all: the edition in the reader's own language, else the first. */
function collapsed(matches: ProductInScope[], scope: Scope): ProductInScope[] {
  const chosen = new Map<number, ProductInScope>();
  for (const match of matches) {
    const key = groupKey(match.product, scope);
    const isOwnLanguage = match.product.variantValue === scope.language.code;
    if (!chosen.has(key) || isOwnLanguage) chosen.set(key, match);
  }
  return [...chosen.values()];
}

/** Products without a group stand for themselves; negative numbers keep them apart from the groups'. */
function groupKey(product: Product, scope: Scope): number {
  const group = product.groupId === null ? undefined : scope.catalogue.groups.get(product.groupId);
  return group?.collapseInLists ? group.id : -product.id;
}

function sorted(products: ProductInScope[], sort: SortType): ProductInScope[] {
  const price = (entry: ProductInScope) => priceOfProduct(entry)?.sellingIncVat ?? 0;
  const collator = new Intl.Collator(products[0]?.scope.language.id);
  const orders: Partial<Record<SortType, (a: ProductInScope, b: ProductInScope) => number>> = {
    PRICE: (a, b) => price(a) - price(b),
    PRICE_DESC: (a, b) => price(b) - price(a),
    MOST_SOLD: (a, b) => b.product.soldCount - a.product.soldCount,
    LATEST: (a, b) => b.product.firstAvailableOn.localeCompare(a.product.firstAvailableOn),
    ALPHABETICAL: (a, b) => collator.compare(a.text.name, b.text.name),
    ALPHABETICAL_DESC: (a, b) => collator.compare(b.text.name, a.text.name),
    BRAND: (a, b) => collator.compare(a.product.brand.name, b.product.brand.name),
    NONE: () => 0,
  };
  const order = orders[sort];
  if (!order) throw new ShopError('NOT_OFFERED', `This shop does not offer the order ${sort} yet.`);
  // The number last, so that equal products never change places between two pages.
  return products.sort((a, b) => order(a, b) || b.product.id - a.product.id);
}
