import { addressLines } from '#contract/customer/address-lines.ts';
import { countryName } from '#contract/customer/country-name.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { DownloadableBook } from '#contract/order/download-requests.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { queryCart } from '#storefront/features/cart/load-cart.ts';
import { loadDownloads } from '#storefront/features/download/load-downloads.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import type { SendShopRequest, ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { type FinishedCheckout, type FoundCheckout, findFinishedCheckout } from './find-finished-checkout.ts';

export interface ConfirmationData extends ScreenData {
  cartId: string;
  state:
    | {
        kind: 'completed';
        checkout: FinishedCheckout;
        /** The lines of the delivery address. Formatted here, so that server and browser agree on the country's name. */
        address: string[];
        downloads: DownloadableBook[];
        /** The guest has an account with the address of the order. */
        hasAccount: boolean;
        /** The cart with products that were added during the payment; empty if there are none. */
        nextCartId: string;
      }
    /** `checks`: how many times a page without script has checked already; `nextUrl` checks again. */
    | { kind: 'waiting'; checks: number; nextUrl: string }
    | { kind: 'unknown' };
  isGuest: boolean;
}

/** The state of a payment. It can be loaded again until the payment is completed. */
export async function loadConfirmation(
  environment: ShopEnvironment,
  url: URL,
  isGuest: boolean,
): Promise<ConfirmationData | Response> {
  const { shopper, cookies, api, side, sendShopRequest } = environment;
  const cartId = url.searchParams.get('cartid') ?? '';
  const [checkout, markets, t] = await Promise.all([
    findFinishedCheckout(environment, url),
    loadMarkets(api),
    loadTranslate(shopper.locale, 'purchase'),
  ]);
  const localeScope = localeScopeOf(shopper);
  if (checkout !== 'no-response' && checkout?.completed === false)
    return redirectWithin(localeScope, `${linkTo(localeScope, 'checkout')}?unpaid`);
  const checks = Number(url.searchParams.get('check') ?? 0) || 0;
  const state = stateOf(checkout, { checks, url, locale: shopper.locale });
  const orderNumber = state.kind === 'completed' ? state.checkout.order?.orderId : undefined;
  if (state.kind === 'completed' && orderNumber)
    [state.downloads, state.hasAccount] = await Promise.all([
      loadDownloads(sendShopRequest, shopper, { orderNumber, cartId }),
      isGuest && hasAccount(sendShopRequest, { orderNumber, cartId }),
    ]);
  // The cart is cleared once, while the cookie still has it: by the browser's script, which also tracks the purchase, or here
  // if there is no script.
  const isWithoutScript = side === 'server' && cookies.get(COOKIES.noScript) === '1';
  if (state.kind === 'completed' && cookies.get(COOKIES.cart) === cartId) {
    state.nextCartId = await findNextCart(environment, cartId);
    if (isWithoutScript) cookies.set(COOKIES.cart, state.nextCartId);
  }
  const titles = {
    completed: 'checkout.confirmTitle',
    waiting: 'confirm.waitingTitle',
    unknown: 'confirm.unknownTitle',
  } as const;
  return {
    meta: {
      title: t(titles[state.kind]),
      canonical: linkTo(localeScope, 'checkout-confirm'),
      alternates: alternatePages('checkout-confirm', shopper, markets),
      isHidden: true,
    },
    cartId,
    state,
    isGuest,
  };
}

/** For the id of the cart that was bought, the backend returns the cart with products that were added during the payment. */
async function findNextCart(environment: ShopEnvironment, cartId: string): Promise<string> {
  const next = await queryCart(environment, cartId, 'shop').catch(() => null);
  return next?.id ?? '';
}

/** False if the commerce API does not have this request: the guest is then invited to create an account. */
async function hasAccount(
  sendShopRequest: SendShopRequest,
  order: { orderNumber: string; cartId: string },
): Promise<boolean> {
  const outcome = await sendShopRequest('order-accounts', order);
  return outcome.kind === 'accepted' && outcome.result.hasAccount;
}

function stateOf(
  checkout: FoundCheckout,
  { checks, url, locale }: { checks: number; url: URL; locale: LocaleCode },
): ConfirmationData['state'] {
  if (checkout === null) return { kind: 'unknown' };
  if (checkout !== 'no-response' && checkout.completed) {
    const address = deliveryAddressOf(checkout, locale);
    return { kind: 'completed', checkout, address, downloads: [], hasAccount: false, nextCartId: '' };
  }
  const next = new URL(url);
  next.searchParams.set('check', String(checks + 1));
  return { kind: 'waiting', checks, nextUrl: next.pathname + next.search };
}

function deliveryAddressOf({ order }: FinishedCheckout, locale: LocaleCode): string[] {
  const address = order?.shippingAddress?.addressLine1 ? order.shippingAddress : order?.billingAddress;
  return address ? addressLines(address, countryName(address.country, LOCALES[locale].iso)) : [];
}
