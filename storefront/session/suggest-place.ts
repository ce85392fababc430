import type { LocaleCode } from '#contract/locales.ts';
import { preferredLocale } from '#storefront/routing/choose-locale.ts';
import type { MarketFacts } from './markets.ts';
import { localesOf } from './use-place-choices.ts';

export interface SuggestionRequest {
  /** `navigator.languages`, best first. */
  languages: readonly string[];
  /** Countries in which the visitor's time zone is used, as far as the browser knows them. */
  countriesOfTimeZone: readonly string[];
  /** What the visitor chose before weighs more than what the browser says. */
  chosen: { locale?: LocaleCode; market?: string };
  page: { locale: LocaleCode; market: string };
  markets: readonly MarketFacts[];
}

/**
 * Where the visitor would probably rather be, if that is not the page's own language and market. It only ever suggests:
 * nobody is moved away from a page that they asked for (decisions §2).
 */
export function suggestPlace(request: SuggestionRequest): { locale: LocaleCode; market: string } | undefined {
  const { chosen, page, markets } = request;
  const byAlias = (alias: string | undefined) => markets.find((market) => market.alias === alias);
  const wanted = chosen.locale ?? preferredLocale(request.languages.join(','));
  const isFine = (market: MarketFacts) => wanted !== undefined && localesOf(market).includes(wanted);
  const here = byAlias(page.market);
  const market =
    byAlias(chosen.market) ??
    marketOfVisitor(request) ??
    // No country is known: the page's market will do, or else one at home in the language.
    (here && (wanted === undefined || isFine(here)) ? here : (markets.find(isFine) ?? here));
  if (!market) return undefined;
  const locale = [wanted, page.locale, localesOf(market)[0]].find(
    (candidate) => candidate !== undefined && localesOf(market).includes(candidate),
  );
  const isHere = market.alias === page.market && locale === page.locale;
  return locale === undefined || isHere ? undefined : { locale, market: market.alias };
}

/** `fi-FI` and `sv-FI` both come from Finland. Where languages name no country of ours, the clock may. */
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
