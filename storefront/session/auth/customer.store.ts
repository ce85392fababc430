import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { notifyOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { type Customer, readCustomer } from './customer.ts';

/** The cookie's last known value. Only the storefront's server writes it. */
const customer = createStore(readCookie);
const signInListeners = new Set<(customer: Customer) => void>();
const signOutListeners = new Set<() => void>();

export const currentCustomer = customer.get;

/** Calls the listener when another customer is signed in, in this tab or another: personal data must be reloaded. */
export function onSignedIn(listener: (customer: Customer) => void): () => void {
  signInListeners.add(listener);
  return () => signInListeners.delete(listener);
}

/** Calls the listener when the customer was signed out: personal data must be removed. */
export function onSignedOut(listener: () => void): () => void {
  signOutListeners.add(listener);
  return () => signOutListeners.delete(listener);
}

/** Reads the cookie again. Call it after anything that may have changed it. */
export function refreshCustomer(): void {
  const before = currentCustomer();
  const now = readCookie();
  if (now?.expires === before?.expires && now?.name === before?.name) return;
  customer.set(now);
  // A new token of the same customer, as after a password change, does not require a reload (§4).
  if (now?.name === before?.name) return;
  if (now) for (const listener of signInListeners) listener(now);
  else for (const listener of signOutListeners) listener();
  // Tabs read the cookie themselves, so the message contains no name. Tabs without a change do not send it on.
  notifyOtherTabs('auth', { isSignedIn: now !== undefined });
}

/** `fromServer` is the customer that the server rendered. */
export function useCustomer(fromServer: Customer | null = null): Customer | null {
  return useStore(customer, fromServer, (now) => now ?? null);
}

function readCookie(): Customer | undefined {
  return readCustomer(browserCookies.get(COOKIES.user));
}
