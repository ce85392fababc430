import { LOCALES, type LocaleCode, localeOfLanguage } from '#contract/locales.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import type { AlternatePage } from '#storefront/routing/head/page-meta.ts';
import { isClosedLocale, offeredLocales } from '#storefront/routing/requests/offered-locales.ts';
import { currentMarket } from '#storefront/routing/requests/resolve-request.ts';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';

/** A language, and the market when paths contain it. Each scope has its own sitemaps. */
export interface SitemapScope {
  name: string;
  locale: LocaleCode;
  market: string;
  pathMarket?: string;
}

/** The scopes without closed markets, and without languages that only closed markets offer. */
export function sitemapScopes(
  markets: readonly MarketFacts[],
  { MARKET_IN_PATH, FALLBACK_MARKET }: Pick<StorefrontSettings, 'MARKET_IN_PATH' | 'FALLBACK_MARKET'>,
): SitemapScope[] {
  if (!MARKET_IN_PATH)
    return offeredLocales(markets)
      .filter((locale) => !isClosedLocale(locale, markets))
      .map((locale) => ({
        name: locale,
        locale,
        market: currentMarket(undefined, locale, markets, FALLBACK_MARKET),
      }));
  return markets
    .filter(({ onlyDisplayInCheckout, isClosed }) => !onlyDisplayInCheckout && !isClosed)
    .flatMap(({ alias, allowedLanguages }) =>
      allowedLanguages.flatMap(({ id }) => {
        const locale = localeOfLanguage(id);
        return locale ? [{ name: `${alias}-${locale}`, locale, market: alias, pathMarket: alias }] : [];
      }),
    );
}

export function findScope(
  scopes: readonly SitemapScope[],
  name: string | undefined,
): SitemapScope | undefined {
  return scopes.find((scope) => scope.name === name);
}

/** Whether the alternate is in the scope's language and, if paths contain the market, in its market. */
export function isInScope({ locale, pathMarket }: SitemapScope, { url, culture }: AlternatePage): boolean {
  const isInMarket =
    pathMarket === undefined || url === `/${pathMarket}` || url.startsWith(`/${pathMarket}/`);
  return culture === LOCALES[locale].iso && isInMarket;
}
