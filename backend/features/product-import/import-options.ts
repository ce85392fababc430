import type { Encoding } from './csv/to-utf8.ts';

export interface ImportOptions {
  /** The supplier of the ids: an import with the same source finds its products again. */
  source: string;
  /** The file's name ends with `.gz`. */
  hasGzipName?: boolean;
  encoding?: Encoding;
  /** Detected from the header by default. */
  delimiter?: string;
  /** Header by field, for headers that are not recognised. */
  columns?: ReadonlyMap<string, string>;
  /** For price columns without a currency; by default the shop's main currency. */
  currency?: string;
  /** For rows with an empty cell. */
  publisher?: string;
  format?: string;
  /** By currency, as written: "99,90". */
  prices?: ReadonlyMap<string, string>;
  isDryRun?: boolean;
  skipBadRows?: boolean;
  renameSlugs?: boolean;
  rejectNewCategories?: boolean;
  authorsAsWritten?: boolean;
  /** Rows that are compared and written together. */
  batchSize?: number;
  onIssue?: (issue: ImportIssue) => void;
  /** After every batch. */
  onProgress?: (rows: number) => void;
  signal?: AbortSignal;
}

/** One reason why a row cannot be imported. */
export interface ImportIssue {
  line: number;
  reason: string;
}

export interface ImportReport {
  /** False after a dry run, or if bad rows have rolled back the import. */
  isWritten: boolean;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  badRows: number;
  /** Books without a price that got the default prices. */
  pricedByDefault: number;
  /** Such as "SEK 99". */
  defaultPrices: string[];
  /** Number of books by currency in which they have no price, because their row has other currencies only. */
  withoutPriceIn: Map<string, number>;
  created: { categories: string[]; publishers: string[]; formats: string[] };
  ignoredColumns: string[];
}
