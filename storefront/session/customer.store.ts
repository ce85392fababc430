import { useSyncExternalStore } from 'react';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { type Customer, readCustomer } from './customer.ts';

/** As the cookie said when it was last looked at; nothing but the storefront's server writes it. */
let customer: Customer | undefined;
let isRead = false;
const listeners = new Set<() => void>();
const signedIn = new Set<(customer: Customer) => void>();
const signedOut = new Set<() => void>();

export function currentCustomer(): Customer | undefined {
  if (!isRead) {
    isRead = true;
    customer = readCookie();
  }
  return customer;
}

/** Somebody else is signed in than a moment ago, in this tab or in another: what was personal is to be asked for anew. */
export function onSignedIn(listener: (customer: Customer) => void): () => void {
  signedIn.add(listener);
  return () => signedIn.delete(listener);
}

/** Nobody is signed in any more: what was theirs must go. */
export function onSignedOut(listener: () => void): () => void {
  signedOut.add(listener);
  return () => signedOut.delete(listener);
}

/** Looks at the cookie again, after anything that may have changed it. */
export function noticeCustomer(): void {
  const before = currentCustomer();
  customer = readCookie();
  if (customer?.expires === before?.expires && customer?.name === before?.name) return;
  for (const listener of listeners) listener();
  // A new token of the same customer, as after a changed password, is no reason to load anything again (§4).
  if (customer?.name === before?.name) return;
  if (customer) for (const listener of signedIn) listener(customer);
  else for (const listener of signedOut) listener();
  // Whoever hears of it looks for themselves: no name is sent around. Tabs that knew already say nothing more.
  tellOtherTabs('auth', { isSignedIn: customer !== undefined });
}

/** `fromServer` is what the page came with, so that the first rendering in the browser equals the server's. */
export function useCustomer(fromServer: Customer | null = null): Customer | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => currentCustomer() ?? null,
    () => fromServer,
  );
}

function readCookie(): Customer | undefined {
  return readCustomer(browserCookies.get(COOKIES.user));
}
