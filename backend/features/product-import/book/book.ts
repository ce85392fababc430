/** What a row says about a book. What it does not say is absent, and then left as it is in the shop. */
export interface Book {
  line: number;
  /** By which the next import finds the product again. */
  key: string;
  title: string;
  articleNumber?: string;
  /** For a new book without one. */
  madeArticleNumber: string;
  gtin?: string;
  authors?: string[];
  /** Codes, the main one first. */
  languages?: string[];
  originalLanguages?: string[];
  publisher?: string;
  /** Each from the outermost category to its own. */
  categories?: string[][];
  subjects?: string[];
  year?: number;
  pages?: number;
  format?: string;
  weightGrams?: number;
  stock?: number;
  isActive?: boolean;
  /** By language code; without a code, for all languages that have none of their own. */
  descriptions: Map<string | undefined, string>;
  /** By currency. */
  prices: Map<string, BookPrice>;
}

/** Minor units, VAT included. */
export interface BookPrice {
  regular: number;
  selling: number;
}
