import { type LanguageRules, languageRules } from './language-rules.ts';
import { visitTokens } from './tokens.ts';

/** Bounds the work for hostile texts; no title needs more to be told from the others. */
const MOST_QUERY_WORDS = 10;
const MOST_QUERY_LETTERS = 400;
/** Longer ones are cut. Misspelt words are found with a bit for each letter. */
export const LONGEST_WORD = 30;

const HYPHENS = /[‐‑-]/;
const APOSTROPHE = /['’]/;
const APOSTROPHES = /['’]/g;
const UNSEEN = /[\u00ad\u200b-\u200d\u2060]/g;
/** Accents, and the vowel signs that Hebrew and Arabic are mostly written without. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** What most words are made of: nothing to fold. */
const PLAIN = /^[a-z0-9]*$/;
const PLAIN_NORDIC = /^[a-z0-9åäö]*$/;

/** Letters that are not made of a plain one and a mark. */
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

/**
 * What a reader typed, as words of an index: the first ten, each once, in the order of the text. `it’s` is one word,
 * `spider-man` are two.
 */
export function searchWords(text: string, languageId: string): string[] {
  const rules = languageRules(languageId);
  const typed = text.slice(0, MOST_QUERY_LETTERS).toLowerCase();
  const words = new Set<string>();
  visitTokens(typed, (from, to) => {
    for (const word of wordsOfToken(typed.slice(from, to), rules).words) words.add(word);
  });
  return [...words].slice(0, MOST_QUERY_WORDS);
}

/** The words of a token, and further forms under which a reader may look for them. */
export interface TokenWords {
  words: string[];
  furtherForms: string[];
}

/**
 * `Spider-Man` is two words and found as `spiderman` too; `d’Artagnan` is one, `dartagnan`, and found as `artagnan`. Where
 * å, ä and ö are no letters, `æ` may be read as `ae` or as `a`.
 */
export function wordsOfToken(token: string, rules: LanguageRules): TokenWords {
  if (isPlain(token, rules)) return { words: [token.slice(0, LONGEST_WORD)], furtherForms: [] };
  const fold = (part: string) => foldWord(part.replace(APOSTROPHES, ''), rules);
  const parts = token.split(HYPHENS);
  const words = parts.map(fold).filter((word) => word !== '');
  const furtherForms = parts.flatMap((part) => part.split(APOSTROPHE).filter(({ length }) => length > 1));
  if (parts.length > 1) furtherForms.push(parts.join(''));
  if (!rules.hasNordicLetters && token.includes('æ')) furtherForms.push(token.replaceAll('æ', 'a'));
  const further = new Set(furtherForms.map(fold)).difference(new Set(words));
  further.delete('');
  return { words, furtherForms: [...further] };
}

/**
 * The spelling that readers of the language take for the same: without accents, `ø` as `ö` and `æ` as `ä`. Where å, ä and
 * ö are letters of their own they stay; `bareWord` tells what may be typed for them.
 */
export function foldWord(word: string, rules: LanguageRules): string {
  const lower = word.toLowerCase();
  if (isPlain(lower, rules)) return lower.slice(0, LONGEST_WORD);
  const letters = [...lower.replace(UNSEEN, '').normalize('NFKC')];
  const folded = letters.map((letter) => foldLetter(letter, rules.hasNordicLetters)).join('');
  return folded.replace(MARKS, '').normalize('NFC').slice(0, LONGEST_WORD);
}

function isPlain(word: string, { hasNordicLetters }: LanguageRules): boolean {
  return hasNordicLetters ? PLAIN_NORDIC.test(word) : PLAIN.test(word);
}

function foldLetter(letter: string, hasNordicLetters: boolean): string {
  if (hasNordicLetters && (letter === 'å' || letter === 'ä' || letter === 'ö')) return letter;
  const unmarked = letter.normalize('NFD').replace(MARKS, '');
  if (unmarked === 'æ') return hasNordicLetters ? 'ä' : 'ae';
  if (unmarked === 'ø') return hasNordicLetters ? 'ö' : 'o';
  return UNACCENTED[unmarked] ?? unmarked;
}
