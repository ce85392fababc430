import type { Product, ProductText, Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { cheapestOffer } from '#backend/features/price/offer-in-scope.ts';
import { findApplicableHistory, type Offer } from '#backend/pricing/offers/offer.ts';

/** A product with its text and offer in a scope. The offer is that of its cheapest SKU. */
export interface ProductInScope {
  product: Product;
  text: ProductText;
  offer: Offer;
  scope: Scope;
}

export interface SkuInScope {
  sku: Sku;
  scope: Scope;
}

/** Null if the product is not sold in the scope: it has no text in the language or no price in the market. */
export function productInScope(product: Product | undefined, scope: Scope): ProductInScope | null {
  const text = product?.texts.get(scope.language.id);
  if (!product || !text) return null;
  const offer = cheapestOffer(product, scope);
  return offer && { product, text, offer, scope };
}

/** The SKUs that are sold in the market: those with a price in it. */
export function skusInScope(product: Product, scope: Scope): Sku[] {
  const { listIds } = scope.prices;
  return product.skus.filter((sku) => findApplicableHistory(sku.prices, listIds, scope.now));
}
