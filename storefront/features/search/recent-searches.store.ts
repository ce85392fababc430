import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { SHOP } from '#storefront/config/shop.ts';

/** Searches of this browser. They are not sent anywhere, and the visitor can remove them. */
const storageKey = 'kvarto-recent-searches';
const none: readonly string[] = [];
const searches = createStore(read);

export function storeSearch(term: string): void {
  const isSame = (other: string) => other.toLowerCase() === term.toLowerCase();
  store([term, ...searches.get().filter((other) => !isSame(other))].slice(0, SHOP.recentSearches));
}

export function removeSearch(term: string): void {
  store(searches.get().filter((other) => other !== term));
}

export function clearSearches(): void {
  store(none);
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

/** Another tab changed the list. */
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

/** Without storage the list lasts as long as the page. */
function store(terms: readonly string[]): void {
  try {
    if (terms.length > 0) localStorage.setItem(storageKey, JSON.stringify(terms));
    else localStorage.removeItem(storageKey);
  } catch {}
  searches.set(terms);
}
