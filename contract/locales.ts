/** The languages of the interface. Swedish is the default and has no prefix in paths (§2). */
export const LOCALE_CODES = ['sv', 'da', 'en', 'fi', 'nb'] as const;
export type LocaleCode = (typeof LOCALE_CODES)[number];

export interface Locale {
  code: LocaleCode;
  /** The contract's `languageId`, and the value of `html lang`. */
  iso: string;
  name: string;
}

export const LOCALES: Record<LocaleCode, Locale> = {
  sv: { code: 'sv', iso: 'sv-SE', name: 'Svenska' },
  da: { code: 'da', iso: 'da-DK', name: 'Dansk' },
  en: { code: 'en', iso: 'en-GB', name: 'English' },
  fi: { code: 'fi', iso: 'fi-FI', name: 'Suomi' },
  nb: { code: 'nb', iso: 'nb-NO', name: 'Norsk' },
};

export const DEFAULT_LOCALE: LocaleCode = 'sv';

export function isLocaleCode(value: string | undefined): value is LocaleCode {
  return value !== undefined && (LOCALE_CODES as readonly string[]).includes(value);
}

export function localeOfLanguage(languageId: string): LocaleCode | undefined {
  return LOCALE_CODES.find((code) => LOCALES[code].iso === languageId);
}

/**
 * Prefix of a screen's path. The storefront needs it for routing, the backend for canonical URLs. `market` is set only
 * where the market is part of the path.
 */
export function pathPrefix(locale: LocaleCode, market?: string): string {
  const language = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return market === undefined ? language : `/${market}${language}`;
}
