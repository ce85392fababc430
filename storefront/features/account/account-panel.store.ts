import { useSyncExternalStore } from 'react';

/** The forms that the account panel shows, one at a time. */
export type AccountFrame = 'sign-in' | 'create-account' | 'forgot-password' | 'account-password';

/** Nothing is open. */
let frame: AccountFrame | null = null;
const listeners = new Set<() => void>();

export function openAccountPanel(next: AccountFrame): void {
  show(next);
}

export function closeAccountPanel(): void {
  show(null);
}

export function useAccountFrame(): AccountFrame | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => frame,
    () => null,
  );
}

function show(next: AccountFrame | null): void {
  if (next === frame) return;
  frame = next;
  for (const listener of listeners) listener();
}
