import { useSyncExternalStore } from 'react';
import { hideAdded } from './added-box.store.ts';

/** Whether the cart lies open beside the page. Its button opens it, and so does the box that says what was added. */
let isOpen = false;
const listeners = new Set<() => void>();

export function setMiniCartOpen(next: boolean): void {
  isOpen = next;
  // It shows all that the box does, and more.
  if (next) hideAdded();
  for (const listener of listeners) listener();
}

export function useIsMiniCartOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );
}
