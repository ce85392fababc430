import { searchRulesOf } from '#backend/languages/languages.ts';
import type { SearchDocument } from './search-document.ts';
import { baseWord } from './text/nordic-letters.ts';
import { searchWords, wordsOfToken } from './text/search-words.ts';

/**
 * The search rules without an index: a word matches by the same letters (base letters for å, ä and ö) and by other forms,
 * the last word also as a prefix. It does not support typos and returns null if a word is unknown.
 */
export function referenceSearch(
  documents: readonly SearchDocument[],
  text: string,
  languageId: string,
): number[] | null {
  const typed = searchWords(text, languageId).map((word) => new TypedWord(word, languageId));
  const formsByDocument = documents.map((document) => formsOf(document, languageId));
  const forms = formsByDocument.flat();
  const last = typed.at(-1);
  const isKnown = (word: TypedWord) =>
    forms.some((form) => word.isSame(form) || (word === last && word.isPrefixOf(form)));
  if (!typed.every(isKnown)) return null;
  const matches = (word: TypedWord, form: string) =>
    word.isSame(form) || word.isOtherForm(form) || (word === last && word.isPrefixOf(form));
  const ordinals = [...documents.keys()].filter((ordinal) =>
    typed.every((word) => formsByDocument[ordinal]?.some((form) => matches(word, form))),
  );
  return typed.length > 0 && ordinals.length > 0 ? ordinals : null;
}

/** All forms by which the words of a document can be found. */
export function formsOf({ title, authors, names, texts }: SearchDocument, languageId: string): string[] {
  const text = [title, ...authors, ...names, ...texts].join(' ').toLowerCase();
  const tokens = text.match(/[\p{L}\p{M}\p{Nd}'’-]+/gu) ?? [];
  const rules = searchRulesOf(languageId);
  return [...new Set(tokens.flatMap((token) => Object.values(wordsOfToken(token, rules)).flat()))];
}

class TypedWord {
  private readonly spellings: string[];
  private readonly stem: (word: string) => string;

  constructor(word: string, languageId: string) {
    const rules = searchRulesOf(languageId);
    this.spellings = [word, ...rules.spellings(word)];
    this.stem = rules.stem;
  }

  isSame(form: string): boolean {
    return this.spellings.some((spelling) => matchesLetters(spelling, form));
  }

  isPrefixOf(form: string): boolean {
    return this.spellings.some((spelling) => matchesLetters(spelling, form.slice(0, spelling.length)));
  }

  isOtherForm(form: string): boolean {
    return this.spellings.some((spelling) => matchesLetters(this.stem(spelling), this.stem(form)));
  }
}

function matchesLetters(typed: string, written: string): boolean {
  if (typed.length !== written.length) return false;
  return [...typed].every((letter, i) => letter === written[i] || letter === baseWord(written[i] as string));
}
