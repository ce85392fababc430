/** The header that carries what opens drafts: `widgetArea(preview: true)` shows them to its holder alone. */
export const PREVIEW_HEADER = 'x-preview-token';

/** How the link that an editor is given leads to the storefront: `/preview-widgets?loginToken=…&redirect=/…`. */
export const PREVIEW_TOKEN_FORM = /^preview-[\w-]{43}$/;
