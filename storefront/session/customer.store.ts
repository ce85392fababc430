import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { type Customer, readCustomer } from './customer.ts';

/** As the cookie said when it was last looked at; nothing but the storefront's server writes it. */
const customer = createStore(readCookie);
const signedIn = new Set<(customer: Customer) => void>();
const signedOut = new Set<() => void>();

export const currentCustomer = customer.get;

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
  const now = readCookie();
  if (now?.expires === before?.expires && now?.name === before?.name) return;
  customer.set(now);
  // A new token of the same customer, as after a changed password, is no reason to load anything again (§4).
  if (now?.name === before?.name) return;
  if (now) for (const listener of signedIn) listener(now);
  else for (const listener of signedOut) listener();
  // Whoever hears of it looks for themselves: no name is sent around. Tabs that knew already say nothing more.
  tellOtherTabs('auth', { isSignedIn: now !== undefined });
}

export function useCustomer(fromServer: Customer | null = null): Customer | null {
  return useStore(customer, fromServer, (now) => now ?? null);
}

function readCookie(): Customer | undefined {
  return readCustomer(browserCookies.get(COOKIES.user));
}
