import type { Product } from '#backend/catalogue-index/catalogue.ts';
import type { MaybePromise } from '#backend/catalogue-index/engine.ts';
import { whenAllReady, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type ProductInScope, productInScope } from '#backend/features/product/product-in-scope.ts';

/** A product that stands beside another, and why. */
export interface RelatedProductInScope extends ProductInScope {
  relation: Product['relations'][number]['relation'];
}

/**
 * In the order that the shop gave them, each work once for each reason; what is not sold in the scope is left out, and so
 * is the product itself.
 */
export function relatedProducts({ product, scope }: ProductInScope): MaybePromise<RelatedProductInScope[]> {
  const { relations } = product;
  const ids = [...new Set(relations.map(({ productId }) => productId))];
  if (ids.length === 0) return [];
  return whenReady(scope.catalogue.engine.products(ids), (found) =>
    whenReady(whenAllReady(found.map((related) => editionFor(related, scope))), (editions) => {
      const editionOf = new Map(ids.map((id, index) => [id, editions[index]]));
      const taken = new Set<string>();
      return relations.flatMap(({ productId, relation }) => {
        const edition = editionOf.get(productId);
        if (!edition || edition.product.id === product.id) return [];
        const place = `${relation} ${workOf(edition.product)}`;
        if (taken.has(place)) return [];
        taken.add(place);
        return [{ ...edition, relation }];
      });
    }),
  );
}

/** The edition in the reader's language, as in lists, where the scope sells one; else the one that the shop chose. */
function editionFor(product: Product | undefined, scope: Scope): MaybePromise<ProductInScope | null> {
  const own = productInScope(product, scope);
  const { code } = scope.language;
  if (!product?.group?.collapseInLists || product.variantValue === code) return own;
  return whenReady(scope.catalogue.engine.productsOfGroup(product.group.id), (members) => {
    const inLanguage = members.find(({ variantValue }) => variantValue === code);
    return productInScope(inLanguage, scope) ?? own;
  });
}

function workOf({ id, group }: Product): string {
  return group?.collapseInLists ? `group ${group.id}` : `product ${id}`;
}
