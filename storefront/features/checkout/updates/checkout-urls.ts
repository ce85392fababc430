import type { CheckoutUrlsInputType } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';

/** Query parameter of the checkout: the id of the payment option to select. */
export const PAYMENT_PARAMETER = 'pay';
/** Query parameter of the checkout after a code without effect was posted. */
export const CODE_PARAMETER = 'code';

/** The URLs that a provider sends the buyer back to, in the buyer's language. */
export function checkoutUrls({ shopper }: Pick<ShopEnvironment, 'shopper'>): CheckoutUrlsInputType {
  const localeScope = localeScopeOf(shopper);
  const toUrl = (path: string) => shopper.origin + path;
  return {
    redirectUrl: toUrl(linkTo(localeScope, 'checkout-confirm')),
    checkoutPageUrl: `${toUrl(linkTo(localeScope, 'checkout'))}?unpaid`,
    termsPageUrl: toUrl(linkTo(localeScope, 'content', { alias: SHOP.contentPages.terms[shopper.locale] })),
  };
}
