import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { Cookie } from '#storefront/config/cookies.ts';
import { type CustomerType, SHOP } from '#storefront/config/shop.ts';
import type { LocaleScope } from '#storefront/routing/link-to.ts';

/** Who is shopping and where: what a page depends on besides its address. No personal data, so pages can be shared. */
export interface Shopper {
  locale: LocaleCode;
  market: string;
  /** The market again where it is part of paths. */
  pathMarket?: string;
  customerType: CustomerType;
  vatIncluded: boolean;
  channelId: string;
  /** Sees what editors have not published yet. Such pages are nobody else's. */
  isPreview?: true;
  /** `https://kvarto.example`, for links that must be whole. */
  origin: string;
}

export function localeScopeOf(shopper: Shopper): LocaleScope {
  return { locale: shopper.locale, pathMarket: shopper.pathMarket };
}

export function languageIdOf(shopper: Shopper): string {
  return LOCALES[shopper.locale].iso;
}

export function customerTypeOf(cookie: string | undefined): {
  customerType: CustomerType;
  vatIncluded: boolean;
} {
  const configured = SHOP.customerTypes.find(({ type }) => type === cookie) ?? SHOP.customerTypes[0];
  return { customerType: configured.type, vatIncluded: configured.vat };
}

/** Cookies where the code runs: the browser's own, or those of the request and its answer. */
export interface CookieJar {
  get(cookie: Cookie): string | undefined;
  /** An empty value removes it. */
  set(cookie: Cookie, value: string): void;
}
