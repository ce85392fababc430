/** The colour that browsers give their own frame around the shop (§1). */
export const BROWSER_COLOUR = '#222222';

/** Behind the shop while it opens as an app. */
export const PAPER_COLOUR = '#faf7f2';
