import type { Encoding } from './csv/to-utf8.ts';

export interface ImportOptions {
  /** The supplier of the ids: an import with the same source finds its products again. */
  source: string;
  /** The user has named the source. Otherwise the sender of an ONIX message is its source. */
  isSourceGiven?: boolean;
  /** The file's name ends with `.gz`. */
  hasGzipName?: boolean;
  encoding?: Encoding;
  /** Detected from the header by default. */
  delimiter?: string;
  /** Header by field, for headers that are not recognised. */
  columns?: ReadonlyMap<string, string>;
  /** Columns that are not recognised become parameters. */
  unknownColumnsAsParameters?: boolean;
  /** For price columns without a currency; by default the shop's main currency. */
  currency?: string;
  /** For rows without a publisher. */
  publisher?: string;
  /** For rows without a format. */
  format?: string;
  /** Prices of books whose row has none, by currency and as the user wrote them: "99,90". */
  prices?: ReadonlyMap<string, string>;
  isDryRun?: boolean;
  skipBadRows?: boolean;
  renameSlugs?: boolean;
  rejectNewCategories?: boolean;
  /** Path of the category that gets new categories without a path; empty for the top level. */
  categoryParent?: string[];
  authorsAsWritten?: boolean;
  /** Joins formats with the same title, author and language, if the row names no work. */
  groupByTitle?: boolean;
  /** Ids and slugs of new products by their key, for a shop whose URLs are known before the import. */
  knownProducts?: KnownProducts;
  /** Number of rows that are compared and written together. */
  batchSize?: number;
  /** The shop's data folder. A running shop builds the index of a large import from files in this folder, before the commit. */
  dataFolder?: string;
  onIssue?: (issue: ImportIssue) => void;
  /** The result of each row, in the order of the file. */
  onResult?: (result: RowResult) => void;
  /** After every batch. */
  onProgress?: (rows: number) => void;
  signal?: AbortSignal;
}

export type KnownProducts = ReadonlyMap<string, { productId: number; slug: string }>;

/** Rows of a table are counted as lines, those of an ONIX message as records. */
export type ImportUnit = 'line' | 'record';

/** One reason why a row cannot be imported, or a warning about a value that is not used. */
export interface ImportIssue {
  line: number;
  /** The reference of an ONIX record, whose number is in `line`. */
  record?: string;
  reason: string;
  isWarning?: true;
}

export interface RowResult {
  line: number;
  /** The id of the row, such as an ISBN or a record reference. */
  reference: string;
  title: string;
  outcome: 'added' | 'changed' | 'unchanged' | 'ignored' | 'rejected';
  /** Id of the work's group, and how it was found: `12 by title`. Empty outside a work. */
  work: string;
  messages: string[];
}

export interface ImportReport {
  unit: ImportUnit;
  source: string;
  /** False after a dry run, or if bad rows have rolled back the import. */
  isWritten: boolean;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  badRows: number;
  /** Rows that were valid, but had no effect: updates of unknown books, records older than the stored one, test records. */
  ignored: number;
  /** Books with a warning. */
  warned: number;
  /** Books without a price that got the default prices. */
  pricedByDefault: number;
  /** New e-books and audiobooks for which the file names no URL of their content. */
  downloadsWithoutFiles: number;
  /** The prices of new books whose row has none, such as "SEK 99". */
  defaultPrices: string[];
  /** Number of books by currency in which they have no price, because their row has other currencies only. */
  withoutPriceIn: Map<string, number>;
  created: { categories: string[]; publishers: string[]; formats: string[] };
  ignoredColumns: string[];
}
