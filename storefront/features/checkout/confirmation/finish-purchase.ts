import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { notifyOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { refreshCart } from '#storefront/features/cart/cart.store.ts';
import { track } from '#storefront/tracking/track.ts';
import type { FinishedCheckout } from './find-finished-checkout.ts';
import { trackedPurchase } from './tracked-purchase.ts';

/**
 * Clears the cart in all tabs, or replaces it by the cart with products that were added during the payment, and tracks the
 * purchase. Runs once, because the cookie has another cart afterwards.
 */
export function finishPurchase(checkout: FinishedCheckout, cartId: string, nextCartId: string): void {
  if (browserCookies.get(COOKIES.cart) !== cartId) return;
  browserCookies.set(COOKIES.cart, nextCartId);
  notifyOtherTabs('cart', { cartId: nextCartId || null });
  refreshCart();
  trackedPurchase(checkout).then(
    (purchase) => purchase && track('checkout:purchase', purchase),
    // A failure of tracking must not break the page.
    () => undefined,
  );
}
