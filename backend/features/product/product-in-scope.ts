import type { Product, ProductText, Sku } from '#backend/catalogue-index/catalogue.ts';
import { vatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type PriceInScope, unitPrice } from '#backend/features/price/price-in-scope.ts';

/** A product as a market and a language see it. */
export interface ProductInScope {
  product: Product;
  text: ProductText;
  scope: Scope;
}

export interface SkuInScope {
  sku: Sku;
  scope: Scope;
}

/** Nothing where the product has no text in the language, or no price in the market: it is not sold there. */
export function productInScope(product: Product | undefined, scope: Scope): ProductInScope | null {
  const text = product?.texts.get(scope.language.id);
  return product && text && cheapestSku(product, scope) ? { product, text, scope } : null;
}

/** The SKUs that the scope's market has a price for: the others are not sold there. */
export function skusInScope(product: Product, scope: Scope): Sku[] {
  return product.skus.filter((sku) => sku.prices.has(scope.market.id));
}

/** The price that speaks for a product is that of its cheapest SKU. */
export function priceOfProduct({ product, scope }: ProductInScope): PriceInScope | null {
  const price = cheapestSku(product, scope)?.prices.get(scope.market.id);
  return price ? unitPrice(scope, price, vatBasisPoints(scope.market, product.taxClass, scope.day)) : null;
}

export function cheapestSku(product: Product, scope: Scope): Sku | undefined {
  let cheapest: Sku | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const sku of product.skus) {
    const selling = sku.prices.get(scope.market.id)?.selling ?? Number.POSITIVE_INFINITY;
    if (selling < least) [cheapest, least] = [sku, selling];
  }
  return cheapest;
}
