import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

/** Which market prices the cart: `shop` is the browsed market, `checkout` the country of delivery. */
export type PricedFor = 'shop' | 'checkout';

/** The variables of a cart request that decide its prices and shipping fee (§7). */
export function cartMarket(
  { cookies, shopper }: Pick<ShopEnvironment, 'cookies' | 'shopper'>,
  pricedFor: PricedFor,
) {
  const cartMarketAlias = (pricedFor === 'checkout' && cookies.get(COOKIES.checkoutMarket)) || shopper.market;
  return { cartMarketAlias, allowExternalShippingFee: pricedFor === 'checkout' };
}
