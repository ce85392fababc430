import { searchRulesOf } from '#backend/languages/languages.ts';
import type { SearchRules } from '#backend/languages/search-rules.ts';
import { visitTokens } from './tokens.ts';

/** Limits the work for hostile texts. No title needs more to be found. */
const MAX_QUERY_WORDS = 10;
const MAX_QUERY_LENGTH = 400;
/** Longer words are truncated: typo matching uses one bit per letter of a 32-bit number. */
export const MAX_WORD_LENGTH = 30;

const HYPHENS = /[‐‑-]/;
const APOSTROPHE = /['’]/;
const APOSTROPHES = /['’]/g;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060]/g;
/** Accents, and vowel signs that Hebrew and Arabic texts usually omit. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** Most words consist of these letters and need no folding. */
const BASE_LETTERS = /^[a-z0-9]*$/;
const NORDIC_LETTERS = /^[a-z0-9åäö]*$/;

/** Letters that Unicode does not decompose into a base letter and an accent. */
const UNACCENTED: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};

/** The first ten different words of a typed text, as the index stores them. `it’s` is one word, `spider-man` two. */
export function searchWords(text: string, languageId: string): string[] {
  const rules = searchRulesOf(languageId);
  const typed = text.slice(0, MAX_QUERY_LENGTH).toLowerCase();
  const words = new Set<string>();
  visitTokens(typed, (from, to) => {
    for (const word of wordsOfToken(typed.slice(from, to), rules).words) words.add(word);
  });
  return [...words].slice(0, MAX_QUERY_WORDS);
}

/** The words of a token, and further forms by which it can be found. */
interface TokenWords {
  words: string[];
  furtherForms: string[];
}

/**
 * `Spider-Man` is two words and also found as `spiderman`; `d’Artagnan` is one word, `dartagnan`, and also found as
 * `artagnan`. In languages without å, ä and ö, `æ` is found as `ae` and as `a`.
 */
export function wordsOfToken(token: string, rules: SearchRules): TokenWords {
  if (needsNoFolding(token, rules)) return { words: [token.slice(0, MAX_WORD_LENGTH)], furtherForms: [] };
  const fold = (part: string) => foldWord(part.replace(APOSTROPHES, ''), rules);
  const parts = token.split(HYPHENS);
  const words = parts.map(fold).filter((word) => word !== '');
  const furtherForms = parts.flatMap((part) => part.split(APOSTROPHE).filter(({ length }) => length > 1));
  if (parts.length > 1) furtherForms.push(parts.join(''));
  if (!rules.hasNordicLetters && token.includes('æ'))
    for (const form of [parts.join(''), ...parts])
      if (form.includes('æ')) furtherForms.push(form.replaceAll('æ', 'a'));
  const further = new Set(furtherForms.map(fold)).difference(new Set(words));
  further.delete('');
  return { words, furtherForms: [...further] };
}

/**
 * Folds a word to the spelling that the language considers equal: without accents, `ø` as `ö` and `æ` as `ä`. In languages
 * with å, ä and ö these stay; `baseWord` says what may be typed for them.
 */
export function foldWord(word: string, rules: SearchRules): string {
  const lower = word.toLowerCase();
  if (needsNoFolding(lower, rules)) return lower.slice(0, MAX_WORD_LENGTH);
  const letters = [...lower.replace(INVISIBLE, '').normalize('NFKC')];
  const folded = letters.map((letter) => foldLetter(letter, rules.hasNordicLetters)).join('');
  return folded.replace(MARKS, '').normalize('NFC').slice(0, MAX_WORD_LENGTH);
}

function needsNoFolding(word: string, { hasNordicLetters }: SearchRules): boolean {
  return hasNordicLetters ? NORDIC_LETTERS.test(word) : BASE_LETTERS.test(word);
}

function foldLetter(letter: string, hasNordicLetters: boolean): string {
  if (hasNordicLetters && (letter === 'å' || letter === 'ä' || letter === 'ö')) return letter;
  const unmarked = letter.normalize('NFD').replace(MARKS, '');
  if (unmarked === 'æ') return hasNordicLetters ? 'ä' : 'ae';
  if (unmarked === 'ø') return hasNordicLetters ? 'ö' : 'o';
  return UNACCENTED[unmarked] ?? unmarked;
}
