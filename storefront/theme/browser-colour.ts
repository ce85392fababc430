/** The colour that browsers give their own frame around the shop (§1). */
export const BROWSER_COLOUR = '#222222';
