import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { MarketFacts } from './markets.ts';

/** Translates country names into the page's language. Done in loaders, so that server and browser agree. */
export function nameCountries(markets: readonly MarketFacts[], locale: LocaleCode): MarketFacts[] {
  const names = new Intl.DisplayNames(LOCALES[locale].iso, { type: 'region', fallback: 'none' });
  return markets.map((market) => ({
    ...market,
    country: { ...market.country, name: nameOf(names, market.country.code) ?? market.country.name },
  }));
}

/** The country's name in the page's language; anything that is not a country code is returned unchanged. */
export function nameCountry(code: string, locale: LocaleCode): string {
  const names = new Intl.DisplayNames(LOCALES[locale].iso, { type: 'region', fallback: 'none' });
  return nameOf(names, code) ?? code;
}

/** Undefined for a market whose code is not an ISO country code. Its own name is used then. */
function nameOf(names: Intl.DisplayNames, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined;
}
