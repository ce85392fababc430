import { LOCALE_CODES, LOCALES, localeOfLanguage } from '#contract/locales.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { AlternatePage } from '#storefront/routing/page-meta.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { MarketFacts } from './markets.ts';
import type { Shopper } from './shopper.ts';

/** A screen that exists everywhere: in every language, and with markets in paths in every market's languages. */
export function alternatePages(
  screen: Screen,
  shopper: Shopper,
  markets: readonly MarketFacts[],
  /** For a screen whose path has them, and the same in every language. */
  parameters?: Record<string, string>,
): AlternatePage[] {
  const linkAnywhere = linkTo as (
    place: { locale: (typeof LOCALE_CODES)[number]; pathMarket?: string },
    screen: Screen,
    parameters?: Record<string, string>,
  ) => string;
  const link = (place: Parameters<typeof linkAnywhere>[0], screen: Screen) =>
    linkAnywhere(place, screen, parameters);
  if (shopper.pathMarket === undefined) {
    return LOCALE_CODES.map((locale) => ({ culture: LOCALES[locale].iso, url: link({ locale }, screen) }));
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
                country: market.isVirtual ? null : market.country.code,
                url: link({ locale, pathMarket: market.alias }, screen),
              },
            ]
          : [];
      }),
    );
}
