import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { hideAddedItem } from './added-item.store.ts';

/** Whether the cart panel is open. The header's button and the “added to cart” box open it. */
const isOpen = createStore<boolean>(() => false);

export function setMiniCartOpen(willBeOpen: boolean): void {
  isOpen.set(willBeOpen);
  // The panel shows all that the box does.
  if (willBeOpen) hideAddedItem();
}

export function useIsMiniCartOpen(): boolean {
  return useStore(isOpen, false, (current) => current);
}
