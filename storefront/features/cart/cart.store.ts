import { useSyncExternalStore } from 'react';
import { tellOtherTabs } from '#storefront/browser/cross-tab.ts';

/** How many books lie in the cart, as far as the browser knows. */
let count: number | null = null;
const listeners = new Set<() => void>();

/** What this tab has found out; the others hear of it (§4). */
export function setCartCount(next: number): void {
  if (next === count) return;
  hearCartCount(next);
  tellOtherTabs('cart', { count: next });
}

/** What another tab has found out. */
export function hearCartCount(next: number): void {
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
