import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { Cookie } from '#storefront/config/cookies.ts';
import type { LanguageOrigins } from '#storefront/config/locale-domains.ts';
import { type CustomerType, SHOP } from '#storefront/config/shop.ts';
import type { LocaleScope } from '#storefront/routing/links/link-to.ts';
import type { ShopFacts } from './shop-facts.ts';

/** Everything a page depends on besides its URL. It contains nothing personal, so pages can be cached. */
export interface Shopper {
  locale: LocaleCode;
  market: string;
  /** The market, if paths contain it. */
  pathMarket?: string;
  customerType: CustomerType;
  vatIncluded: boolean;
  channelId: string;
  /** Shows unpublished content. Such pages are not cached. */
  isPreview?: true;
  /** `https://kvarto.example`, for absolute URLs. */
  origin: string;
  /** Set if languages have their own domains. */
  languageOrigins?: LanguageOrigins;
  /** Set if the settings define another cookie than `COOKIES.locale`. */
  localeCookie?: Cookie;
  shop: ShopFacts;
}

export function localeScopeOf(shopper: Shopper): LocaleScope {
  return { locale: shopper.locale, pathMarket: shopper.pathMarket };
}

export function languageIdOf(shopper: Shopper): string {
  return LOCALES[shopper.locale].iso;
}

/** The customer type of a cookie or form field, with its VAT mode; the shop's first type for any other text. */
export function customerTypeOf(text: string | undefined): {
  customerType: CustomerType;
  vatIncluded: boolean;
} {
  const configured = SHOP.customerTypes.find(({ type }) => type === text) ?? SHOP.customerTypes[0];
  return { customerType: configured.type, vatIncluded: configured.vat };
}

/** The browser's cookies, or those of the request and its response. */
export interface CookieJar {
  get(cookie: Cookie): string | undefined;
  /** An empty value removes the cookie. */
  set(cookie: Cookie, value: string): void;
}
