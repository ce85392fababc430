import { useSyncExternalStore } from 'react';

/** How many books lie in the cart, as far as the browser knows. */
let count: number | null = null;
const listeners = new Set<() => void>();

export function setCartCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

/** `fromServer` is what the page came with, so that the first rendering in the browser equals the server's. */
export function useCartCount(fromServer: number | null): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => count ?? fromServer,
    () => fromServer,
  );
}
