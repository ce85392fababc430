import { searchRulesOf } from '#backend/languages/languages.ts';
import type { SearchRules } from '#backend/languages/search-rules.ts';
import { foldWord, wordsOfToken } from './text/search-words.ts';
import { TextTokens } from './text/text-tokens.ts';

/** The searchable texts of a product in one language. Article numbers and ISBNs are in code-index.ts. */
export interface SearchDocument {
  title: string;
  authors: readonly string[];
  /** Brand, categories, series. */
  names: readonly string[];
  /** Plain text, without markup. */
  texts: readonly string[];
}

/** Where a word occurs in a document, as five bits. Below 15: the index of the word in the title, ignoring repetitions. */
export const LATE_IN_TITLE = 15;
export const IN_AUTHOR = 16;
export const IN_NAME = 17;
export const IN_TEXT = 18;
export const WHERE_BITS = 5;

/** The title shape, used for ranking: its number of different words, and a bit if it starts with an article. */
export const STARTS_WITH_ARTICLE = 0x80;
export const TITLE_LENGTH = 0x7f;

/**
 * Splits documents of one language into words and maps these to ids with `idOf`. Most tokens of a catalogue repeat, so their
 * ids are cached instead of folding them again.
 */
export class DocumentReader {
  private readonly rules: SearchRules;
  private readonly idOf: (word: string) => number;
  private readonly tokens: TextTokens;
  /** By token number: the ids of its words and further forms; a single id for one word, as most tokens are. */
  private readonly idsOfToken: (number | TokenIds | undefined)[] = [];
  /** By word: the number of the last title that has it. */
  private readonly titleOfWord: number[] = [];
  private titleCount = 0;

  /** Readers of several languages can share the tokens. */
  constructor(languageId: string, idOf: (word: string) => number, tokens = new TextTokens()) {
    this.rules = searchRulesOf(languageId);
    this.idOf = idOf;
    this.tokens = tokens;
  }

  /** Visits every word, the most important field first, so that the first visit of a word is its best. Returns the title shape. */
  read(document: SearchDocument, visit: (id: number, where: number) => void): number {
    const titleLength = this.readTitle(document.title, visit);
    for (const author of document.authors) this.readText(author, IN_AUTHOR, visit);
    for (const name of document.names) this.readText(name, IN_NAME, visit);
    for (const text of document.texts) this.readText(text, IN_TEXT, visit);
    const isLedByArticle = titleLength > 1 && this.startsWithArticle(document.title);
    return Math.min(titleLength, TITLE_LENGTH) | (isLedByArticle ? STARTS_WITH_ARTICLE : 0);
  }

  /** Returns the number of different words. */
  private readTitle(title: string, visit: (id: number, where: number) => void): number {
    const seen = this.titleOfWord;
    const titleNumber = ++this.titleCount;
    let length = 0;
    const visitWord = (id: number) => {
      visit(id, Math.min(length, LATE_IN_TITLE));
      if (seen[id] === titleNumber) return;
      seen[id] = titleNumber;
      length++;
    };
    const { lower, parts } = this.tokens.split(title);
    for (let at = 0; at < parts.length; at += 3) {
      const ids = this.idsAt(lower, parts, at);
      if (typeof ids === 'number') visitWord(ids);
      else {
        for (const id of ids.furtherForms) visit(id, Math.min(length, LATE_IN_TITLE));
        for (const id of ids.words) visitWord(id);
      }
    }
    return length;
  }

  /** Visits the further forms of a token before its words, so that they get the position of the first word. */
  private readText(text: string, where: number, visit: (id: number, where: number) => void): void {
    const { lower, parts } = this.tokens.split(text);
    for (let at = 0; at < parts.length; at += 3) {
      const ids = this.idsAt(lower, parts, at);
      if (typeof ids === 'number') visit(ids, where);
      else {
        for (const id of ids.furtherForms) visit(id, where);
        for (const id of ids.words) visit(id, where);
      }
    }
  }

  private idsAt(lower: string, parts: readonly number[], at: number): number | TokenIds {
    const number = parts[at] as number;
    const known = this.idsOfToken[number];
    if (known !== undefined) return known;
    const ids = this.idsOf(lower.slice(parts[at + 1], parts[at + 2]));
    this.idsOfToken[number] = ids;
    return ids;
  }

  private idsOf(token: string): number | TokenIds {
    const { words, furtherForms } = wordsOfToken(token, this.rules);
    const [first] = words;
    if (first !== undefined && words.length === 1 && furtherForms.length === 0) return this.idOf(first);
    return { words: words.map(this.idOf), furtherForms: furtherForms.map(this.idOf) };
  }

  private startsWithArticle(title: string): boolean {
    const [first = ''] = title.match(/\p{L}+/u) ?? [];
    return this.rules.articles.has(foldWord(first, this.rules));
  }
}

interface TokenIds {
  words: number[];
  furtherForms: number[];
}
