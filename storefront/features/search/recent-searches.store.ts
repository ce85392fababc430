import { useSyncExternalStore } from 'react';
import { SHOP } from '#storefront/config/shop.ts';

/** What this browser searched for last. It never leaves it, and whoever searched can take it away again. */
const storageKey = 'kvarto-recent-searches';
const none: readonly string[] = [];
let known: readonly string[] | undefined;
const listeners = new Set<() => void>();

export function rememberSearch(term: string): void {
  const isSame = (other: string) => other.toLowerCase() === term.toLowerCase();
  keep([term, ...current().filter((other) => !isSame(other))].slice(0, SHOP.recentSearches));
}

export function forgetSearch(term: string): void {
  keep(current().filter((other) => other !== term));
}

export function forgetAllSearches(): void {
  keep(none);
}

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(listen, current, () => none);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Another tab searched, or forgot. */
function onStorage({ key }: StorageEvent): void {
  if (key !== storageKey && key !== null) return;
  known = undefined;
  for (const listener of listeners) listener();
}

function current(): readonly string[] {
  known ??= read();
  return known;
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return none;
    return stored.filter((term) => typeof term === 'string').slice(0, SHOP.recentSearches);
  } catch {
    return none;
  }
}

/** A browser that keeps nothing forgets with the page. */
function keep(terms: readonly string[]): void {
  known = terms;
  try {
    if (terms.length > 0) localStorage.setItem(storageKey, JSON.stringify(terms));
    else localStorage.removeItem(storageKey);
  } catch {}
  for (const listener of listeners) listener();
}
