import { stemmer as danishStem } from '@orama/stemmers/danish';
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as finnishStem } from '@orama/stemmers/finnish';
import { stemmer as norwegianStem } from '@orama/stemmers/norwegian';
import { stemmer as swedishStem } from '@orama/stemmers/swedish';

/** How words are read in a language. Words are in the spelling of search-words.ts: `æ` is `ä` and `ø` is `ö`. */
export interface LanguageRules {
  /** Whether å, ä and ö are letters of their own: then `a` typed for `ä` is found, but below `a`. */
  hasNordicLetters: boolean;
  /** Further ways to write a word that mean the same: `aarhus` and `århus`. */
  spellings(word: string): string[];
  stem(word: string): string;
  /** A title is sorted, and remembered, without them. */
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

/** A language that we know nothing about: its words are found, but only as they are written. */
const ANY_OTHER: LanguageRules = {
  hasNordicLetters: false,
  spellings: sameSpelling,
  stem: asItIs,
  articles: new Set(),
};

const RULES: Record<string, LanguageRules> = {
  sv: SWEDISH,
  da: DANISH,
  nb: NORWEGIAN,
  nn: NORWEGIAN,
  no: NORWEGIAN,
  fi: FINNISH,
  en: ENGLISH,
};

export function languageRules(languageId: string): LanguageRules {
  return RULES[languageId.slice(0, 2).toLowerCase()] ?? ANY_OTHER;
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
