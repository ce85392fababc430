import { languageRules } from './language-rules.ts';
import { bareWord } from './nordic-letters.ts';
import type { SearchDocument } from './search-document.ts';
import { searchWords, wordsOfToken } from './search-words.ts';

/**
 * The rules of searching once more, without an index: a word is met by the same letters (bare ones for å, ä and ö), by
 * another form, and the last one by what begins with it. Knows nothing of typos, so it has an opinion only where the shop
 * has every word; elsewhere it returns null.
 */
export function searchPlainly(
  documents: readonly SearchDocument[],
  text: string,
  languageId: string,
): number[] | null {
  const typed = searchWords(text, languageId).map((word) => new TypedWord(word, languageId));
  const formsByDocument = documents.map((document) => formsOf(document, languageId));
  const forms = formsByDocument.flat();
  const last = typed.at(-1);
  const isKnown = (word: TypedWord) =>
    forms.some((form) => word.isSame(form) || (word === last && word.isBeginning(form)));
  if (!typed.every(isKnown)) return null;
  const isMet = (word: TypedWord, form: string) =>
    word.isSame(form) || word.isOtherForm(form) || (word === last && word.isBeginning(form));
  const ordinals = [...documents.keys()].filter((ordinal) =>
    typed.every((word) => formsByDocument[ordinal]?.some((form) => isMet(word, form))),
  );
  return typed.length > 0 && ordinals.length > 0 ? ordinals : null;
}

/** All under which the words of a document can be found. */
export function formsOf({ title, authors, names, texts }: SearchDocument, languageId: string): string[] {
  const text = [title, ...authors, ...names, ...texts].join(' ').toLowerCase();
  const tokens = text.match(/[\p{L}\p{M}\p{Nd}'’-]+/gu) ?? [];
  const rules = languageRules(languageId);
  return [...new Set(tokens.flatMap((token) => Object.values(wordsOfToken(token, rules)).flat()))];
}

class TypedWord {
  private readonly spellings: string[];
  private readonly stem: (word: string) => string;

  constructor(word: string, languageId: string) {
    const rules = languageRules(languageId);
    this.spellings = [word, ...rules.spellings(word)];
    this.stem = rules.stem;
  }

  isSame(form: string): boolean {
    return this.spellings.some((one) => standsFor(one, form));
  }

  isBeginning(form: string): boolean {
    return this.spellings.some((one) => standsFor(one, form.slice(0, one.length)));
  }

  isOtherForm(form: string): boolean {
    return this.spellings.some((one) => standsFor(this.stem(one), this.stem(form)));
  }
}

function standsFor(typed: string, written: string): boolean {
  if (typed.length !== written.length) return false;
  return [...typed].every((letter, i) => letter === written[i] || letter === bareWord(written[i] as string));
}
