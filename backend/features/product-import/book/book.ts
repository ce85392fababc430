import type { ContributorRole } from '#contract/product/contributor-roles.ts';

/** By language code; `undefined` is for all other languages. */
export type Texts = Map<string | undefined, string>;

export interface Contributor {
  /** As displayed: Selma Lagerlöf. */
  name: string;
  /** Lagerlöf, Selma. */
  sortName?: string;
  isni?: string;
  biographies?: Texts;
}

/**
 * Whether and when the supplier can deliver. `to-order`: it gets copies on request; `forthcoming`: not published yet; `later`:
 * temporarily unavailable.
 */
type Availability = 'available' | 'to-order' | 'forthcoming' | 'later' | 'unavailable';

/** One product of a file: a work in one language and one format. An absent field keeps its stored value, null removes it. */
export interface Book {
  /** The line of a table, or the number of a record. */
  line: number;
  /** The next import finds the product by it. */
  key: string;
  /** Absent if the row only updates a known product. */
  title?: string;
  articleNumber?: string;
  /** For a new book without an article number. */
  generatedArticleNumber: string;
  gtin?: string;
  work?: WorkReference;
  contributors: Partial<Record<ContributorRole, Contributor[]>>;
  /** Codes, the main language first. */
  languages?: string[];
  originalLanguages?: string[];
  publisher?: string;
  /** The name under which the publisher sells the book, if it differs. */
  imprint?: string | null;
  /** Paths, from the outermost category to the book's own. */
  categories?: string[][];
  /** Codes, the main subject first. */
  thema?: string[];
  keywords?: string[];
  /** The year in which the work first appeared. */
  year?: number;
  /** `2026-03-12`, `2026-03` or `1925`. */
  publicationDate?: string | null;
  pages?: number;
  runningMinutes?: number;
  series?: { name: string; number?: string } | null;
  ages?: { from?: number; to?: number } | null;
  awards?: string[];
  reviewQuotes?: string[];
  /** Name, postal and electronic address (Regulation (EU) 2023/988, Art. 19). */
  manufacturer?: string;
  responsiblePerson?: string;
  /** Sentences, or the code `age-3`. */
  safetyWarnings?: string[];
  /** Codes of ONIX list 196, or sentences. */
  accessibility?: string[];
  format?: string;
  weightGrams?: number;
  heightMm?: number;
  widthMm?: number;
  thicknessMm?: number;
  stock?: number;
  /** How many copies an order may contain; 0: the product itself has no limit. */
  maxQuantity?: number;
  availability?: Availability;
  /** The day on which copies are expected. */
  expectedOn?: string | null;
  isActive?: boolean;
  taxClass?: string;
  /** Set for deletions: the ISBN does not find the product, because it could be a product of another source. */
  isFoundByKeyOnly?: true;
  /** Set if the record of an export is a further SKU of a product: the product's key. */
  sizeOf?: string | undefined;
  descriptions: Texts;
  /** For search engines. */
  summaries?: Texts;
  excerpts: Texts;
  /** By the id of the price list. */
  prices: Map<number, BookPrice>;
  /** By the code of the market; null: the price is no longer fixed. */
  fixedPrices?: ReadonlyMap<string, FixedPriceRule | null>;
  /**
   * For price lists in which the file has no price. `keep` and `default`: stored prices stay. `default`: a book without any
   * price gets default prices. `delete`: stored prices are deleted.
   */
  missingPrices: 'default' | 'keep' | 'delete';
  /** Set if the file updates single markets. */
  marketUpdate?: MarketUpdate;
  links: Partial<Record<LinkKind, string[]>>;
  /** Alt texts by the index of the picture. Stored ones of other languages and pictures stay. */
  pictureAltTexts?: ReadonlyMap<number, Texts>;
  /** Further parameters, by name. */
  parameters: Map<string, string[]>;
  /** Values that were ignored, as sentences. */
  warnings: string[];
}

/** An update of single markets, which replaces their prices and no others. */
interface MarketUpdate {
  /** Codes of the markets. */
  markets: ReadonlySet<string>;
  /** All markets share the stock, so it changes only if the book is sold in no other market. */
  supply: Pick<Book, 'availability' | 'stock' | 'expectedOn'>;
}

/** A price that the publisher or importer fixes. Absent fields keep their stored value. */
export interface FixedPriceRule {
  /** A day; null: until further notice. */
  until: string | null;
  /** The publisher or importer. */
  by?: string | undefined;
  /** The largest discount that is allowed, in basis points. */
  maxDiscount?: number | undefined;
}

/** `file`: the content of an e-book or audiobook. */
export type LinkKind = 'picture' | 'file' | 'sample';

interface WorkReference {
  /** The sender's or the row's key of the work. Products with the same key are in one variant group. */
  key?: string;
  /** Whether a product that is already in a variant group is moved to the group of `key`. */
  canChangeGroup: boolean;
  /** ISBNs of other formats of the work. */
  relatedIsbns: string[];
}

/** Minor units, VAT included. */
export interface BookPrice {
  regular: number;
  selling: number;
}
