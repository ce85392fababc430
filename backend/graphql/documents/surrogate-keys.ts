import type { ShopChange } from '#backend/catalogue-index/updater/shop-change.ts';

/** Every cached response has this key. */
const everythingKey = 'shop';
/** Responses about products that do not name them by `productId` have this key. */
const unnamedProductsKey = 'products';
const contentKey = 'content';
const productKey = (id: number) => `product-${id}`;

const contentFields = new Set(['cmsPages', 'widgetArea', 'getMenuAtLocation']);
const productFields = new Set(['product', 'products', 'relatedProducts', 'priceHistory', 'listPageInfo']);

/** The size of headers is limited: a response with more products has `unnamedProductsKey` instead. */
const maxNamedProducts = 200;

/** The keys of a response, by which a CDN removes it when the data changes. */
export function surrogateKeysOfResponse(fields: readonly string[], data: unknown): string {
  const ids = new Set<number>();
  collectProductIds(data, ids);
  const isNamed = ids.size > 0 && ids.size <= maxNamedProducts;
  return [
    everythingKey,
    ...(fields.some((field) => contentFields.has(field)) ? [contentKey] : []),
    ...(isNamed ? [...ids].map(productKey) : []),
    ...(!isNamed && fields.some((field) => productFields.has(field)) ? [unnamedProductsKey] : []),
  ].join(' ');
}

/** The keys of responses that a change affects. */
export function surrogateKeysOfChange(change: ShopChange): string[] {
  if (change.kind === 'everything') return [everythingKey];
  if (change.kind === 'content') return [contentKey];
  return [unnamedProductsKey, ...[...change.productIds].map(productKey)];
}

function collectProductIds(value: unknown, ids: Set<number>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (name === 'productId' && typeof inner === 'number') ids.add(inner);
    else collectProductIds(inner, ids);
}
