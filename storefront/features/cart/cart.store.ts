import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { type SkuQuantity, totalQuantity } from './load-cart-lines.ts';

/** The cart as displayed: the server's last response with the pending changes applied. */
interface DisplayedCart {
  lines: readonly SkuQuantity[];
  /** Null until the whole cart has been loaded, for the mini cart or the checkout. */
  cart: CartPartsFragment | null;
  /** A change is pending: totals may be outdated. */
  isUpdating: boolean;
}

const displayedCart = createStore<DisplayedCart | null>(() => null);
let refresh: () => void = () => undefined;

export const setDisplayedCart = displayedCart.set;
export const getDisplayedCart = displayedCart.get;
export const onDisplayedCart = displayedCart.listen;

/** Displays the lines that a page loads at start, unless the whole cart is known already. */
export function displayCartLines(lines: readonly SkuQuantity[]): void {
  if (!getDisplayedCart()?.cart) setDisplayedCart({ lines, cart: null, isUpdating: false });
}

/** Reloads the displayed cart: another tab changed it, or this tab was in the background. */
export function refreshCart(): void {
  refresh();
}

/** Sets how `refreshCart` reloads the cart: the page does it until the cart controller is loaded and takes over. */
export function setCartRefresh(next: () => void): void {
  refresh = next;
}

export function useDisplayedCart(): DisplayedCart | null {
  return useStore(displayedCart, null, (cart) => cart);
}

export function useCartCount(fromServer: number | null): number | null {
  return useStore(displayedCart, fromServer, (cart) => (cart ? totalQuantity(cart.lines) : fromServer));
}

/** The quantity of a SKU in the cart; 0 until the browser has loaded the cart. */
export function useQuantityInCart(skuId: number | undefined): number {
  return useStore(displayedCart, 0, (cart) =>
    totalQuantity(cart?.lines.filter((line) => line.skuId === skuId) ?? []),
  );
}
