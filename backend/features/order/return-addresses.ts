import { ShopError } from '#backend/graphql/errors.ts';
import type { CheckoutUrlsInputType } from '#backend/graphql/schema.generated.ts';
import { DEFAULT_LOCALE, localeOfLanguage } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS } from '#contract/screen-paths.ts';

export interface ReturnAddresses {
  returnUrl: string;
  cancelUrl: string;
  failUrl: string;
}

/** Where the provider sends the customer back to. All lie where the client says that the customer lands after paying. */
export function returnAddresses(
  urls: CheckoutUrlsInputType | null | undefined,
  shop: { url: string; languageId: string },
  { cartId, paymentId, providerKey }: { cartId: string; paymentId: string; providerKey: string },
): ReturnAddresses {
  const returnUrl = addressOf(urls?.redirectUrl || new URL('/checkout/confirm', shop.url).href);
  const failUrl = new URL(`./${providerKey}-fail?error=Error`, returnUrl);
  const cancelUrl = urls?.checkoutPageUrl
    ? addressOf(urls.checkoutPageUrl)
    : new URL(`..${checkoutPath(shop.languageId)}`, returnUrl);
  // Whoever breaks off may have paid in another tab, and is then shown that order.
  for (const { searchParams } of [returnUrl, cancelUrl]) {
    searchParams.set('cartid', cartId);
    searchParams.set('pid', paymentId);
  }
  return { returnUrl: returnUrl.href, cancelUrl: cancelUrl.href, failUrl: failUrl.href };
}

function checkoutPath(languageId: string): string {
  return LOCALIZED_SCREEN_PATHS.checkout[localeOfLanguage(languageId) ?? DEFAULT_LOCALE];
}

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ShopError('BAD_INPUT', 'checkoutUrls must be absolute addresses with http or https.');
  return url;
}
