import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { TIMINGS } from '#storefront/config/timings.ts';

/** The item that was added to the cart last, while the “added to cart” box shows it. */
export interface AddedItem {
  skuId: number;
  quantity: number;
}

const added = createStore<AddedItem | null>(() => null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function showAddedItem(next: AddedItem | null): void {
  added.set(next && { skuId: next.skuId, quantity: next.quantity });
  restartAddedItemTimer();
}

export function hideAddedItem(): void {
  showAddedItem(null);
}

/** The box stays while the pointer or the focus is in it. */
export function pauseAddedItemTimer(): void {
  clearTimeout(timer);
}

export function restartAddedItemTimer(): void {
  clearTimeout(timer);
  if (added.get()) timer = setTimeout(hideAddedItem, TIMINGS.addedToCartBox);
}

export const getAddedItem = added.get;

export function useAddedItem(): AddedItem | null {
  return useStore(added, null, (item) => item);
}
