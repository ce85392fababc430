import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { refreshCart } from '#storefront/features/cart/cart.store.ts';
import { track } from '#storefront/tracking/track.ts';
import type { FinishedCheckout } from './find-finished-checkout.ts';
import { trackedPurchase } from './tracked-purchase.ts';

/**
 * What was bought is no longer in the cart, in any tab. That it still was is how one knows that this purchase is new: it
 * is told once, however often its page is looked at.
 */
export function finishPurchase(checkout: FinishedCheckout, cartId: string): void {
  if (browserCookies.get(COOKIES.cart) !== cartId) return;
  browserCookies.set(COOKIES.cart, '');
  tellOtherTabs('cart', { cartId: null });
  refreshCart();
  trackedPurchase(checkout).then(
    (purchase) => purchase && track('checkout:purchase', purchase),
    // Whoever counts purchases must not be able to break one.
    () => undefined,
  );
}
