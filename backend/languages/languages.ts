import {
  DEFAULT_LOCALE,
  isLocaleCode,
  type LocaleCode,
  localeOfLanguage,
  localeOfTag,
} from '#contract/locales.ts';
import type { BackendLanguage } from './backend-language.ts';
import { da } from './da/language.ts';
import { writeDigraphs } from './digraphs.ts';
import { en } from './en/language.ts';
import { fi } from './fi/language.ts';
import { nb } from './nb/language.ts';
import { plainSearchRules, type SearchRules } from './search-rules.ts';
import { sv } from './sv/language.ts';

export const LANGUAGES: Record<LocaleCode, BackendLanguage> = { sv, da, en, fi, nb };

/** Returns the default language for a language id without texts. */
export function languageOf(languageId: string): BackendLanguage {
  return LANGUAGES[localeOfLanguage(languageId) ?? DEFAULT_LOCALE];
}

/** Returns English for a language code without texts. */
export function languageOfCode(code: string): BackendLanguage {
  return LANGUAGES[isLocaleCode(code) ? code : 'en'];
}

/** Stop words of all languages: every shop sells titles in several. Also as typed without å, ä and ö: `pa` or `paa`. */
const stopWords = new Set(
  Object.values(LANGUAGES).flatMap(({ searchRules }) =>
    [...searchRules.stopWords].flatMap((word) => [
      word,
      word.replace(/[åä]/g, 'a').replaceAll('ö', 'o'),
      writeDigraphs(word),
    ]),
  ),
);

/** True for a stop word of any language. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

const numberedWords = new Set(
  Object.values(LANGUAGES).flatMap(({ searchRules }) => [...searchRules.numberedWords]),
);

/** True for a word such as `del` or `book` before the number of a book in its series, in any language. */
export function isNumberedWord(word: string): boolean {
  return numberedWords.has(word);
}

export function searchRulesOf(languageId: string): SearchRules {
  const locale = localeOfTag(languageId);
  return locale ? LANGUAGES[locale].searchRules : plainSearchRules;
}
