import type { LocaleCode } from '#contract/locales.ts';
import { preferredLocale } from '#storefront/routing/requests/choose-locale.ts';
import type { MarketFacts } from './markets.ts';
import { localesOf } from './use-market-links.ts';

export interface SuggestionRequest {
  /** `navigator.languages`, best first. */
  languages: readonly string[];
  /** Countries in which the visitor's time zone is used; empty if the browser does not know them. */
  countriesOfTimeZone: readonly string[];
  /** The visitor's earlier selection, which takes precedence over the browser's languages. */
  selected: { locale?: LocaleCode; market?: string };
  page: { locale: LocaleCode; market: string };
  markets: readonly MarketFacts[];
}

/**
 * The language and market that probably suit the visitor, if they differ from the page's. Only a suggestion: visitors are
 * not redirected from a page they requested (decisions §2).
 */
export function suggestMarket(
  request: SuggestionRequest,
): { locale: LocaleCode; market: string } | undefined {
  const { selected, page, markets } = request;
  const findMarket = (alias: string | undefined) => markets.find((market) => market.alias === alias);
  const preferred = selected.locale ?? preferredLocale(request.languages.join(','));
  const market =
    findMarket(selected.market) ??
    marketOfVisitor(request) ??
    marketWithLanguage(preferred, findMarket(page.market), markets);
  if (!market) return undefined;
  const locale = [preferred, page.locale, localesOf(market)[0]].find(
    (candidate) => candidate !== undefined && localesOf(market).includes(candidate),
  );
  const isCurrentPage = market.alias === page.market && locale === page.locale;
  return locale === undefined || isCurrentPage ? undefined : { locale, market: market.alias };
}

/** For an unknown country: the page's market if it has the language, otherwise the first market that has it. */
function marketWithLanguage(
  locale: LocaleCode | undefined,
  current: MarketFacts | undefined,
  markets: readonly MarketFacts[],
): MarketFacts | undefined {
  if (locale === undefined) return current;
  const hasLanguage = (market: MarketFacts) => localesOf(market).includes(locale);
  return current && hasLanguage(current) ? current : (markets.find(hasLanguage) ?? current);
}

/** The market by the country in a language tag (`sv-FI` is Finland), otherwise by the time zone. */
function marketOfVisitor({
  languages,
  countriesOfTimeZone,
  markets,
}: SuggestionRequest): MarketFacts | undefined {
  const regions = languages.flatMap((tag) => /[-_]([A-Z]{2})\b/i.exec(tag)?.[1]?.toUpperCase() ?? []);
  return [...regions, ...countriesOfTimeZone]
    .map((code) => markets.find(({ country, isVirtual }) => country.code === code && !isVirtual))
    .find((market) => market !== undefined);
}
