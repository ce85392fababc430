import { countryName } from '#contract/customer/country-name.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { MarketFacts } from './markets.ts';

/** Translates country names into the page's language. Done in loaders, so that server and browser agree. */
export function nameCountries(markets: readonly MarketFacts[], locale: LocaleCode): MarketFacts[] {
  return markets.map((market) => ({ ...market, country: nameCountry(market.country, locale) }));
}

/** A market whose code is not an ISO country code has its own name. */
function nameCountry<Country extends MarketFacts['country']>(country: Country, locale: LocaleCode): Country {
  const name = countryName(country.code, LOCALES[locale].iso);
  return name === country.code ? country : { ...country, name };
}
