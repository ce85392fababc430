import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { notifyOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { getDisplayedCart } from '#storefront/features/cart/cart.store.ts';
import type { ShopView } from '#storefront/session/shop-context.ts';
import type { DeliveryCountry } from '../load-checkout.ts';

/** Prices the cart for another country, here and in other tabs of the checkout. The browsed market stays (§4). */
export async function changeCheckoutMarket(
  shop: ShopView<'purchase'>,
  { market, name }: DeliveryCountry,
  reload: () => Promise<void>,
): Promise<void> {
  browserCookies.set(COOKIES.checkoutMarket, market);
  notifyOtherTabs('checkout-market', { market });
  await reload();
  const { notifyUnavailableItems } = await import('#storefront/features/cart-view/unavailable-items.ts');
  notifyUnavailableItems(shop, getDisplayedCart()?.cart ?? null, name);
}
