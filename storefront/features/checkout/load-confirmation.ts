import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { type FinishedCheckout, type FoundCheckout, findFinishedCheckout } from './find-finished-checkout.ts';

export interface ConfirmationData {
  meta: PageMeta;
  cartId: string;
  state:
    | { kind: 'completed'; checkout: FinishedCheckout }
    /** How often it was looked already, by a page that does so without script. */
    | { kind: 'waiting'; looks: number; next: string }
    | { kind: 'unknown' };
  isGuest: boolean;
}

/** What became of a payment. Loaded again, it says the same, or more. */
export async function loadConfirmation(
  environment: ShopEnvironment,
  url: URL,
  isGuest: boolean,
): Promise<ConfirmationData | Response> {
  const { t, shopper, cookies, api, side } = environment;
  const cartId = url.searchParams.get('cartid') ?? '';
  const [checkout, markets] = await Promise.all([findFinishedCheckout(environment, url), loadMarkets(api)]);
  const place = localeScopeOf(shopper);
  if (checkout !== 'no-answer' && checkout?.completed === false)
    return redirectWithin(place, `${linkTo(place, 'checkout')}?unpaid`);
  const looks = Number(url.searchParams.get('look') ?? 0) || 0;
  const state = stateOf(checkout, looks, url);
  // Where there is script, the browser empties the cart and tells of the purchase, which it knows as new by the cart.
  const isPlain = side === 'server' && cookies.get(COOKIES.plain) === '1';
  if (state.kind === 'completed' && isPlain && cookies.get(COOKIES.cart) === cartId)
    cookies.set(COOKIES.cart, '');
  const titles = {
    completed: 'checkout.confirmTitle',
    waiting: 'confirm.waitingTitle',
    unknown: 'confirm.unknownTitle',
  } as const;
  return {
    meta: {
      title: t(titles[state.kind]),
      canonical: linkTo(place, 'checkout-confirm'),
      alternates: alternatePages('checkout-confirm', shopper, markets),
      isHidden: true,
    },
    cartId,
    state,
    isGuest,
  };
}

function stateOf(checkout: FoundCheckout, looks: number, url: URL): ConfirmationData['state'] {
  if (checkout === null) return { kind: 'unknown' };
  if (checkout !== 'no-answer' && checkout.completed) return { kind: 'completed', checkout };
  const next = new URL(url);
  next.searchParams.set('look', String(looks + 1));
  return { kind: 'waiting', looks, next: next.pathname + next.search };
}
