import {
  FavoritesOfCustomerDocument,
  SaveFavoritesOfCustomerDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { currentCustomer, onSignedIn, onSignedOut } from '#storefront/session/auth/customer.store.ts';
import {
  onFavorites,
  readFavorites,
  readSavedFavorites,
  replaceFavorites,
  storeSavedFavorites,
} from './favorites.store.ts';
import { applyChange, mergeFavorites, readMetaData, writeMetaData } from './meta-data.ts';

/**
 * Keeps the favourites of a customer equal on every device: the backend stores them and this browser has a copy. Signing
 * in merges the guest's favourites into them; signing out removes them from this browser.
 */
export function syncFavorites(api: CommerceClient): void {
  let queue: Promise<void> = Promise.resolve();
  let isQueued = false;

  /** Runs one sync at a time. A failed sync needs no retry: the next one sends every unsaved change. */
  function queueSync(): void {
    if (isQueued) return;
    isQueued = true;
    queue = queue
      .then(() => {
        isQueued = false;
        return sync();
      })
      .catch(() => undefined);
  }

  async function sync(): Promise<void> {
    const customer = currentCustomer();
    if (!customer) return;
    const { getUser } = await api.send(FavoritesOfCustomerDocument, {});
    const metaData = getUser && readMetaData(getUser.metaData);
    const isSameCustomer = () => currentCustomer()?.name === customer.name;
    if (!metaData || !isSameCustomer()) return;
    const local = readFavorites();
    const lastSaved = readSavedFavorites();
    const favorites = lastSaved
      ? applyChange(metaData.favorites, lastSaved, local)
      : mergeFavorites(metaData.favorites, local);
    if (!isEqual(favorites, metaData.favorites))
      await api.send(SaveFavoritesOfCustomerDocument, {
        user: { metaData: writeMetaData({ ...metaData, favorites }) },
      });
    if (!isSameCustomer()) return;
    storeSavedFavorites(favorites);
    // Changes made during the requests are applied on top and sent by the next sync.
    replaceFavorites(applyChange(favorites, local, readFavorites()));
    if (!isEqual(favorites, readFavorites())) queueSync();
  }

  function removeCustomerFavorites(): void {
    if (!readSavedFavorites()) return;
    storeSavedFavorites(undefined);
    replaceFavorites([]);
  }

  onSignedIn(queueSync);
  onSignedOut(removeCustomerFavorites);
  onFavorites(() => {
    const lastSaved = readSavedFavorites();
    const isSaved = lastSaved && isEqual(lastSaved, readFavorites());
    if (currentCustomer() && !isSaved) queueSync();
  });
  if (currentCustomer()) queueSync();
  else removeCustomerFavorites();
}

function isEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
