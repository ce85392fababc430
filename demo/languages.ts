import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';

/** The languages of the demo's texts. The shop may have more. */
export const demoLanguages = ['sv', 'da', 'en', 'fi', 'nb'] as const satisfies LocaleCode[];
export type DemoLanguage = (typeof demoLanguages)[number];

/** A text in each language of the demo. */
export type LocalizedText = Record<DemoLanguage, string>;

export function byDemoLanguage(text: (code: DemoLanguage) => string): LocalizedText {
  return Object.fromEntries(demoLanguages.map((code) => [code, text(code)])) as LocalizedText;
}

/** Used in place of missing texts. */
const defaultLanguage: DemoLanguage = 'sv';

/** Language id of each language of the demo. */
export const demoLanguageIds: [DemoLanguage, string][] = demoLanguages.map((code) => [
  code,
  LOCALES[code].iso,
]);

/** Each language of the shop: the language of the demo's texts it gets, its language id, and its code. */
export const everyLanguage: [DemoLanguage, string, LocaleCode][] = LOCALE_CODES.map((code) => [
  isDemoLanguage(code) ? code : defaultLanguage,
  LOCALES[code].iso,
  code,
]);

function isDemoLanguage(code: string): code is DemoLanguage {
  return (demoLanguages as readonly string[]).includes(code);
}
