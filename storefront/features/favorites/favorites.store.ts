import { FAVORITE_LIST_LIMITS } from '#contract/favorite-list-requests.ts';
import { createStore, useStore } from '#storefront/browser/create-store.ts';
import { notifyOtherTabs, onTabMessage } from '#storefront/browser/cross-tab.ts';
import { FAVORITES_STORAGE_KEY } from '#storefront/config/cookies.ts';
import type { TrackedProduct } from '#storefront/tracking/events.ts';
import { track } from '#storefront/tracking/track.ts';

/** Storage key of the favourites last synced with the account. */
const savedFavoritesKey = 'kvarto-favorites-kept';

/** Also limits the ids that are read from a broken or manipulated storage. */
export const maxFavorites = FAVORITE_LIST_LIMITS.mainListProducts;

const none: readonly number[] = [];
/** Ids in the order they were added. */
const favorites = createStore(() => readStorage() ?? none);
/** False after a failed write: the storage is then outdated, and the list in memory is used. */
let isStored = true;

export const readFavorites = favorites.get;

/** Adds or removes a product. Returns false when the list is full. */
export function toggleFavorite(productId: number, product: TrackedProduct | null = null): boolean {
  const known = readLatest();
  const isFavorite = known.includes(productId);
  if (!isFavorite && known.length >= maxFavorites) return false;
  store(isFavorite ? known.filter((id) => id !== productId) : [...known, productId]);
  track(isFavorite ? 'favorite:remove' : 'favorite:add', { productId, product });
  return true;
}

/** Undoes a removal: puts the product back at its index. */
export function restoreFavorite(productId: number, index: number): void {
  const known = readLatest();
  if (!known.includes(productId)) store(known.toSpliced(index, 0, productId));
}

/** Removes products that the shop no longer sells. Not an action of the visitor, so no event is tracked. */
export function removeFavorites(productIds: readonly number[]): void {
  const removed = new Set(productIds);
  const known = readLatest();
  if (known.some((id) => removed.has(id))) store(known.filter((id) => !removed.has(id)));
}

/** Replaces the list when a customer signs in or out. Not an action of the visitor, so no event is tracked. */
export function replaceFavorites(productIds: readonly number[]): void {
  const next = validIds([...productIds]);
  const known = readLatest();
  if (next.length !== known.length || next.some((id, index) => id !== known[index])) store(next);
}

/** The favourites last synced with the customer's account; undefined for a guest. */
export function readSavedFavorites(): readonly number[] | undefined {
  return readStorage(savedFavoritesKey);
}

export function storeSavedFavorites(productIds: readonly number[] | undefined): void {
  try {
    if (productIds) localStorage.setItem(savedFavoritesKey, JSON.stringify(productIds));
    else localStorage.removeItem(savedFavoritesKey);
  } catch {
    // Without storage there is no earlier list to compare with either.
  }
}

export function onFavorites(listener: () => void): () => void {
  return listen(listener);
}

export function useFavorites(): readonly number[] {
  return useStore({ ...favorites, listen }, none, (now) => now);
}

/** Rerenders only when this product changes, so that one click does not rerender a list of hundreds. */
export function useIsFavorite(productId: number): boolean {
  return useStore({ ...favorites, listen }, false, (now) => now.includes(productId));
}

function listen(listener: (ids: readonly number[]) => void): () => void {
  listenToOtherTabs();
  return favorites.listen(listener);
}

let isListeningToOtherTabs = false;

function listenToOtherTabs(): void {
  if (isListeningToOtherTabs) return;
  isListeningToOtherTabs = true;
  onTabMessage('favorites', ({ productIds }) => favorites.set(validIds(productIds)));
  // A page restored from the back/forward cache has missed the messages of other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) favorites.set(readLatest());
  });
}

/** Reads the storage again, because another tab may have changed it. */
function readLatest(): readonly number[] {
  return (isStored ? readStorage() : undefined) ?? readFavorites();
}

function store(next: readonly number[]): void {
  try {
    localStorage.setItem(FAVORITES_STORAGE_KEY, JSON.stringify(next));
    isStored = true;
  } catch {
    // The storage is full or blocked: the list lasts as long as the page.
    isStored = false;
  }
  favorites.set(next);
  notifyOtherTabs('favorites', { productIds: [...next] });
}

function readStorage(key: string = FAVORITES_STORAGE_KEY): readonly number[] | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : validIds(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** The valid ids of stored or received data, each once. A product id is a positive 32-bit integer. */
function validIds(value: unknown): readonly number[] {
  if (!Array.isArray(value)) return none;
  const ids = value.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return [...new Set<number>(ids)].slice(0, maxFavorites);
}
