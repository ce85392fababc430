import { da } from './languages/da.ts';
import { en } from './languages/en.ts';
import { fi } from './languages/fi.ts';
import type { LocaleDefinition } from './languages/locale-definition.ts';
import { nb } from './languages/nb.ts';
import { sv } from './languages/sv.ts';

/** The languages of the interface, in the order in which they are listed. */
const definitions = { sv, da, en, fi, nb };

export type LocaleCode = keyof typeof definitions;
type Locale = LocaleDefinition<LocaleCode>;

export const LOCALES: { [Code in LocaleCode]: LocaleDefinition<Code> } = definitions;
export const LOCALE_CODES = Object.keys(definitions) as readonly LocaleCode[];

/** Has no prefix in paths (§2). */
export const DEFAULT_LOCALE: LocaleCode = 'sv';

export function isLocaleCode(value: string | undefined): value is LocaleCode {
  return value !== undefined && Object.hasOwn(definitions, value);
}

export function localeOfLanguage(languageId: string): LocaleCode | undefined {
  return LOCALE_CODES.find((code) => LOCALES[code].iso === languageId);
}

/** The locale for readers of a language tag (BCP 47) or an entry of `Accept-Language`: `sv-FI`, `no;q=0.8`. */
export function localeOfTag(tag: string): LocaleCode | undefined {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_;]/);
  return LOCALE_CODES.find((code) => code === language || LOCALES[code].otherTags.includes(language));
}

/** A value for each locale. */
export function byLocale<Value>(read: (locale: Locale) => Value): Record<LocaleCode, Value> {
  const entries = LOCALE_CODES.map((code) => [code, read(LOCALES[code])]);
  return Object.fromEntries(entries) as Record<LocaleCode, Value>;
}

/**
 * Prefix of a screen's path. The storefront needs it for routing, the backend for canonical URLs. `market` is set only
 * where the market is part of the path.
 */
export function pathPrefix(locale: LocaleCode, market?: string): string {
  const language = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return market === undefined ? language : `/${market}${language}`;
}
