import { stemmer as danishStem } from '@orama/stemmers/danish';
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as finnishStem } from '@orama/stemmers/finnish';
import { stemmer as norwegianStem } from '@orama/stemmers/norwegian';
import { stemmer as swedishStem } from '@orama/stemmers/swedish';
import { isLocaleCode, type LocaleCode } from '#contract/locales.ts';

/** How a language treats words. Words are folded as in search-words.ts: `æ` is `ä` and `ø` is `ö`. */
export interface LanguageRules {
  /** True if å, ä and ö are separate letters: `a` typed for `ä` then matches, but ranks below `a`. */
  hasNordicLetters: boolean;
  /** Other spellings of a word: `aarhus` and `århus`. */
  spellings(word: string): string[];
  stem(word: string): string;
  /** Visitors often leave the leading article of a title out. */
  articles: ReadonlySet<string>;
}

const sameSpelling = (): string[] => [];
const asItIs = (word: string): string => word;

const SWEDISH: LanguageRules = {
  hasNordicLetters: true,
  spellings: sameSpelling,
  stem: swedishStem,
  articles: new Set(['en', 'ett', 'den', 'det', 'de']),
};

const DANISH: LanguageRules = {
  hasNordicLetters: true,
  spellings: withAndWithoutDigraphs,
  stem: (word) => inSearchLetters(danishStem(inDanishLetters(word))),
  articles: new Set(['en', 'et', 'den', 'det', 'de']),
};

const NORWEGIAN: LanguageRules = {
  ...DANISH,
  stem: (word) => inSearchLetters(norwegianStem(inDanishLetters(word))),
  articles: new Set(['en', 'ei', 'et', 'den', 'det', 'de']),
};

const FINNISH: LanguageRules = {
  hasNordicLetters: true,
  spellings: sameSpelling,
  stem: finnishStem,
  articles: new Set(),
};

const ENGLISH: LanguageRules = {
  hasNordicLetters: false,
  spellings: sameSpelling,
  stem: englishStem,
  articles: new Set(['the', 'a', 'an']),
};

/** For languages without rules: words match only as written. */
const UNKNOWN_LANGUAGE: LanguageRules = {
  hasNordicLetters: false,
  spellings: sameSpelling,
  stem: asItIs,
  articles: new Set(),
};

const RULES: Record<LocaleCode, LanguageRules> = {
  sv: SWEDISH,
  da: DANISH,
  en: ENGLISH,
  fi: FINNISH,
  nb: NORWEGIAN,
};

/** Further codes for languages with rules. */
const ALIASES: Record<string, LocaleCode> = { nn: 'nb', no: 'nb' };

export function languageRules(languageId: string): LanguageRules {
  const code = languageId.slice(0, 2).toLowerCase();
  const locale = isLocaleCode(code) ? code : ALIASES[code];
  return locale ? RULES[locale] : UNKNOWN_LANGUAGE;
}

const letterOfDigraph: Record<string, string> = { aa: 'å', ae: 'ä', oe: 'ö' };
const digraphOfLetter: Record<string, string> = { å: 'aa', ä: 'ae', ö: 'oe' };

function withAndWithoutDigraphs(word: string): string[] {
  const letters = word.replace(/aa|ae|oe/g, (digraph) => letterOfDigraph[digraph] ?? digraph);
  const digraphs = word.replace(/[åäö]/g, (letter) => digraphOfLetter[letter] ?? letter);
  return [...new Set([letters, digraphs])].filter((spelling) => spelling !== word);
}

function inDanishLetters(word: string): string {
  return word.replaceAll('ä', 'æ').replaceAll('ö', 'ø');
}

function inSearchLetters(word: string): string {
  return word.replaceAll('æ', 'ä').replaceAll('ø', 'ö');
}
