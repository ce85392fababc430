/** Header with the preview token: `widgetArea(preview: true)` returns drafts for it. */
export const PREVIEW_HEADER = 'x-preview-token';

/** Preview tokens, as preview links contain them: `/preview-widgets?loginToken=…&redirect=/…`. */
export const PREVIEW_TOKEN_PATTERN = /^preview-[\w-]{43}$/;
