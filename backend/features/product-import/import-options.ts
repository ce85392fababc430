import type { Encoding } from './csv/to-utf8.ts';

export interface ImportOptions {
  /** Whose ids these are: the same source finds its products again. */
  source: string;
  /** The file's name promises gzip. */
  isNamedGzip?: boolean;
  encoding?: Encoding;
  /** Found out from the header where none is given. */
  delimiter?: string;
  /** Header by field, where the header's own name does not tell. */
  columns?: ReadonlyMap<string, string>;
  /** Of prices whose column names none; else the shop's main currency. */
  currency?: string;
  /** As if written into every empty cell of the kind. */
  publisher?: string;
  format?: string;
  /** By currency, as written: "99,90". */
  prices?: ReadonlyMap<string, string>;
  isDryRun?: boolean;
  skipBadRows?: boolean;
  renameSlugs?: boolean;
  refuseNewCategories?: boolean;
  authorsAsWritten?: boolean;
  /** How many rows are compared and written together. */
  rowsAtOnce?: number;
  onProblem?: (problem: Problem) => void;
  /** After every batch. */
  onProgress?: (rows: number) => void;
  signal?: AbortSignal;
}

/** A row that cannot be taken, and one reason of it. */
export interface Problem {
  line: number;
  reason: string;
}

export interface ImportReport {
  /** Not so after a dry run, nor when bad rows have undone everything. */
  isWritten: boolean;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  badRows: number;
  /** Books that came without a price and were given one, and what it was: "SEK 99". */
  pricedByDefault: number;
  defaultPrices: string[];
  /** Books that are not sold in a currency because their row has a price in others only. */
  withoutPriceIn: Map<string, number>;
  created: { categories: string[]; publishers: string[]; formats: string[] };
  ignoredColumns: string[];
}
