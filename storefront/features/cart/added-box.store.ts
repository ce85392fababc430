import { useSyncExternalStore } from 'react';
import { TIMINGS } from '#storefront/config/timings.ts';

/** What was put into the cart last, for as long as the box says so (§11). */
export interface Added {
  skuId: number;
  quantity: number;
}

let added: Added | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function showAdded(next: Added | null): void {
  added = next && { skuId: next.skuId, quantity: next.quantity };
  releaseAdded();
  for (const listener of listeners) listener();
}

export function hideAdded(): void {
  if (added) showAdded(null);
}

/** Whoever points at it, or holds the focus in it, is not done with it. */
export function holdAdded(): void {
  clearTimeout(timer);
}

export function releaseAdded(): void {
  clearTimeout(timer);
  if (added) timer = setTimeout(hideAdded, TIMINGS.addedBox);
}

export function addedNow(): Added | null {
  return added;
}

export function useAdded(): Added | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addedNow,
    () => null,
  );
}
