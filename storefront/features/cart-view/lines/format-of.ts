import { isDisplayedSkuName } from '#contract/product/sku-names.ts';
import type { CartItem } from '#storefront/features/cart/cart-items.ts';

/** The format of a book, such as hardback; null for SKU names that are placeholders. */
export function formatOf({ product, skuId }: CartItem): string | null {
  const name = product?.skus?.find((sku) => sku?.skuId === skuId)?.name ?? null;
  return name && isDisplayedSkuName(name) ? name : null;
}
