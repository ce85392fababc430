import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { TIMINGS } from '#storefront/config/timings.ts';

/** What was put into the cart last, for as long as the box says so (§11). */
export interface Added {
  skuId: number;
  quantity: number;
}

const added = createStore<Added | null>(() => null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function showAdded(next: Added | null): void {
  added.set(next && { skuId: next.skuId, quantity: next.quantity });
  releaseAdded();
}

export function hideAdded(): void {
  showAdded(null);
}

/** Whoever points at it, or holds the focus in it, is not done with it. */
export function holdAdded(): void {
  clearTimeout(timer);
}

export function releaseAdded(): void {
  clearTimeout(timer);
  if (added.get()) timer = setTimeout(hideAdded, TIMINGS.addedBox);
}

export const addedNow = added.get;

export function useAdded(): Added | null {
  return useStore(added, null, (now) => now);
}
