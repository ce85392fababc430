/** By these ids a page that the server sent tells which of its rarer parts it came with. */
export const PACKAGE_CHOICE = 'package';
export const STOCK_ALERT = 'notify';
export const REVIEW_FORM = 'write-review';
