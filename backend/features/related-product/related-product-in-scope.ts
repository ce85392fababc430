import { editionLanguage, type Product } from '#backend/catalogue-index/catalogue.ts';
import { type MaybePromise, whenAllReady, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type ProductInScope, productInScope } from '#backend/features/product/product-in-scope.ts';
import { representative } from '#backend/features/product/variants.ts';

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

/** The product of the work that lists show, if it is in the reader's language; otherwise the related product itself. */
function editionFor(product: Product | undefined, scope: Scope): MaybePromise<ProductInScope | null> {
  const related = productInScope(product, scope);
  if (!product?.group?.collapseInLists) return related;
  return whenReady(scope.catalogue.engine.productsOfGroup(product.group.id), (members) => {
    const sold = members.flatMap((member) => productInScope(member, scope) ?? []);
    const best = representative(sold);
    const isInLanguage = best && editionLanguage(best.product) === scope.language.code;
    return isInLanguage ? best : related;
  });
}

function workOf({ id, group }: Product): string {
  return group?.collapseInLists ? `group ${group.id}` : `product ${id}`;
}
