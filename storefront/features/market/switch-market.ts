import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { PlaceChoice } from '#storefront/session/place-choice.ts';
import { track } from '#storefront/tracking/track.ts';

/** Takes the visitor to the same page elsewhere; market, checkout market and language are remembered (§4). */
export function switchMarket({ market, locale, url }: PlaceChoice, marketBefore: string): void {
  browserCookies.set(COOKIES.locale, locale);
  browserCookies.set(COOKIES.selectedMarket, market);
  browserCookies.set(COOKIES.checkoutMarket, market);
  if (market !== marketBefore) {
    track('market:change', { market });
    tellOtherTabs('market', { market });
    tellOtherTabs('checkout-market', { market });
  }
  openAnew(url);
}

/** A new document, also where the address stays the same and only the prices change. */
export function openAnew(url: string): void {
  if (url === location.pathname + location.search) location.reload();
  else location.assign(url + location.hash);
}
