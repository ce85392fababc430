import {
  type CheckoutInputType,
  type CheckoutPartsFragment,
  CreateOrUpdateCheckoutDocument,
} from '#storefront/api/generated/graphql.ts';
import { cartMarket } from '#storefront/features/cart/cart-market.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { checkoutUrls } from './checkout-urls.ts';

/** Tells the checkout what the customer has said so far, and hears what it offers for that. Repeating it does no harm. */
export async function updateCheckout(
  environment: ShopEnvironment,
  cartId: string,
  checkout?: CheckoutInputType,
): Promise<CheckoutPartsFragment | null> {
  const { cartMarketAlias } = cartMarket(environment, 'checkout');
  const told = checkout && { ...checkout, checkoutUrls: checkoutUrls(environment) };
  const variables = { cartId, cartMarketAlias, ...(told ? { checkout: told } : {}) };
  return (await environment.api.send(CreateOrUpdateCheckoutDocument, variables)).createOrUpdateCheckout;
}
