import type { KeptWish } from './cart-queue.ts';
import { wishesKey } from './has-kept-wishes.ts';

/** The backend forgets keys after a day (docs/decisions/0023): later, what was made could be made twice. */
const longestMs = 12 * 3_600_000;

interface Kept {
  /** The cart that they are about; none before the first book. */
  cartId: string | null;
  at: number;
  wishes: KeptWish[];
}

/** Wishes outlive the page that they were made on, as long as its tab does: another market is another page. */
export function keepWishes(wishes: readonly KeptWish[], cartId: string | undefined): void {
  try {
    if (wishes.length === 0) sessionStorage.removeItem(wishesKey);
    else
      sessionStorage.setItem(wishesKey, JSON.stringify({ cartId: cartId ?? null, at: Date.now(), wishes }));
  } catch {
    // Where nothing can be kept, they live as long as the page.
  }
}

/** What is still to be done. Who has another cart by now, or none any more, may be somebody else. */
export function keptWishes(cartId: string | undefined): KeptWish[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(wishesKey) ?? 'null') as Kept | null;
    const isMine = kept && (kept.cartId === null || kept.cartId === cartId);
    return isMine && Date.now() - kept.at < longestMs ? kept.wishes : [];
  } catch {
    return [];
  }
}
