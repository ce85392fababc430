import { searchRulesOf } from '#backend/languages/languages.ts';
import type { SearchRules } from '#backend/languages/search-rules.ts';
import { ensureCapacity } from './segments/growable-array.ts';
import { foldWord } from './text/search-words.ts';
import { FURTHER_FORM, type WordIds } from './text/word-ids.ts';

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
/** The number of bits of such a value. */
export const WHERE_BITS = 5;

/** The title shape, used for ranking: its number of different words, and a bit if it starts with an article. */
export const STARTS_WITH_ARTICLE = 0x80;
export const TITLE_LENGTH = 0x7f;

const FIRST_LETTERS = /\p{L}+/u;
/** Longer words are not looked up: no article has so many letters. */
const MAX_ARTICLE_LENGTH = 8;

/** Splits documents of one language into the ids of their words. */
export class DocumentReader {
  private readonly rules: SearchRules;
  private readonly words: WordIds;
  /** By word: the number of the last title that has it. */
  private titleOfWord = new Uint32Array(1024);
  private titleCount = 0;
  private readonly isArticle = new Map<string, boolean>();

  /** Readers of languages that fold letters alike can share the words. */
  constructor(languageId: string, words: WordIds) {
    this.rules = searchRulesOf(languageId);
    this.words = words;
  }

  /** Visits every word, the highest-ranked field first: the first visit of a word is its best. Returns the title shape. */
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
    const titleNumber = ++this.titleCount;
    let length = 0;
    const ids = this.words.idsIn(title);
    this.titleOfWord = ensureCapacity(this.titleOfWord, this.words.size);
    const seen = this.titleOfWord;
    for (const entry of ids) {
      // An entry is an id × 2, plus `FURTHER_FORM`.
      const id = entry >>> 1;
      visit(id, Math.min(length, LATE_IN_TITLE));
      if ((entry & FURTHER_FORM) === 1 || seen[id] === titleNumber) continue;
      seen[id] = titleNumber;
      length++;
    }
    return length;
  }

  private readText(text: string, where: number, visit: (id: number, where: number) => void): void {
    for (const entry of this.words.idsIn(text)) visit(entry >>> 1, where);
  }

  private startsWithArticle(title: string): boolean {
    const [first = ''] = FIRST_LETTERS.exec(title) ?? [];
    if (first.length > MAX_ARTICLE_LENGTH) return false;
    let isArticle = this.isArticle.get(first);
    if (isArticle === undefined) {
      isArticle = this.rules.articles.has(foldWord(first, this.rules));
      this.isArticle.set(first, isArticle);
    }
    return isArticle;
  }
}
