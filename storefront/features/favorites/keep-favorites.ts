import {
  FavoritesOfCustomerDocument,
  KeepFavoritesOfCustomerDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { currentCustomer, onSignedIn, onSignedOut } from '#storefront/session/customer.store.ts';
import { noteKept, onFavorites, readFavorites, readKept, replaceFavorites } from './favorites.store.ts';
import { applyChange, mergeFavorites, readMetaData, writeMetaData } from './meta-data.ts';

/**
 * A customer's favourites are the same on every device: the backend keeps them, this browser has a copy. Signing in joins
 * the guest's to them; signing out leaves none of the customer's here.
 */
export function keepFavorites(api: CommerceClient): void {
  let turn: Promise<void> = Promise.resolve();
  let isWaiting = false;

  /** One after the other. What fails is made good by the next: what is not known to be kept is sent again. */
  function meet(): void {
    if (isWaiting) return;
    isWaiting = true;
    turn = turn
      .then(() => {
        isWaiting = false;
        return exchange();
      })
      .catch(() => undefined);
  }

  async function exchange(): Promise<void> {
    const customer = currentCustomer();
    if (!customer) return;
    const { getUser } = await api.send(FavoritesOfCustomerDocument, {});
    const metaData = getUser && readMetaData(getUser.metaData);
    const isSame = () => currentCustomer()?.name === customer.name;
    if (!metaData || !isSame()) return;
    const own = readFavorites();
    const kept = readKept();
    const favorites = kept
      ? applyChange(metaData.favorites, kept, own)
      : mergeFavorites(metaData.favorites, own);
    if (!isEqual(favorites, metaData.favorites))
      await api.send(KeepFavoritesOfCustomerDocument, {
        user: { metaData: writeMetaData({ ...metaData, favorites }) },
      });
    if (!isSame()) return;
    noteKept(favorites);
    // What was chosen while that was on its way comes on top, and is sent next.
    replaceFavorites(applyChange(favorites, own, readFavorites()));
    if (!isEqual(favorites, readFavorites())) meet();
  }

  function leave(): void {
    if (!readKept()) return;
    noteKept(undefined);
    replaceFavorites([]);
  }

  onSignedIn(meet);
  onSignedOut(leave);
  onFavorites(() => {
    const kept = readKept();
    if (currentCustomer() && !(kept && isEqual(kept, readFavorites()))) meet();
  });
  if (currentCustomer()) meet();
  else leave();
}

function isEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
