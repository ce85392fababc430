import { createStore, useStore } from '#storefront/browser/create-store.ts';
import type { CartItem } from './optimistic-cart.ts';

/** A cart that was shared with the visitor, who has one of their own and has not chosen yet. */
export interface SharedCartOffer {
  id: string;
  items: CartItem[];
}

const offer = createStore<SharedCartOffer | null>(() => null);

export const offerSharedCart = offer.set;

export function useSharedCartOffer(): SharedCartOffer | null {
  return useStore(offer, null, (now) => now);
}
