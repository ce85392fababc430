/** The content of a row. Absent fields keep their stored value. */
export interface Book {
  line: number;
  /** The next import finds the product by it. */
  key: string;
  title: string;
  articleNumber?: string;
  /** For a new book without an article number. */
  generatedArticleNumber: string;
  gtin?: string;
  authors?: string[];
  /** Codes, the main language first. */
  languages?: string[];
  originalLanguages?: string[];
  publisher?: string;
  /** Paths, from the outermost category to the book's own. */
  categories?: string[][];
  subjects?: string[];
  year?: number;
  pages?: number;
  format?: string;
  weightGrams?: number;
  stock?: number;
  isActive?: boolean;
  /** By language code; `undefined` is for all other languages. */
  descriptions: Map<string | undefined, string>;
  /** By currency. */
  prices: Map<string, BookPrice>;
}

/** Minor units, VAT included. */
export interface BookPrice {
  regular: number;
  selling: number;
}
