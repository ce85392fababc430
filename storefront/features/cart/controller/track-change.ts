import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { track } from '#storefront/tracking/track.ts';
import { trackedProduct } from '#storefront/tracking/tracked-product.ts';
import { type CartItem, itemsOf } from '../cart-items.ts';
import type { CartChange } from '../changes/change-cart.ts';
import { trackedVariant } from '../tracked-variant.ts';

/** Tracks cart:add or cart:remove with the difference in quantity (§9). A promo code changes prices only. */
export function trackChange(
  change: CartChange,
  before: CartPartsFragment | null,
  after: CartPartsFragment,
): void {
  if (change.kind === 'code') return;
  if (change.kind === 'add') {
    const item = itemsOf(after).find(({ skuId }) => skuId === change.skuId);
    trackDifference(item, change.quantity);
    return;
  }
  const oldItems = new Map(itemsOf(before).map((item) => [item.id, item]));
  const newItems = new Map(itemsOf(after).map((item) => [item.id, item]));
  for (const [id, item] of new Map([...oldItems, ...newItems])) {
    if (change.kind === 'line' && id !== change.lineId) continue;
    trackDifference(item, (newItems.get(id)?.quantity ?? 0) - (oldItems.get(id)?.quantity ?? 0));
  }
}

function trackDifference(item: CartItem | undefined, difference: number): void {
  if (!item?.product || difference === 0) return;
  track(difference > 0 ? 'cart:add' : 'cart:remove', {
    product: trackedProduct(item.product),
    skuId: item.skuId,
    variant: trackedVariant(item),
    quantity: Math.abs(difference),
  });
}
