import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { ShopError } from '#backend/graphql/errors.ts';

/** The SKU, whether or not the market sells it; undefined if the shop does not have it. */
export async function findSku({ catalogue }: Scope, skuId: number): Promise<Sku | undefined> {
  const product = await catalogue.engine.productOfSku(skuId);
  return product?.skus.find(({ id }) => id === skuId);
}

/** The SKU, if the market has a price for it. */
export async function findSellableSku(scope: Scope, skuId: number): Promise<Sku | undefined> {
  const sku = await findSku(scope, skuId);
  return sku && offerOfSku(sku, scope) ? sku : undefined;
}

export async function requireSellableSku(scope: Scope, skuId: number | null | undefined): Promise<Sku> {
  const sku = await findSellableSku(scope, skuId ?? -1);
  if (!sku) throw new ShopError('UNKNOWN_SKU', 'This market does not sell the SKU.');
  return sku;
}
