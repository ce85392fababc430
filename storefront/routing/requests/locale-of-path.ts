import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#contract/locales.ts';

/** The language of a path, without knowing the markets: `/fi/sv` may be Finland in Swedish. */
export function localeOfPath(pathname: string, isMarketInPath: boolean): LocaleCode {
  const [, first, second] = pathname.split('/');
  const language = isMarketInPath ? second : first;
  return isLocaleCode(language) ? language : DEFAULT_LOCALE;
}
