import type { Product } from '#backend/catalogue-index/catalogue.ts';
import { type MaybePromise, whenAllReady, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type ProductInScope, productInScope } from '#backend/features/product/product-in-scope.ts';

/** A related product with its kind of relation. */
export interface RelatedProductInScope extends ProductInScope {
  relation: Product['relations'][number]['relation'];
}

/** In sort order, each work once per relation; without the product itself and products that are not sold in the scope. */
export function relatedProducts({ product, scope }: ProductInScope): MaybePromise<RelatedProductInScope[]> {
  const { relations } = product;
  const ids = [...new Set(relations.map(({ productId }) => productId))];
  if (ids.length === 0) return [];
  return whenReady(scope.catalogue.engine.products(ids), (found) =>
    whenReady(whenAllReady(found.map((related) => editionFor(related, scope))), (editions) => {
      const editionById = new Map(ids.map((id, index) => [id, editions[index]]));
      const listed = new Set<string>();
      return relations.flatMap(({ productId, relation }) => {
        const edition = editionById.get(productId);
        if (!edition || edition.product.id === product.id) return [];
        const key = `${relation} ${workOf(edition.product)}`;
        if (listed.has(key)) return [];
        listed.add(key);
        return [{ ...edition, relation }];
      });
    }),
  );
}

/** The edition in the reader's language, as in lists, if the scope sells one; otherwise the related product itself. */
function editionFor(product: Product | undefined, scope: Scope): MaybePromise<ProductInScope | null> {
  const related = productInScope(product, scope);
  const { code } = scope.language;
  if (!product?.group?.collapseInLists || product.variantValue === code) return related;
  return whenReady(scope.catalogue.engine.productsOfGroup(product.group.id), (members) => {
    const inLanguage = members.find(({ variantValue }) => variantValue === code);
    return productInScope(inLanguage, scope) ?? related;
  });
}

function workOf({ id, group }: Product): string {
  return group?.collapseInLists ? `group ${group.id}` : `product ${id}`;
}
