import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { setDisplayedCart } from '../cart.store.ts';
import { loadCart } from '../load-cart.ts';
import type { CartQueue } from './cart-queue.ts';
import type { CartSession } from './cart-session.ts';
import { type CartSnapshot, displaySnapshot } from './cart-snapshot.ts';

export interface CartLoader {
  load(): Promise<CartPartsFragment | null>;
  /** Loads the cart again, now or once no change is pending. */
  refresh(): void;
}

interface CartLoaderOptions {
  session: CartSession;
  snapshot: CartSnapshot;
  queue: Pick<CartQueue, 'pendingChanges'>;
}

export function createCartLoader({ session, snapshot, queue }: CartLoaderOptions): CartLoader {
  async function load(): Promise<CartPartsFragment | null> {
    const thisLoad = ++snapshot.loads;
    const { revision } = snapshot;
    const cart = await loadCart(session.environment(), snapshot.pricedFor);
    if (thisLoad !== snapshot.loads) return snapshot.cart;
    if (revision !== snapshot.revision) {
      // The response is older than the latest change, whose response may have been priced for another market.
      snapshot.isOutdated = true;
      if (queue.pendingChanges().length === 0) refresh();
      return snapshot.cart;
    }
    snapshot.isOutdated = false;
    snapshot.cart = cart;
    const changes = queue.pendingChanges();
    if (!cart) setDisplayedCart({ lines: [], cart, isUpdating: changes.length > 0 });
    displaySnapshot(snapshot, changes);
    return cart;
  }

  function refresh(): void {
    if (queue.pendingChanges().length > 0) {
      snapshot.isOutdated = true;
      return;
    }
    // A failure does no harm: the cart is loaded again when the tab gets the focus or the cart is opened.
    load().catch(() => undefined);
  }

  return { load, refresh };
}
