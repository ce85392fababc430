import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { MarketFacts } from './markets.ts';

/** Countries are called what readers of the page call them; done where data is loaded, so that both sides say the same. */
export function nameCountries(markets: readonly MarketFacts[], locale: LocaleCode): MarketFacts[] {
  const names = new Intl.DisplayNames(LOCALES[locale].iso, { type: 'region', fallback: 'none' });
  return markets.map((market) => ({
    ...market,
    country: { ...market.country, name: nameOf(names, market.country.code) ?? market.country.name },
  }));
}

/** A market may be of no country that the world knows: its own name is then the best there is. */
function nameOf(names: Intl.DisplayNames, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined;
}
