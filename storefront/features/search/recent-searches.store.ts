import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { SHOP } from '#storefront/config/shop.ts';

/** What this browser searched for last. It never leaves it, and whoever searched can take it away again. */
const storageKey = 'kvarto-recent-searches';
const none: readonly string[] = [];
const searches = createStore(read);

export function rememberSearch(term: string): void {
  const isSame = (other: string) => other.toLowerCase() === term.toLowerCase();
  keep([term, ...searches.get().filter((other) => !isSame(other))].slice(0, SHOP.recentSearches));
}

export function forgetSearch(term: string): void {
  keep(searches.get().filter((other) => other !== term));
}

export function forgetAllSearches(): void {
  keep(none);
}

export function useRecentSearches(): readonly string[] {
  return useStore({ ...searches, listen }, none, (now) => now);
}

function listen(listener: (terms: readonly string[]) => void): () => void {
  const stop = searches.listen(listener);
  addEventListener('storage', onStorage);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
  };
}

/** Another tab searched, or forgot. */
function onStorage({ key }: StorageEvent): void {
  if (key === storageKey || key === null) searches.set(read());
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
  try {
    if (terms.length > 0) localStorage.setItem(storageKey, JSON.stringify(terms));
    else localStorage.removeItem(storageKey);
  } catch {}
  searches.set(terms);
}
