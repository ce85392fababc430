import {
  type CheckoutInputType,
  type CheckoutPartsFragment,
  CreateOrUpdateCheckoutDocument,
} from '#storefront/api/generated/graphql.ts';
import { cartMarket } from '#storefront/features/cart/cart-market.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { checkoutUrls } from './checkout-urls.ts';

/**
 * Saves the input and returns the checkout with its options; without input, returns the saved checkout. Null if the cart belongs
 * to a customer who is signed out. The request is idempotent.
 */
export async function updateCheckout(
  environment: ShopEnvironment,
  cartId: string,
  checkout?: CheckoutInputType,
): Promise<CheckoutPartsFragment | null> {
  const { cartMarketAlias } = cartMarket(environment, 'checkout');
  const input = checkout && { ...checkout, checkoutUrls: checkoutUrls(environment) };
  const variables = { cartId, cartMarketAlias, checkout: input };
  return (await environment.api.send(CreateOrUpdateCheckoutDocument, variables)).createOrUpdateCheckout;
}
