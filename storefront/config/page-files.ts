/** Element with the files of a page, as JSON: see `PageFiles`. */
export const PAGE_FILES_ID = 'files';

export interface PageFiles {
  entry: string;
  /** Scripts that the entry loads for this page. */
  scripts: string[];
  /** Style sheets whose content the document contains. */
  styles: string[];
  /** Files of the pages that visitors open next. */
  nextFiles: string[];
  /** The page needs no script until it is used. */
  isComplete: boolean;
  /** The page has nothing of the visitor's. */
  isShared: boolean;
}

/** Dispatched on the window when it is hydrated. */
export const HYDRATED_EVENT = 'hydrated';
