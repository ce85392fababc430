import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadCart } from '../load-cart.ts';
import type { CartLoader } from './cart-loader.ts';
import type { CartQueue } from './cart-queue.ts';
import type { CartSession } from './cart-session.ts';
import { type CartSnapshot, displaySnapshot } from './cart-snapshot.ts';

/** The cart in the checkout, where it is priced for the country of delivery (§7). */
export interface CheckoutCart {
  /** Loads the cart for the checkout's page. Only `enterCheckout` displays it: the page may never open. */
  loadForCheckout(): Promise<CartPartsFragment | null>;
  /**
   * Prices the cart for the checkout from now on, starting with the page's cart. Returns a function that leaves the
   * checkout.
   */
  enterCheckout(cart: CartPartsFragment | null): () => void;
  /** Displays the cart of a checkout response: the same cart with the shipping fee. */
  acceptCheckoutCart(cart: CartPartsFragment): void;
}

interface CheckoutCartOptions {
  environment: ShopEnvironment;
  session: CartSession;
  snapshot: CartSnapshot;
  queue: Pick<CartQueue, 'pendingChanges'>;
  loader: CartLoader;
}

export function createCheckoutCart(options: CheckoutCartOptions): CheckoutCart {
  const { environment, session, snapshot, queue, loader } = options;
  /** The cart that was loaded before the checkout was entered, and at which revision. */
  let preloaded: { cart: CartPartsFragment | null; revision: number } | undefined;
  const display = () => displaySnapshot(snapshot, queue.pendingChanges());

  return {
    async loadForCheckout() {
      if (snapshot.pricedFor === 'checkout') return loader.load();
      const { revision } = snapshot;
      const cart = await loadCart(session.environment(), 'checkout');
      preloaded = { cart, revision };
      return cart;
    },
    enterCheckout(cart) {
      snapshot.pricedFor = 'checkout';
      const isVisitorsCart = cart?.id != null && cart.id === environment.cookies.get(COOKIES.cart);
      const isLatest =
        !snapshot.cart || (preloaded?.cart === cart && preloaded.revision === snapshot.revision);
      if (isVisitorsCart && isLatest && queue.pendingChanges().length === 0) {
        // The responses of loads in flight are ignored.
        snapshot.loads++;
        snapshot.cart = cart;
        display();
      } else loader.refresh();
      return () => {
        snapshot.pricedFor = 'shop';
      };
    },
    acceptCheckoutCart(cart) {
      // The response lacks the pending changes; their own responses will have them.
      if (queue.pendingChanges().length > 0) return;
      if (snapshot.pricedFor !== 'checkout') {
        preloaded = { cart, revision: snapshot.revision };
        return;
      }
      if (snapshot.cart && cart.id !== snapshot.cart.id) return;
      snapshot.cart = cart;
      snapshot.revision++;
      display();
    },
  };
}
