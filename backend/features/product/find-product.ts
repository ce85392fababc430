import type { MaybePromise } from '#backend/catalogue-index/engine.ts';
import { whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type ProductInScope, productInScope } from './product-in-scope.ts';

/** By its number, else by its alias in the scope's language; nothing where it is not sold in the scope. */
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

/** Those of the products that are sold in the scope, in the order asked for. */
export function findProducts(scope: Scope, ids: readonly number[]): MaybePromise<ProductInScope[]> {
  if (ids.length === 0) return [];
  return whenReady(scope.catalogue.engine.products(ids), (products) =>
    products.flatMap((product) => productInScope(product, scope) ?? []),
  );
}
