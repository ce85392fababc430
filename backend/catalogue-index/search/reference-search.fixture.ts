import { isStopWord, searchRulesOf } from '#backend/languages/languages.ts';
import type { SearchDocument } from './search-document.ts';
import { baseWord } from './text/nordic-letters.ts';
import { searchWords, wordsOfToken } from './text/search-words.ts';

/**
 * The search rules without an index: a word matches by the same letters (base letters for å, ä and ö) and by other forms,
 * the last word also as a prefix. Stop words are optional. Initials before the last word are optional too, beside a name. It
 * does not support typos or queries of stop words only, and returns null if a word is unknown.
 */
export function referenceSearch(
  documents: readonly SearchDocument[],
  text: string,
  languageId: string,
): number[] | null {
  const words = searchWords(text, languageId);
  const content = words.filter((word) => !isStopWord(word));
  const hasName = content.some((word) => !isInitial(word));
  const needed = hasName ? content.filter((word) => word === words.at(-1) || !isInitial(word)) : content;
  const typed = needed.map((word) => new TypedWord(word, languageId, word === words.at(-1)));
  const allForms = documents.flatMap((document) => formsOf(document, languageId));
  const isKnown = (word: TypedWord) => allForms.some((form) => word.isSame(form) || word.isPrefixOf(form));
  if (!typed.every(isKnown)) return null;
  const matches = (word: TypedWord, form: string) =>
    word.isSame(form) || word.isOtherForm(form) || word.isPrefixOf(form);
  const formsByDocument = documents.map((document) => formsOf(document, languageId));
  const ordinals = [...documents.keys()].filter((ordinal) =>
    typed.every((word) => formsByDocument[ordinal]?.some((form) => matches(word, form))),
  );
  return typed.length > 0 && ordinals.length > 0 ? ordinals : null;
}

function isInitial(word: string): boolean {
  return /^\p{L}$/u.test(word);
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
  private readonly isPrefix: boolean;

  constructor(word: string, languageId: string, isPrefix: boolean) {
    this.isPrefix = isPrefix;
    const rules = searchRulesOf(languageId);
    this.spellings = [word, ...rules.spellings(word)];
    this.stem = rules.stem;
  }

  isSame(form: string): boolean {
    return this.spellings.some((spelling) => matchesLetters(spelling, form));
  }

  isPrefixOf(form: string): boolean {
    return (
      this.isPrefix &&
      this.spellings.some((spelling) => matchesLetters(spelling, form.slice(0, spelling.length)))
    );
  }

  isOtherForm(form: string): boolean {
    return this.spellings.some((spelling) => matchesLetters(this.stem(spelling), this.stem(form)));
  }
}

function matchesLetters(typed: string, written: string): boolean {
  if (typed.length !== written.length) return false;
  return [...typed].every((letter, i) => letter === written[i] || letter === baseWord(written[i] as string));
}
