import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import { ShopError } from '#backend/graphql/errors.ts';

/** Checks the quantity of a SKU over all lines. The maximum in an order is the shop's, or a lower one of the SKU. */
export function checkOrderQuantity(
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
