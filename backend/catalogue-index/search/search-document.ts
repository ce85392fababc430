import { type LanguageRules, languageRules } from './language-rules.ts';
import { foldWord, wordsOfToken } from './search-words.ts';
import { TokenNumbers, visitTokens } from './tokens.ts';

/** What a product can be found by in one language. Article numbers and ISBN are not words: see code-index.ts. */
export interface SearchDocument {
  title: string;
  authors: readonly string[];
  /** Brand, categories, series. */
  names: readonly string[];
  /** Plain text, without markup. */
  texts: readonly string[];
}

/**
 * Where in a document a word stands, as five bits. Below 15: in the title, as its first, second, third … word, repeated
 * words not counted.
 */
export const LATE_IN_TITLE = 15;
export const IN_AUTHOR = 16;
export const IN_NAME = 17;
export const IN_TEXT = 18;
export const WHERE_BITS = 5;

/** What ranking wants to know of a title, as a byte: how many different words it has, and whether an article leads. */
export const LED_BY_ARTICLE = 0x80;
export const TITLE_LENGTH = 0x7f;

/**
 * Reads documents of one language as numbers that `idOf` gives to words. Most tokens of a catalogue have been seen before,
 * and are looked up instead of folded again.
 */
export class DocumentReader {
  private readonly rules: LanguageRules;
  private readonly idOf: (word: string) => number;
  private readonly tokens = new TokenNumbers();
  /** By number of token: ids of its words, and of further forms; alone where it is one word, as most are. */
  private readonly idsOfToken: (number | TokenIds)[] = [];

  constructor(languageId: string, idOf: (word: string) => number) {
    this.rules = languageRules(languageId);
    this.idOf = idOf;
  }

  /**
   * Calls `visit` for every word, the weightiest place first, so that whoever keeps only the first place of a word keeps
   * its best. Returns the shape of the title.
   */
  read(document: SearchDocument, visit: (id: number, where: number) => void): number {
    const titleLength = this.readTitle(document.title, visit);
    this.readAll(document.authors, IN_AUTHOR, visit);
    this.readAll(document.names, IN_NAME, visit);
    this.readAll(document.texts, IN_TEXT, visit);
    const isLedByArticle = titleLength > 1 && this.beginsWithArticle(document.title);
    return Math.min(titleLength, TITLE_LENGTH) | (isLedByArticle ? LED_BY_ARTICLE : 0);
  }

  private readTitle(title: string, visit: (id: number, where: number) => void): number {
    const seen = new Set<number>();
    this.readText(title, (id, isFurtherForm) => {
      visit(id, Math.min(seen.size, LATE_IN_TITLE));
      if (!isFurtherForm) seen.add(id);
    });
    return seen.size;
  }

  private readAll(texts: readonly string[], where: number, visit: (id: number, where: number) => void): void {
    for (const text of texts) this.readText(text, (id) => visit(id, where));
  }

  /** Further forms of a token come before its words: they stand where the first of these does. */
  private readText(text: string, visit: (id: number, isFurtherForm: boolean) => void): void {
    const lower = text.toLowerCase();
    visitTokens(lower, (from, to) => {
      const number = this.tokens.numberOf(lower, from, to);
      if (number === this.idsOfToken.length) this.idsOfToken.push(this.idsOf(lower.slice(from, to)));
      const ids = this.idsOfToken[number] as number | TokenIds;
      if (typeof ids === 'number') visit(ids, false);
      else {
        for (const id of ids.furtherForms) visit(id, true);
        for (const id of ids.words) visit(id, false);
      }
    });
  }

  private idsOf(token: string): number | TokenIds {
    const { words, furtherForms } = wordsOfToken(token, this.rules);
    const [first] = words;
    if (first !== undefined && words.length === 1 && furtherForms.length === 0) return this.idOf(first);
    return { words: words.map(this.idOf), furtherForms: furtherForms.map(this.idOf) };
  }

  private beginsWithArticle(title: string): boolean {
    const [first = ''] = title.match(/\p{L}+/u) ?? [];
    return this.rules.articles.has(foldWord(first, this.rules));
  }
}

interface TokenIds {
  words: number[];
  furtherForms: number[];
}
