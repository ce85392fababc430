import { data } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { customerTypeOf, localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { SAVED_ADDRESS_FIELD, withSavedAddress } from '../form-sections/apply-saved-address.ts';
import { loadSavedAddresses } from '../form-sections/load-saved-addresses.ts';
import { deliveryMarket, isDeliveryCountry } from '../load-checkout.ts';
import { placeOrder } from '../order-placement/place-order.ts';
import { checkoutInput, type Purchase, readPurchase } from '../purchase/purchase-fields.ts';
import { updateCheckout } from '../updates/update-checkout.ts';
import { storePostedCheckout } from './posted-checkout.ts';
import type { PostedReply } from './posted-reply.ts';

const intents = ['country', 'delivery', 'address', 'order'];

export function isPostedPurchase(form: FormData): boolean {
  return intents.includes(readText(form, 'intent'));
}

/** The purchase of a visitor without script: first country and delivery are saved, then the order is placed. */
export async function handlePostedPurchase(environment: ShopEnvironment, form: FormData) {
  const { cookies, shopper, api } = environment;
  cookies.set(COOKIES.noScript, '1');
  const markets = await loadMarkets(api);
  if (readText(form, 'intent') === 'country') {
    const market = readText(form, 'market');
    if (!markets.some((candidate) => candidate.alias === market && isDeliveryCountry(candidate)))
      throw data(null, { status: 400 });
    cookies.set(COOKIES.checkoutMarket, market);
  }
  const selected = deliveryMarket(environment, markets);
  const country = markets.find(({ alias }) => alias === selected)?.country.code;
  const purchase = await readPostedPurchase(environment, form, country);
  if (form.has('customerType'))
    cookies.set(COOKIES.customerType, customerTypeOf(readText(form, 'customerType')).customerType);
  const input: PostedReply = { about: 'input', purchase };
  const cartId = cookies.get(COOKIES.cart);
  if (!country || !cartId) return input;
  if (readText(form, 'intent') !== 'order') {
    const saved = await updateCheckout(environment, cartId, checkoutInput(purchase, country)).catch(
      () => null,
    );
    if (saved) storePostedCheckout(environment, saved);
    return input;
  }
  const outcome = await placeOrder(
    { ...environment, t: await loadTranslate(shopper.locale, 'purchase') },
    form,
    country,
  );
  if (outcome.kind === 'rejected') return data<PostedReply>(outcome.rejection, { status: 422 });
  const { origin } = shopper;
  const localeScope = localeScopeOf(shopper);
  const { url } = outcome;
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  if (path.startsWith(linkTo(localeScope, 'checkout-confirm'))) return redirectWithin(localeScope, path, 303);
  // The content security policy allows forms to post only to the shop, redirects included. So the next page redirects.
  const redirect: PostedReply = { about: 'redirect', url };
  return redirect;
}

/** The values of the form, with the saved address that was chosen in it. */
async function readPostedPurchase(
  environment: ShopEnvironment,
  form: FormData,
  country: string | undefined,
): Promise<Purchase> {
  const purchase = readPurchase(form);
  if (readText(form, 'intent') !== 'address') return purchase;
  const id = readText(form, SAVED_ADDRESS_FIELD);
  const addresses = await loadSavedAddresses(environment, country);
  return withSavedAddress(
    purchase,
    addresses.find((address) => address.id === id),
  );
}
