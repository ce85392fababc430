/** Header with the preview token: `widgetArea(preview: true)` returns drafts for it. */
export const PREVIEW_HEADER = 'x-preview-token';

/** Path of preview links: `/preview-widgets?loginToken=…&redirect=/…`. */
export const PREVIEW_TOKEN_FORM = /^preview-[\w-]{43}$/;
