/** Element ids by which the browser sees which on-demand parts the server rendered. */
export const PACKAGE_CHOICE_ID = 'package';
export const STOCK_ALERT_ID = 'notify';
export const REVIEW_FORM_ID = 'write-review';
/** Written after the page, outside React's tree. */
export const CONSENT_BANNER_ID = 'cookie-choice';

/** The form that changes the market, in the footer. */
export const MARKET_FORM_ID = 'market';
