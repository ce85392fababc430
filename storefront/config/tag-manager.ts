/** The element behind a page that says which tag manager may be loaded on it. */
export const MEASURING_MARK = 'measuring';
