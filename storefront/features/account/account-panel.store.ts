import { createStore, useStore } from '#storefront/browser/create-store.ts';

/** The forms that the account panel shows, one at a time. */
export type AccountFrame = 'sign-in' | 'create-account' | 'forgot-password' | 'account-password';

/** None while it is closed. */
const frame = createStore<AccountFrame | null>(() => null);

export function openAccountPanel(next: AccountFrame): void {
  frame.set(next);
}

export function closeAccountPanel(): void {
  frame.set(null);
}

export function useAccountFrame(): AccountFrame | null {
  return useStore(frame, null, (now) => now);
}
