/** Header with the preview token: `widgetArea(preview: true)` returns drafts for it. */
export const PREVIEW_HEADER = 'x-preview-token';

/** A preview token: 32 random bytes in base64url. Preview links are `/preview-widgets?loginToken={token}&redirect=/…`. */
export const PREVIEW_TOKEN_PATTERN = /^preview-[\w-]{43}$/;
