import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

/** Which market prices the cart: the browsed one, or the checkout's. */
export type PricedFor = 'shop' | 'checkout';

/** In the checkout the country of delivery decides the prices; elsewhere the browsed market does (§7). */
export function cartMarket(
  { cookies, shopper }: Pick<ShopEnvironment, 'cookies' | 'shopper'>,
  pricedFor: PricedFor,
) {
  const cartMarketAlias = (pricedFor === 'checkout' && cookies.get(COOKIES.checkoutMarket)) || shopper.market;
  return { cartMarketAlias, allowExternalShippingFee: pricedFor === 'checkout' };
}
