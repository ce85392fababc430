import type { DataRouter } from 'react-router';
import {
  CartChangedDocument,
  CustomerChangedDocument,
  ProductChangedDocument,
} from '#storefront/api/generated/graphql.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { onDisplayedCart, refreshCart } from '#storefront/features/cart/cart.store.ts';
import type { ProductData } from '#storefront/features/product/load-product.ts';
import { screenOf } from '#storefront/routing/screens.ts';
import { requestAuth } from '#storefront/session/auth/browser-auth.ts';
import { currentCustomer, onSignedIn, onSignedOut } from '#storefront/session/auth/customer.store.ts';
import { type BrowserEnvironment, commerceContextOf } from '#storefront/session/browser-environment.ts';
import { createSubscriptionClient } from './subscription-client.ts';

interface FollowedShop {
  environment: BrowserEnvironment;
  router: Pick<DataRouter, 'state' | 'subscribe' | 'revalidate'>;
}

/**
 * Follows the cart, the displayed product and the session while the page is visible (§4, §7): another device, an order or the
 * shop's staff can change them. A hidden page has no connection; it reloads the cart when it becomes visible.
 */
export function followChanges({ environment, router }: FollowedShop): void {
  const client = createSubscriptionClient(commerceContextOf(environment.shopper), {
    // The server renews the token, or clears the cookies of a session that has ended.
    onSessionEnded: () => void requestAuth(AUTH_PATHS.refresh, {}).then(() => client.reconnect()),
  });
  const reloadPage = () => {
    environment.api.reset();
    void router.revalidate();
  };
  const followCart = createFollower((id: string) =>
    client.subscribe(CartChangedDocument, { id }, refreshCart),
  );
  const followProduct = createFollower((productId: number) =>
    client.subscribe(ProductChangedDocument, { productId }, reloadPage),
  );
  // The result is not used. The connection stays open, so that the backend can report the end of the session.
  const followCustomer = createFollower(() => client.subscribe(CustomerChangedDocument, {}, () => undefined));

  const updateSubscriptions = () => {
    const isVisible = document.visibilityState === 'visible';
    followCart(isVisible ? browserCookies.get(COOKIES.cart) || undefined : undefined);
    followProduct(isVisible ? displayedProductId(router.state) : undefined);
    followCustomer(isVisible ? currentCustomer()?.name : undefined);
  };
  const reconnect = () => {
    client.reconnect();
    updateSubscriptions();
  };
  updateSubscriptions();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') updateSubscriptions();
  });
  onDisplayedCart(updateSubscriptions);
  onSignedIn(reconnect);
  onSignedOut(reconnect);
  document.addEventListener('visibilitychange', updateSubscriptions);
}

/** Returns a function with one subscription at a time: another key replaces it, and `undefined` ends it. */
function createFollower<Key>(subscribe: (key: Key) => () => void): (key: Key | undefined) => void {
  let current: { key: Key; unsubscribe: () => void } | undefined;
  return (key) => {
    if (key === current?.key) return;
    current?.unsubscribe();
    current = key === undefined ? undefined : { key, unsubscribe: subscribe(key) };
  };
}

function displayedProductId({ matches, loaderData }: DataRouter['state']): number | undefined {
  const route = matches.at(-1)?.route;
  if (!route || screenOf(route) !== 'product') return undefined;
  return (loaderData[route.id] as ProductData | undefined)?.product.productId;
}
