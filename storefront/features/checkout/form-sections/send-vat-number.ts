import { data } from 'react-router';
import { loadCart } from '#storefront/features/cart/load-cart.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { languageIdOf, localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { deliveryMarket } from '../load-checkout.ts';
import type { CartFormReply } from '../posted-form/posted-reply.ts';

/** Longer than any VAT number with spaces. */
const maxNumberLength = 60;

/** Checks the number of a posted form. Success redirects to the page, which has the new prices. */
export async function sendVatNumber(environment: ShopEnvironment, form: FormData) {
  const { api, shopper, sendShopRequest } = environment;
  const vatNumber = readText(form, 'vatNumber', maxNumberLength);
  const [t, markets, cart] = await Promise.all([
    loadTranslate(shopper.locale, 'purchase'),
    loadMarkets(api),
    loadCart(environment, 'checkout'),
  ]);
  const marketId = deliveryMarket(environment, markets) ?? undefined;
  const request = { channelId: shopper.channelId, marketId, languageId: languageIdOf(shopper) };
  const outcome = await sendShopRequest('vat-numbers', { ...request, cartId: cart?.id ?? '', vatNumber });
  const isStored = outcome.kind === 'accepted' && outcome.result.result !== 'malformed';
  if (isStored) {
    const localeScope = localeScopeOf(shopper);
    return redirectWithin(localeScope, linkTo(localeScope, 'checkout'), 303);
  }
  const message = outcome.kind === 'accepted' ? t('vatNumber.malformed') : t('vatNumber.unavailable');
  return data<CartFormReply>({ about: 'vat', message, promoCode: '', vatNumber }, { status: 422 });
}
