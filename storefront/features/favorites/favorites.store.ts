import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { onOtherTab, tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import type { TrackedProduct } from '#storefront/tracking/events.ts';
import { track } from '#storefront/tracking/track.ts';

/** The visitor's own choice, kept in their own browser: no cookie's 4 KB, and nothing that a server learns of. */
const storageKey = 'kvarto-favorites';
const keptKey = 'kvarto-favorites-kept';

/** Far more than anyone looks through; what a broken or hostile storage holds beyond it is left out. */
export const mostFavorites = 1000;

const none: readonly number[] = [];
/** In the order of adding. */
const favorites = createStore(() => readStorage() ?? none);
/** Where the last change could not be written, what is stored is old, and the page's own list is the better one. */
let isStored = true;

export const readFavorites = favorites.get;

/** Adds or removes it, and answers whether it could: a list that is full takes no more. */
export function toggleFavorite(productId: number, product: TrackedProduct | null = null): boolean {
  const known = freshest();
  const isFavorite = known.includes(productId);
  if (!isFavorite && known.length >= mostFavorites) return false;
  keep(isFavorite ? known.filter((id) => id !== productId) : [...known, productId]);
  track(isFavorite ? 'favorite:remove' : 'favorite:add', { productId, product });
  return true;
}

/** Puts one back where it was, for whoever did not mean to remove it. */
export function restoreFavorite(productId: number, index: number): void {
  const known = freshest();
  if (!known.includes(productId)) keep(known.toSpliced(index, 0, productId));
}

/** Forgets books that the shop no longer has. That is no wish of the visitor's, and so no event. */
export function forgetFavorites(productIds: readonly number[]): void {
  const gone = new Set(productIds);
  const known = freshest();
  if (known.some((id) => gone.has(id))) keep(known.filter((id) => !gone.has(id)));
}

/** Puts another list in its place: that of the customer who has signed in, or none. No wish of the visitor's, so no event. */
export function replaceFavorites(productIds: readonly number[]): void {
  const next = sound([...productIds]);
  const known = freshest();
  if (next.length !== known.length || next.some((id, index) => id !== known[index])) keep(next);
}

/** As the backend last had them for the customer who is signed in here; nothing for a guest's own. */
export function readKept(): readonly number[] | undefined {
  return readStorage(keptKey);
}

export function noteKept(productIds: readonly number[] | undefined): void {
  try {
    if (productIds) localStorage.setItem(keptKey, JSON.stringify(productIds));
    else localStorage.removeItem(keptKey);
  } catch {
    // Without a storage there is nothing to tell apart either.
  }
}

export function onFavorites(listener: () => void): () => void {
  return listen(listener);
}

export function useFavorites(): readonly number[] {
  return useStore({ ...favorites, listen }, none, (now) => now);
}

/** Each heart hears of its own book alone, so that a list of hundreds is not drawn anew for one. */
export function useIsFavorite(productId: number): boolean {
  return useStore({ ...favorites, listen }, false, (now) => now.includes(productId));
}

function listen(listener: (ids: readonly number[]) => void): () => void {
  listenToOthers();
  return favorites.listen(listener);
}

let hearsOthers = false;

function listenToOthers(): void {
  if (hearsOthers) return;
  hearsOthers = true;
  onOtherTab('favorites', ({ productIds }) => favorites.set(sound(productIds)));
  // A page that comes back from the browser's memory has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) favorites.set(freshest());
  });
}

/** Another tab may have written since. */
function freshest(): readonly number[] {
  return (isStored ? readStorage() : undefined) ?? readFavorites();
}

function keep(next: readonly number[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
    isStored = true;
  } catch {
    // Full, or forbidden: the list then lives as long as the page.
    isStored = false;
  }
  favorites.set(next);
  tellOtherTabs('favorites', { productIds: [...next] });
}

function readStorage(key = storageKey): readonly number[] | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : sound(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** Whatever was stored or sent: each id once, and nothing but ids. */
function sound(value: unknown): readonly number[] {
  if (!Array.isArray(value)) return none;
  const ids = value.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return [...new Set<number>(ids)].slice(0, mostFavorites);
}
