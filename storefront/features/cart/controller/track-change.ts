import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { track } from '#storefront/tracking/track.ts';
import { trackedProduct } from '#storefront/tracking/tracked-product.ts';
import { type CartItem, itemsOf } from '../cart-items.ts';
import type { CartChange } from '../changes/change-cart.ts';
import { trackedVariant } from '../tracked-variant.ts';
import { findLine } from './optimistic-cart.ts';

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
  if (change.kind === 'line') {
    const oldItem = findLine(itemsOf(before), change);
    const newItem = findLine(itemsOf(after), change);
    trackDifference(newItem ?? oldItem, (newItem?.quantity ?? 0) - (oldItem?.quantity ?? 0));
    return;
  }
  const oldItems = new Map(itemsOf(before).map((item) => [keyOf(item), item]));
  const newItems = new Map(itemsOf(after).map((item) => [keyOf(item), item]));
  for (const [key, item] of new Map([...oldItems, ...newItems])) {
    if (!isChanged(item, change)) continue;
    trackDifference(item, (newItems.get(key)?.quantity ?? 0) - (oldItems.get(key)?.quantity ?? 0));
  }
}

/** Identity of a line: its id is another one after a guest's cart was merged into the customer's. */
function keyOf({ skuId, message, groupKey, productPackage }: CartItem): string {
  return JSON.stringify([skuId, message, groupKey, productPackage?.groupId, productPackage?.optionId]);
}

/** Whether the change was made to this item. Others may be new, too: a guest's cart was merged into the customer's. */
function isChanged(
  { groupKey, productPackage }: CartItem,
  change: Extract<CartChange, { kind: 'package' | 'group' | 'clear' }>,
): boolean {
  if (change.kind === 'package') return productPackage?.packageId === change.packageId;
  return change.kind === 'clear' || groupKey === change.groupKey;
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
