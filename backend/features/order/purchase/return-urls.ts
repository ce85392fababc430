import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CheckoutUrlsInputType } from '#backend/graphql/schema.generated.ts';
import { DEFAULT_LOCALE, localeOfLanguage } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS } from '#contract/screen-paths.ts';

export interface ReturnUrls {
  returnUrl: string;
  cancelUrl: string;
  failUrl: string;
}

/**
 * Rejects return URLs of other origins, whose pages would get the ids that open the order. A server key may use any origin. The
 * shop's own storefront (a server client without a name) may not, because its input comes from browsers.
 */
export function requireReturnUrls(
  { client, returnOrigins }: Pick<ShopContext, 'client' | 'returnOrigins'>,
  urls: CheckoutUrlsInputType | null | undefined,
): void {
  if (returnOrigins === null || (client.scope === 'server' && client.name !== null)) return;
  for (const text of [urls?.redirectUrl, urls?.checkoutPageUrl]) {
    if (!text) continue;
    const { origin } = parseUrl(text);
    if (!returnOrigins.has(origin) && !client.origins.includes(origin))
      throw new ShopError(
        'BAD_INPUT',
        `Payments may not return to ${origin}. Add it to the API key or to API_ORIGINS.`,
        { field: 'checkoutUrls' },
      );
  }
}

/** URLs to which the provider sends the customer back. Defaults are resolved relative to the return URL. */
export function buildReturnUrls(
  urls: CheckoutUrlsInputType | null | undefined,
  shop: { url: string; languageId: string },
  { cartId, paymentId, providerKey }: { cartId: string; paymentId: string; providerKey: string },
): ReturnUrls {
  const returnUrl = parseUrl(urls?.redirectUrl || new URL('/checkout/confirm', shop.url).href);
  const failUrl = new URL(`./${providerKey}-fail?error=Error`, returnUrl);
  const cancelUrl = urls?.checkoutPageUrl
    ? parseUrl(urls.checkoutPageUrl)
    : new URL(`..${checkoutPath(shop.languageId)}`, returnUrl);
  // A customer who cancels may have paid in another tab. With the ids the checkout finds that order.
  for (const { searchParams } of [returnUrl, cancelUrl]) {
    searchParams.set('cartid', cartId);
    searchParams.set('pid', paymentId);
  }
  return { returnUrl: returnUrl.href, cancelUrl: cancelUrl.href, failUrl: failUrl.href };
}

function checkoutPath(languageId: string): string {
  return LOCALIZED_SCREEN_PATHS.checkout[localeOfLanguage(languageId) ?? DEFAULT_LOCALE];
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ShopError('BAD_INPUT', 'checkoutUrls must be absolute URLs with http or https.');
  return url;
}
