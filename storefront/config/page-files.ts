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
  /** The page needs no script until the visitor uses it. */
  isComplete: boolean;
  /** The page shows nothing that depends on the visitor, such as a cart or a name. */
  isShared: boolean;
}

/** Dispatched on the window when the page is hydrated. */
export const HYDRATED_EVENT = 'hydrated';
