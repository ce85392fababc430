/** Where the page begins that shows the form, or what came of it; by this id it tells that it came with it. */
export const REVIEW_FORM = 'write-review';
