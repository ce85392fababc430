import { createStore, useStore } from '#storefront/browser/create-store.ts';
import type { CartItem } from '../cart-items.ts';

/** A cart that was shared with a visitor who has a cart already and has not decided yet. */
interface SharedCartOffer {
  id: string;
  items: CartItem[];
}

const offer = createStore<SharedCartOffer | null>(() => null);

export const offerSharedCart = offer.set;

export function useSharedCartOffer(): SharedCartOffer | null {
  return useStore(offer, null, (current) => current);
}
