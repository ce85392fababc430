/** By these ids a page that the server sent tells which of its rarer parts it came with. */
export const PACKAGE_CHOICE = 'package';
export const STOCK_ALERT = 'notify';
export const REVIEW_FORM = 'write-review';
/** What script finds behind the page, which is no part of the tree that React keeps. */
export const CONSENT_BANNER = 'cookie-choice';
