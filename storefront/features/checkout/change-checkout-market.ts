import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { shownCart } from '#storefront/features/cart/cart.store.ts';
import type { ShopView } from '#storefront/session/shop-context.ts';
import type { DeliveryCountry } from './load-checkout.ts';

/** The cart is priced anew, here and in the other tabs that are in the checkout; what is browsed stays (§4). */
export async function changeCheckoutMarket(
  shop: ShopView,
  { market, name }: DeliveryCountry,
  reload: () => Promise<void>,
): Promise<void> {
  browserCookies.set(COOKIES.checkoutMarket, market);
  tellOtherTabs('checkout-market', { market });
  await reload();
  const { notifyLeftBehind } = await import('#storefront/features/cart-view/left-behind.ts');
  notifyLeftBehind(shop, shownCart()?.cart ?? null, name);
}
