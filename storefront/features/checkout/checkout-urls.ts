import type { CheckoutUrlsInputType } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';

/** Where a provider sends the customer back to, in their language. */
export function checkoutUrls({ shopper }: Pick<ShopEnvironment, 'shopper'>): CheckoutUrlsInputType {
  const place = localeScopeOf(shopper);
  const whole = (path: string) => shopper.origin + path;
  return {
    redirectUrl: whole(linkTo(place, 'checkout-confirm')),
    checkoutPageUrl: `${whole(linkTo(place, 'checkout'))}?unpaid`,
    termsPageUrl: whole(linkTo(place, 'content', { alias: SHOP.contentPages.terms[shopper.locale] })),
  };
}
