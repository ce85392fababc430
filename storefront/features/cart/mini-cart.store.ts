import { useSyncExternalStore } from 'react';

/** Whether the cart lies open beside the page. Its button opens it, and so does the box that says what was added. */
let isOpen = false;
const listeners = new Set<() => void>();

export function setMiniCartOpen(next: boolean): void {
  isOpen = next;
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
