import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import type { ShopEnvironment, ShopView } from '#storefront/session/shop-context.ts';
import { hideAddedItem } from '../added-item.store.ts';
import { setCartRefresh, setDisplayedCart } from '../cart.store.ts';
import type { CartAddition, CartChange, CartOutcome } from '../changes/change-cart.ts';
import { notifyRejection, showAdded } from './announce-outcome.ts';
import { createCartLoader } from './cart-loader.ts';
import { createCartSession } from './cart-session.ts';
import { createCartSnapshot, displaySnapshot } from './cart-snapshot.ts';
import { type CheckoutCart, createCheckoutCart } from './checkout-cart.ts';
import { createChangeQueue } from './create-change-queue.ts';
import { readStoredMutations, storeMutations } from './stored-mutations.ts';

export interface CartController extends CheckoutCart {
  /** Loads the cart, priced for the browsed market or the open checkout, and displays it. */
  load(): Promise<CartPartsFragment | null>;
  change(change: CartChange): Promise<CartOutcome>;
  /** Does the same as `change`, and opens the “added to cart” box. */
  add(change: CartAddition): Promise<CartOutcome>;
  /** Does the same as `change`, and notifies the visitor when it is rejected. */
  changeAndNotify(change: CartChange): Promise<CartOutcome>;
}

/** Controls the cart of this tab. Changes go through one queue; confirmed changes are announced to the other tabs. */
export function createCartController(environment: ShopEnvironment): CartController {
  const { cookies } = environment;
  const snapshot = createCartSnapshot();
  const session = createCartSession(environment, forgetCart);
  const queue = createChangeQueue({ environment, session, snapshot, onChange });
  const loader = createCartLoader({ session, snapshot, queue });

  function onChange(): void {
    storeMutations(queue.pendingMutations(), cookies.get(COOKIES.cart));
    displaySnapshot(snapshot, queue.pendingChanges());
    if (snapshot.isOutdated && queue.pendingChanges().length === 0) loader.refresh();
  }

  /** Clears this tab's copy, not the cart in the shop. */
  function forgetCart(): void {
    // The responses of loads in flight are ignored.
    snapshot.loads++;
    snapshot.cart = null;
    snapshot.isOutdated = false;
    queue.discardAll();
    hideAddedItem();
    setDisplayedCart({ lines: [], cart: null, isUpdating: false });
  }

  setCartRefresh(loader.refresh);
  // Sends the unconfirmed changes of an earlier page of this tab again.
  for (const { change, key } of readStoredMutations(cookies.get(COOKIES.cart)))
    queue.push(change, key).then(
      (outcome) => notifyRejection(showAdded(change, outcome)),
      () => undefined,
    );

  return {
    ...createCheckoutCart({ environment, session, snapshot, queue, loader }),
    load: loader.load,
    change: (change) => queue.push(change),
    add: (change) => queue.push(change).then((outcome) => showAdded(change, outcome)),
    changeAndNotify: (change) => queue.push(change).then(notifyRejection),
  };
}

let controller: CartController | undefined;

/** The controller of this tab. It lives as long as the document: another market or language is another document. */
export function cartController(shop: ShopView): CartController {
  controller ??= createCartController(browserEnvironment(shop));
  return controller;
}
