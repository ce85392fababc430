import { useSyncExternalStore } from 'react';
import type { CartItem } from './optimistic-cart.ts';

/** A cart that was shared with the visitor, who has one of their own and has not chosen yet. */
export interface SharedCartOffer {
  id: string;
  items: CartItem[];
}

let offer: SharedCartOffer | null = null;
const listeners = new Set<() => void>();

export function offerSharedCart(next: SharedCartOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

export function useSharedCartOffer(): SharedCartOffer | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offer,
    () => null,
  );
}
