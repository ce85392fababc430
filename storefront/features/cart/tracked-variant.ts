import { isDisplayedSkuName } from '#contract/product/sku-names.ts';
import type { CartItem } from './cart-items.ts';

/** The colour of a cart line, otherwise its size or format. Undefined for a product without a choice. */
export function trackedVariant({ product, skuId }: Pick<CartItem, 'product' | 'skuId'>): string | undefined {
  const colour = product?.variantDimensions?.find((found) => found?.dimension === 'Color')?.label;
  const size = product?.skus?.find((sku) => sku?.skuId === skuId)?.name;
  return colour || (size && isDisplayedSkuName(size) ? size : undefined);
}
