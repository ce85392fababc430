import type { StoredMutation } from './cart-queue.ts';

const storageKey = 'kvarto-cart-wishes';

/** The backend deletes idempotency keys after a day (decision 23): later, a mutation could be made twice. */
const maxAgeMs = 12 * 3_600_000;

interface Stored {
  /** The cart that the mutations belong to; null before the first item. */
  cartId: string | null;
  at: number;
  /** The stored key keeps its name, for tabs that are open during an update. */
  wishes: StoredMutation[];
}

/** Whether an earlier page of this tab left pending mutations. */
export function hasStoredMutations(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Stores the pending mutations for the next page of this tab: another market is another document. */
export function storeMutations(mutations: readonly StoredMutation[], cartId: string | undefined): void {
  const stored = { cartId: cartId ?? null, at: Date.now(), wishes: mutations };
  try {
    if (mutations.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Without storage they live as long as the page.
  }
}

/** The stored mutations of this cart. Those of another cart may be another visitor's and are ignored. */
export function readStoredMutations(cartId: string | undefined): StoredMutation[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Stored | null;
    const isOfCart = stored && (stored.cartId === null || stored.cartId === cartId);
    return isOfCart && Date.now() - stored.at < maxAgeMs ? stored.wishes : [];
  } catch {
    return [];
  }
}
