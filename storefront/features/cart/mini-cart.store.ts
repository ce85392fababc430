import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { hideAdded } from './added-box.store.ts';

/** Whether the cart lies open beside the page. Its button opens it, and so does the box that says what was added. */
const isOpen = createStore<boolean>(() => false);

export function setMiniCartOpen(next: boolean): void {
  isOpen.set(next);
  // It shows all that the box does, and more.
  if (next) hideAdded();
}

export function useIsMiniCartOpen(): boolean {
  return useStore(isOpen, false, (now) => now);
}
