import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  FinishedCheckoutDocument,
  type FinishedCheckoutQuery,
  type PaymentType,
} from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { isPassing } from '#storefront/features/cart/is-passing.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';

export type FinishedCheckout = NonNullable<FinishedCheckoutQuery['checkout']>;

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

/** Whose id an address carries says who took the payment (behaviour §12). */
const providers: [parameter: string, PaymentType][] = [
  ['kid', 'KLARNA'],
  ['sid', 'SVEA'],
  ['wid', 'WALLEY'],
  ['aid', 'AVARDA'],
  ['pid', 'STANDARD'],
  ['oid', 'STANDARD'],
];

/** What became of a payment. Loaded again, it says the same, or more. */
export async function loadConfirmation(
  environment: ShopEnvironment,
  url: URL,
  isGuest: boolean,
): Promise<ConfirmationData | Response> {
  const { words, shopper, cookies, api, side } = environment;
  const cartId = url.searchParams.get('cartid') ?? '';
  const [checkout, markets] = await Promise.all([ask(environment, url, cartId), loadMarkets(api)]);
  const place = placeOf(shopper);
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
      title: words(titles[state.kind]),
      canonical: linkTo(place, 'checkout-confirm'),
      alternates: alternatePages('checkout-confirm', shopper, markets),
      isHidden: true,
    },
    cartId,
    state,
    isGuest,
  };
}

type Asked = FinishedCheckout | 'no-answer' | null;

async function ask({ api }: ShopEnvironment, { searchParams }: URL, cartId: string): Promise<Asked> {
  const [parameter, paymentType] = providers.find(([name]) => searchParams.get(name)) ?? [];
  if (!parameter || !paymentType || !cartId) return null;
  const id = searchParams.get(parameter) ?? '';
  try {
    return (await api.send(FinishedCheckoutDocument, { id, cartId, paymentType })).checkout;
  } catch (error) {
    // Not to know is no refusal: the payment may well be through.
    if (isPassing(error) || error instanceof NetworkError) return 'no-answer';
    if (error instanceof GraphqlError) return null;
    throw error;
  }
}

function stateOf(checkout: Asked, looks: number, url: URL): ConfirmationData['state'] {
  if (checkout === null) return { kind: 'unknown' };
  if (checkout !== 'no-answer' && checkout.completed) return { kind: 'completed', checkout };
  const next = new URL(url);
  next.searchParams.set('look', String(looks + 1));
  return { kind: 'waiting', looks, next: next.pathname + next.search };
}
