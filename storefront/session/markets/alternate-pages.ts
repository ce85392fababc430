import { LOCALES, localeOfLanguage } from '#contract/locales.ts';
import type { AlternatePage } from '#storefront/routing/head/page-meta.ts';
import { type LocaleScope, linkTo } from '#storefront/routing/links/link-to.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import { isClosedLocale, offeredLocales } from '#storefront/routing/requests/offered-locales.ts';
import type { Shopper } from '../shopper.ts';
import type { MarketFacts } from './markets.ts';

/** Alternates of a screen that exists in every language of the shop, and, with the market in paths, in every market. */
export function alternatePages(
  screen: Screen,
  shopper: Omit<Shopper, 'shop'>,
  markets: readonly MarketFacts[],
  /** Path parameters that are the same in every language. */
  parameters?: Record<string, string>,
): AlternatePage[] {
  const linkToAny = linkTo as (
    localeScope: LocaleScope,
    screen: Screen,
    parameters?: Record<string, string>,
  ) => string;
  const link = (localeScope: LocaleScope) => linkToAny(localeScope, screen, parameters);
  if (shopper.pathMarket === undefined) {
    return offeredLocales(markets).map((locale) => ({
      culture: LOCALES[locale].iso,
      url: link({ locale }),
      ...(isClosedLocale(locale, markets) && { isClosed: true }),
    }));
  }
  return markets
    .filter((market) => !market.onlyDisplayInCheckout)
    .flatMap((market) =>
      market.allowedLanguages.flatMap((language) => {
        const locale = localeOfLanguage(language.id);
        return locale
          ? [
              {
                culture: language.id,
                // A virtual market is not one country, unless it is closed.
                country: market.isVirtual && !market.isClosed ? null : market.country.code,
                url: link({ locale, pathMarket: market.alias }),
                ...(market.isClosed && { isClosed: true }),
              },
            ]
          : [];
      }),
    );
}
