import { useSyncExternalStore } from 'react';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { countOf, type KnownLine } from './load-cart-lines.ts';

/** The cart as the visitor is shown it: as the server last said, with what was wished for since on top. */
export interface ShownCart {
  lines: readonly KnownLine[];
  /** Whole once somebody has looked into it. */
  cart: CartPartsFragment | null;
  /** A change is on its way: sums may be others in a moment. */
  isSettling: boolean;
}

let shown: ShownCart | null = null;
let refresh: () => void = () => undefined;
const listeners = new Set<() => void>();

export function showCart(next: ShownCart): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** What a page finds out by itself; whoever has looked into the cart knows better. */
export function showLines(lines: readonly KnownLine[]): void {
  if (!shown?.cart) showCart({ lines, cart: null, isSettling: false });
}

export function shownCart(): ShownCart | null {
  return shown;
}

/** Another tab changed the cart, or this one was away: what is shown is asked for anew. */
export function refreshCart(): void {
  refresh();
}

/** Whoever knows most about the cart looks after it: at first the page, then the keeper. */
export function refreshCartBy(next: () => void): void {
  refresh = next;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShownCart(): ShownCart | null {
  return useSyncExternalStore(listen, shownCart, () => null);
}

/** `fromServer` is what the page came with, so that the first rendering in the browser equals the server's. */
export function useCartCount(fromServer: number | null): number | null {
  return useSyncExternalStore(
    listen,
    () => (shown ? countOf(shown.lines) : fromServer),
    () => fromServer,
  );
}

/** How many of a SKU the visitor has in the cart already, as far as the browser knows. */
export function useQuantityInCart(skuId: number | undefined): number {
  return useSyncExternalStore(
    listen,
    () => countOf(shown?.lines.filter((line) => line.skuId === skuId) ?? []),
    () => 0,
  );
}
