/** The demo shop's books, as they are written down in `books/*.ts`: facts, and a few sentences of our own in each language. */

export type SeedLanguage = 'sv' | 'da' | 'en' | 'fi' | 'nb';

export interface SeedWork {
  /** Unique, ASCII, kebab-case; images and variant groups are keyed by it. */
  work: string;
  author: string;
  /** Year of first publication (of the work, in its original language). */
  firstPublished: number;
  originalLanguage: string;
  /** Short English keywords; covers take their colours and motifs from them. */
  subjects: string[];
  /** Further categories than the file's own, as `root/sub` keys. */
  alsoIn?: string[];
  /** One product each: the languages it is sold in, with the title it bears there. */
  editions: SeedEdition[];
  /** Two or three sentences about the book, in our own words, as a bookseller would say them. */
  text: Record<SeedLanguage, string>;
}

export interface SeedEdition {
  language: SeedLanguage;
  title: string;
  /** A key of `brands.ts`. */
  publisher: string;
  pages: number;
}
