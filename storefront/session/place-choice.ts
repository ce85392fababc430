import { isLocaleCode, type LocaleCode } from '#contract/locales.ts';
import { localPath } from '#storefront/routing/local-path.ts';

/** A market and a language, and where the page that the visitor is on can be seen in them. */
export interface PlaceChoice {
  market: string;
  locale: LocaleCode;
  url: string;
}

/** One text, so that it can be the value of an option: `dk da /da/nyheder`. */
export function writePlaceChoice({ market, locale, url }: PlaceChoice): string {
  return `${market} ${locale} ${url}`;
}

export function readPlaceChoice(text: string): PlaceChoice | undefined {
  const [, market, locale, path] = /^([a-z]{2,10}) ([a-z]{2}) (\/.*)$/.exec(text) ?? [];
  const url = path === undefined ? undefined : localPath(path);
  return market && isLocaleCode(locale) && url ? { market, locale, url } : undefined;
}
