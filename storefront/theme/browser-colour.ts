/** `theme-color`: colour of the browser's toolbar (§1). */
export const BROWSER_COLOUR = '#222222';

/** Background of the splash screen of the installed app. */
export const PAPER_COLOUR = '#faf7f2';
