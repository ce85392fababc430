import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#contract/locales.ts';

/** The language that a path is in, without asking anybody which markets there are: `/fi/sv` may be Finland in Swedish. */
export function localeOfPath(pathname: string, isMarketInPath: boolean): LocaleCode {
  const [, first, second] = pathname.split('/');
  const language = isMarketInPath ? second : first;
  return isLocaleCode(language) ? language : DEFAULT_LOCALE;
}
