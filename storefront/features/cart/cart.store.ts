import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { countOf, type KnownLine } from './load-cart-lines.ts';

/** The cart as the visitor is shown it: as the server last said, with what was wished for since on top. */
export interface ShownCart {
  lines: readonly KnownLine[];
  /** Whole once somebody has looked into it. */
  cart: CartPartsFragment | null;
  /** A change is on its way: sums may be others in a moment. */
  isSettling: boolean;
}

const shown = createStore<ShownCart | null>(() => null);
let refresh: () => void = () => undefined;

export const showCart = shown.set;
export const shownCart = shown.get;

/** What a page finds out by itself; whoever has looked into the cart knows better. */
export function showLines(lines: readonly KnownLine[]): void {
  if (!shownCart()?.cart) showCart({ lines, cart: null, isSettling: false });
}

/** Another tab changed the cart, or this one was away: what is shown is asked for anew. */
export function refreshCart(): void {
  refresh();
}

/** Whoever knows most about the cart looks after it: at first the page, then the keeper. */
export function refreshCartBy(next: () => void): void {
  refresh = next;
}

export function useShownCart(): ShownCart | null {
  return useStore(shown, null, (now) => now);
}

export function useCartCount(fromServer: number | null): number | null {
  return useStore(shown, fromServer, (now) => (now ? countOf(now.lines) : fromServer));
}

/** How many of a SKU the visitor has in the cart already, as far as the browser knows. */
export function useQuantityInCart(skuId: number | undefined): number {
  return useStore(shown, 0, (now) => countOf(now?.lines.filter((line) => line.skuId === skuId) ?? []));
}
