import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { BUY_FORM_ID, FORM_KEY_FIELD } from '#storefront/config/buy-form.ts';
import { PAGE_FILES_ID, type PageFiles } from '#storefront/config/page-files.ts';
import { fullTitle } from '#storefront/layouts/page-head.tsx';
import { type HeadTag, headTags } from '#storefront/routing/head/head-tags.ts';
import type { PageMeta } from '#storefront/routing/head/page-meta.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { FALLBACK_CSS } from '#storefront/theme/fallback-css.ts';
import type { ShopIcons } from './channel-style.ts';
import { createRandomToken } from './random-token.ts';
import type { PageEnd } from './spliced-encoding.ts';
import { START_SCRIPT } from './start-script.ts';

export const manifestPath = (locale: LocaleCode): string => `/app/${locale}.webmanifest`;

export interface DocumentParts {
  meta: PageMeta;
  shopper: Shopper;
  /** The page's style sheets, and their content. */
  styles: string[];
  css: string;
  entry: string;
  /** Files that the entry loads for this page. */
  scripts: string[];
  /** Files of the pages that visitors open next. */
  nextFiles: string[];
  /** See `PageFiles`. */
  isComplete: boolean;
  isShared: boolean;
  fonts: string[];
  /** The channel's theme, or empty. */
  themeCss: string;
  browserColour: string;
  icons: Pick<ShopIcons, 'favicon' | 'apple'>;
  /** The rendered app. */
  app: string;
  /** Hydration state for the browser, as JSON. */
  state: string;
  /** schema.org data for search engines. */
  structuredData?: readonly object[];
  /** Origins of embedded videos that the document's policy allows. */
  embedOrigins?: readonly string[];
}

/** The document without its end (`documentTail`), which contains the nonce. */
export function documentStart({
  meta,
  shopper,
  styles,
  css,
  entry,
  scripts,
  nextFiles,
  isComplete,
  isShared,
  fonts,
  themeCss,
  browserColour,
  icons,
  app,
  state,
  structuredData = [],
  embedOrigins = [],
}: DocumentParts): string {
  const language = LOCALES[shopper.locale].iso;
  const frames = embedOrigins.length > 0 ? ` data-frames="${escapeHtml(embedOrigins.join(' '))}"` : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(fullTitle(meta, shopper.shop.name))}</title>`,
    `<meta name="theme-color" content="${browserColour}">`,
    `<link rel="icon" href="${icons.favicon.url}" type="${icons.favicon.type}">`,
    `<link rel="apple-touch-icon" href="${icons.apple}">`,
    `<link rel="manifest" href="${manifestPath(shopper.locale)}">`,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    css && `<style>${css}</style>`,
    themeCss && `<style>${themeCss}</style>`,
    ...headTags(meta, shopper).map(asHtml),
  ].join('');
  const structuredScripts = structuredData
    .map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`)
    .join('');
  const start = `<!doctype html><html lang="${language}"${frames}><head>${head}</head>`;
  const pageFiles: PageFiles = { entry, scripts, styles, nextFiles, isComplete, isShared };
  const files = `<script type="application/json" id="${PAGE_FILES_ID}">${safeJson(pageFiles)}</script>`;
  const stateScript = `<script type="application/json" id="state">${state}</script>`;
  // One template instead of join: the long strings are not copied.
  return `${start}<body><div id="app">${app}</div>${structuredScripts}${files}${stateScript}`;
}

function asHtml({ tag, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${pairs.join('')}>`;
}

const startScript = Buffer.from(`${START_SCRIPT}</script></body></html>`);

/** The form key and the start script, which end the document. */
export function documentTail(nonce: string): PageEnd {
  return [`${formKeyField()}<script nonce="${nonce}">`, startScript];
}

/** The idempotency key of the buy form. It is in the document's end, because the rest of the page is shared. */
function formKeyField(): string {
  const key = createRandomToken('hex');
  return `<input type="hidden" form="${BUY_FORM_ID}" name="${FORM_KEY_FIELD}" value="${key}">`;
}

/**
 * JSON for a script element. `<` could end the element or start a comment, and U+2028 and U+2029 are line breaks in older
 * JavaScript, so they are escaped. Most pages contain none of them.
 */
export function safeJson(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

export function escapeJson(json: string): string {
  return unsafe.test(json) ? json.replace(everyUnsafe, (character) => escapes[character] ?? '') : json;
}

const unsafe = /[<\u2028\u2029]/;
const everyUnsafe = new RegExp(unsafe, 'g');
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

export function escapeHtml(text: string): string {
  return /[&"<>]/.test(text)
    ? text.replace(/[&"<>]/g, (character) => entities[character] ?? character)
    : text;
}

const englishMessages = {
  message: 'Something went wrong, and the page that says so could not be shown either.',
  retry: 'Try again',
  home: 'Back to the home page',
  service: 'Customer service',
};

interface FallbackErrorPage {
  shopName: string;
  /** The address of customer service; empty if it is not known. */
  email: string;
  homePath: string;
  /** Whether the URL can be requested again; false for a posted form. */
  canRetry: boolean;
  language?: string;
  messages?: typeof englishMessages | undefined;
}

/** The error page when rendering fails: a message with links to the same URL, the start page and customer service (§2). */
export function fallbackErrorPage({
  shopName,
  email,
  homePath,
  canRetry,
  language = 'en-GB',
  messages = englishMessages,
}: FallbackErrorPage): string {
  const name = escapeHtml(shopName);
  const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  // An empty `href` is the URL of the page.
  const links = [...(canRetry ? [link('', messages.retry)] : []), link(homePath, messages.home)];
  const contact = email && `<p>${escapeHtml(messages.service)}: ${link(`mailto:${email}`, email)}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${FALLBACK_CSS}</style></head><body><h1>${name}</h1><p>${escapeHtml(messages.message)}</p><p>${links.join(' · ')}</p>${contact}</body></html>`;
}
