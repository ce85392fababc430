import type { DemoLanguage, LocalizedText } from '../languages.ts';

/** A work as `demo/books/*.ts` describes it: facts, and a description in the project's own words. */
export interface DemoWork {
  /** Unique, ASCII, kebab-case; the key of the variant group, and the seed of the cover. */
  work: string;
  author: string;
  /** Year of first publication (of the work, in its original language). */
  firstPublished: number;
  originalLanguage: string;
  /** Short English keywords; the cover's colours and motifs depend on them. */
  subjects: string[];
  /** One product each. */
  editions: DemoEdition[];
  /** Two or three sentences in the voice of a bookseller; `demo/book-texts/` continues them. */
  text: LocalizedText;
}

export interface DemoEdition {
  language: DemoLanguage;
  title: string;
  /** A key of `brands.ts`. */
  publisher: string;
  pages: number;
}
