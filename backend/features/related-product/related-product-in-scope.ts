import type { Product } from '#backend/catalogue-index/catalogue.ts';
import type { MaybePromise } from '#backend/catalogue-index/engine.ts';
import { whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import { findProducts } from '#backend/features/product/find-product.ts';
import type { ProductInScope } from '#backend/features/product/product-in-scope.ts';

/** A product that stands beside another, and why. */
export interface RelatedProductInScope extends ProductInScope {
  relation: Product['relations'][number]['relation'];
}

/** In the order that the shop gave them; what is not sold in the scope is left out. */
export function relatedProducts({ product, scope }: ProductInScope): MaybePromise<RelatedProductInScope[]> {
  const { relations } = product;
  const ids = [...new Set(relations.map(({ productId }) => productId))];
  return whenReady(findProducts(scope, ids), (products) => {
    const sold = new Map(products.map((related) => [related.product.id, related]));
    return relations.flatMap(({ productId, relation }) => {
      const related = sold.get(productId);
      return related ? [{ ...related, relation }] : [];
    });
  });
}
