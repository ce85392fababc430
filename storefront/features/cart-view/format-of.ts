import { SHOP } from '#storefront/config/shop.ts';
import type { CartItem } from '#storefront/features/cart/optimistic-cart.ts';

/** Hardback, audio book …; not where the name says nothing. */
export function formatOf({ product, skuId }: CartItem): string | null {
  const name = product?.skus?.find((sku) => sku?.skuId === skuId)?.name ?? null;
  return name && !(SHOP.hiddenSkuValues as readonly string[]).includes(name) ? name : null;
}
