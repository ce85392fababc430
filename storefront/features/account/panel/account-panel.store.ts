import { createStore, useStore } from '#storefront/browser/create-store.ts';

/** The forms of the account panel, which shows one at a time. */
export type AccountPanelView = 'sign-in' | 'create-account' | 'forgot-password' | 'account-password';

/** Null while the panel is closed. */
const currentView = createStore<AccountPanelView | null>(() => null);

export function openAccountPanel(view: AccountPanelView): void {
  currentView.set(view);
}

export function closeAccountPanel(): void {
  currentView.set(null);
}

export function useAccountPanelView(): AccountPanelView | null {
  return useStore(currentView, null, (view) => view);
}
