import {
  FavoritesOfCustomerDocument,
  KeepFavoritesOfCustomerDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { currentCustomer, onSignedIn, onSignedOut } from '#storefront/session/customer.store.ts';
import {
  areCustomers,
  markCustomers,
  onFavorites,
  readFavorites,
  replaceFavorites,
} from './favorites.store.ts';
import { applyChange, mergeFavorites, readMetaData, writeMetaData } from './meta-data.ts';

/**
 * A customer's favourites are the same on every device: the backend keeps them, this browser has a copy. Signing in joins
 * the guest's to them; signing out leaves none of the customer's here.
 */
export function keepFavorites(api: CommerceClient): void {
  /** As the backend had them when it was last asked; unknown while nobody is signed in, or nothing was heard of it. */
  let kept: readonly number[] | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other, so that a late answer is never taken for the newest. A failure is made good by the next. */
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work).catch(() => undefined);
    return turn;
  };

  async function write(next: (favorites: readonly number[]) => readonly number[]): Promise<void> {
    const { getUser } = await api.send(FavoritesOfCustomerDocument, {});
    const metaData = getUser && readMetaData(getUser.metaData);
    if (!metaData || !currentCustomer()) return;
    const favorites = [...next(metaData.favorites)];
    kept = favorites;
    replaceFavorites(favorites);
    if (favorites.join() !== metaData.favorites.join())
      await api.send(KeepFavoritesOfCustomerDocument, {
        user: { metaData: writeMetaData({ ...metaData, favorites }) },
      });
  }

  /** A guest's join the customer's; a copy gives way: theirs may have become fewer on another device. */
  const meet = () =>
    inTurn(async () => {
      const own = areCustomers() ? [] : readFavorites();
      await write((favorites) => mergeFavorites(favorites, own));
      if (kept) markCustomers(true);
    });
  const leave = () => {
    kept = undefined;
    if (!areCustomers()) return;
    markCustomers(false);
    replaceFavorites([]);
  };

  onSignedIn(() => void meet());
  onSignedOut(leave);
  onFavorites(() => {
    if (!currentCustomer() || kept === undefined) return;
    void inTurn(async () => {
      const [from, to] = [kept, readFavorites()];
      if (from === undefined || from.join() === to.join()) return;
      await write((favorites) => applyChange(favorites, from, to));
    });
  });
  if (currentCustomer()) void meet();
  else leave();
}
