import { isLocaleCode, type LocaleCode } from '#contract/locales.ts';
import { parseLocalPath } from '#storefront/routing/links/parse-local-path.ts';

/** A market and a language, with the URL of the current page in them. */
export interface MarketChoice {
  market: string;
  locale: LocaleCode;
  url: string;
}

/** Writes the value of an `<option>`: `dk da /da/nyheder`. */
export function writeMarketChoice({ market, locale, url }: MarketChoice): string {
  return `${market} ${locale} ${url}`;
}

/** Undefined for a text of another form, or with the URL of another host. */
export function readMarketChoice(text: string): MarketChoice | undefined {
  const [, market, locale, path] = /^([a-z]{2,10}) ([a-z]{2}) (\/.*)$/.exec(text) ?? [];
  const url = path === undefined ? undefined : parseLocalPath(path);
  return market && isLocaleCode(locale) && url ? { market, locale, url } : undefined;
}
