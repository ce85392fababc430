import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';

/** A text in each language of the shop. */
export type LocalizedText = Record<LocaleCode, string>;

/** Code and language id of each language. */
export const everyLanguage: [LocaleCode, string][] = LOCALE_CODES.map((code) => [code, LOCALES[code].iso]);
