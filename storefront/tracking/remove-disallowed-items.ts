import type { OptionalPurpose } from '#contract/consent.ts';
import { readCookies } from '#storefront/config/cookies.ts';
import { matchesName, STORED_ITEMS } from '#storefront/config/stored-items.ts';
import { anonymizePendingEntries, deletePendingEntries } from './pending-entries.ts';

/** Deletes cookies and stored data whose purpose is not, or no longer, allowed. */
export function removeDisallowedItems(allowed: readonly OptionalPurpose[]): void {
  const disallowed = STORED_ITEMS.filter(
    ({ purpose }) => purpose !== 'necessary' && !allowed.includes(purpose),
  );
  for (const name of readCookies(document.cookie).keys())
    if (disallowed.some((item) => matchesName(name, item))) expire(name);
  if (!allowed.includes('preferences')) deleteStoredViews();
  if (!allowed.includes('statistics')) deletePendingEntries();
  else if (!allowed.includes('marketing')) anonymizePendingEntries();
}

/** Deletes the stored recently viewed products. Open pages still have them in memory. */
function deleteStoredViews(): void {
  try {
    for (const { names } of STORED_ITEMS.filter(({ purpose }) => purpose === 'preferences'))
      for (const name of names) localStorage.removeItem(name);
  } catch {
    // A browser without storage has nothing to delete.
  }
}

/** The cookie may have been set for a parent domain. */
function expire(name: string): void {
  const domains = ['', ...parentHosts(location.hostname).map((host) => `; Domain=${host}`)];
  for (const domain of domains) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

/** `www.shop.example`, `shop.example`. */
export function parentHosts(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}
