import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type ProductInScope, productInScope } from './product-in-scope.ts';

/** Finds a product by id, otherwise by alias in the scope's language. Null if it is not sold in the scope. */
export function findProduct(
  scope: Scope,
  { productId, alias }: { productId?: number | null; alias?: string | null },
): MaybePromise<ProductInScope | null> {
  const { engine } = scope.catalogue;
  if (productId == null && !alias) return null;
  const found =
    productId == null ? engine.productBySlug(scope.language.id, alias ?? '') : engine.product(productId);
  return whenReady(found, (product) => productInScope(product, scope));
}

/** The products that are sold in the scope, in the order of `ids`. */
export function findProducts(scope: Scope, ids: readonly number[]): MaybePromise<ProductInScope[]> {
  if (ids.length === 0) return [];
  return whenReady(scope.catalogue.engine.products(ids), (products) =>
    products.flatMap((product) => productInScope(product, scope) ?? []),
  );
}
