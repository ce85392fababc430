import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { notifyOtherTabs } from '#storefront/browser/cross-tab.ts';
import { setDisplayedCart } from '../cart.store.ts';
import type { PricedFor } from '../cart-market.ts';
import type { CartChange, CartOutcome } from '../changes/change-cart.ts';
import { linesOf } from '../load-cart-lines.ts';
import { applyPendingChanges } from './optimistic-cart.ts';
import { trackChange } from './track-change.ts';

/** The cart as the server last returned it, and what is needed to recognise late responses. */
export interface CartSnapshot {
  cart: CartPartsFragment | null;
  pricedFor: PricedFor;
  /** The server's cart may differ: it is loaded again once no change is pending. */
  isOutdated: boolean;
  /** Number of loads so far. Only the latest one's response is used. */
  loads: number;
  /** Number of confirmed changes. A cart requested before the latest one is outdated. */
  revision: number;
}

export function createCartSnapshot(): CartSnapshot {
  return { cart: null, pricedFor: 'shop', isOutdated: false, loads: 0, revision: 0 };
}

/** Displays the cart with the pending changes applied. Until it is loaded, the lines that the page loaded stay. */
export function displaySnapshot({ cart: confirmed }: CartSnapshot, changes: readonly CartChange[]): void {
  if (!confirmed) return;
  const cart = applyPendingChanges(confirmed, changes);
  setDisplayedCart({ lines: linesOf(cart), cart, isUpdating: changes.length > 0 });
}

export function recordOutcome(snapshot: CartSnapshot, change: CartChange, outcome: CartOutcome): void {
  if (outcome.kind === 'rejected') {
    // The displayed cart allowed a change that the server rejects.
    snapshot.isOutdated = true;
    return;
  }
  trackChange(change, snapshot.cart, outcome.cart);
  snapshot.cart = outcome.cart;
  snapshot.revision++;
  notifyOtherTabs('cart', { cartId: outcome.cart.id });
}
