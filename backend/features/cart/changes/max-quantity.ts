import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import { ShopError } from '#backend/graphql/errors.ts';

/** The copies of one SKU that an order may have, over all lines: the shop's limit, or a lower one of the product. */
export function requireQuantity(
  { id: skuId, maxQuantity }: Sku,
  quantity: number,
  { maxOrderQuantity }: { maxOrderQuantity: number },
): void {
  const max = Math.min(maxQuantity ?? maxOrderQuantity, maxOrderQuantity);
  if (quantity > max)
    throw new ShopError('LIMIT_EXCEEDED', `An order may have ${max} copies of this product at most.`, {
      max,
      skuId,
    });
}
