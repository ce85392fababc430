import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { notifyOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { localeCookieOf } from '#storefront/config/locale-cookie.ts';
import type { MarketChoice } from '#storefront/session/markets/market-choice.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';

/** Opens the same page in another market or language, and stores market, checkout market and language (§4). */
export function switchMarket({ market, locale, url }: MarketChoice, shopper: Shopper): void {
  browserCookies.set(localeCookieOf(shopper), locale);
  browserCookies.set(COOKIES.selectedMarket, market);
  browserCookies.set(COOKIES.checkoutMarket, market);
  if (market !== shopper.market) {
    track('market:change', { market });
    notifyOtherTabs('market', { market });
    notifyOtherTabs('checkout-market', { market });
  }
  openDocument(url);
}

/** Loads a new document, also when the URL stays the same and only the prices change. */
export function openDocument(url: string): void {
  if (url === location.pathname + location.search) location.reload();
  else location.assign(url + location.hash);
}
