import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

/** Where the cart is looked at: while shopping, or on the way to pay for it. */
export type CartScope = 'shop' | 'checkout';

/** In the checkout the country of delivery decides what things cost; elsewhere the market that is browsed (§7). */
export function cartMarket(
  { cookies, shopper }: Pick<ShopEnvironment, 'cookies' | 'shopper'>,
  scope: CartScope,
) {
  const cartMarketAlias = (scope === 'checkout' && cookies.get(COOKIES.checkoutMarket)) || shopper.market;
  return { cartMarketAlias, allowExternalShippingFee: scope === 'checkout' };
}
