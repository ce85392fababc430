import { data } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { customerTypeOf, localeScopeOf } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { deliveryMarket, isCountry } from './load-checkout.ts';
import { placeOrder } from './place-order.ts';
import type { PostedAnswer } from './posted-answer.ts';
import { checkoutInput, readPurchase } from './purchase-fields.ts';
import { updateCheckout } from './update-checkout.ts';

const intents = ['country', 'delivery', 'order'];

export function isPostedPurchase(form: FormData): boolean {
  return intents.includes(String(form.get('intent')));
}

/** The purchase of a visitor without script: country and delivery are settled first, then all of it is ordered. */
export async function changePostedPurchase(environment: ShopEnvironment, form: FormData) {
  const { cookies, shopper, api } = environment;
  cookies.set(COOKIES.plain, '1');
  await loadPurchaseWords(shopper.locale);
  const markets = await loadMarkets(api);
  if (form.get('intent') === 'country') {
    const market = String(form.get('market'));
    if (!markets.some((known) => known.alias === market && isCountry(known)))
      throw data(null, { status: 400 });
    cookies.set(COOKIES.checkoutMarket, market);
  }
  const chosen = deliveryMarket(environment, markets);
  const country = markets.find(({ alias }) => alias === chosen)?.country.code;
  const purchase = readPurchase(form);
  if (form.has('customerType'))
    cookies.set(COOKIES.customerType, customerTypeOf(String(form.get('customerType'))).customerType);
  const typed: PostedAnswer = { about: 'typed', purchase };
  const cartId = cookies.get(COOKIES.cart);
  if (!country || !cartId) return typed;
  if (form.get('intent') !== 'order') {
    // What it offers then is asked by the page itself.
    await updateCheckout(environment, cartId, checkoutInput(purchase, country)).catch(() => undefined);
    return typed;
  }
  const outcome = await placeOrder(environment, form, country);
  if (outcome.kind === 'refused') return data<PostedAnswer>(outcome.refusal, { status: 422 });
  const { origin } = shopper;
  const place = localeScopeOf(shopper);
  const within = outcome.to.startsWith(`${origin}/`) ? outcome.to.slice(origin.length) : outcome.to;
  if (within.startsWith(linkTo(place, 'checkout-confirm'))) return redirectWithin(place, within, 303);
  // A page may send its forms to the shop alone, and a redirect counts as sending: the next page leads on by itself.
  const leaving: PostedAnswer = { about: 'leaving', to: outcome.to };
  return leaving;
}
