import { randomBytes } from 'node:crypto';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { BUY_FORM, FORM_KEY } from '#storefront/config/buy-form.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { fullTitle } from '#storefront/layouts/page-head.tsx';
import { type HeadTag, headTags } from '#storefront/routing/head-tags.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { BROWSER_COLOUR } from '#storefront/theme/browser-colour.ts';
import { FALLBACK_CSS } from '#storefront/theme/fallback-css.ts';

export const manifestPath = (locale: LocaleCode): string => `/app/${locale}.webmanifest`;

export interface DocumentParts {
  meta: PageMeta;
  shopper: Shopper;
  styles: string[];
  scripts: string[];
  fonts: string[];
  /** The channel's theme; empty where it has none. */
  themeCss: string;
  /** The rendered app. */
  app: string;
  /** What the browser continues from, as JSON. */
  state: unknown;
  /** What the page is about, for search engines (schema.org). */
  structuredData?: readonly object[];
  /** Whose films the policy of this document lets in. */
  films?: readonly string[];
}

/** Everything of a page but its last lines, which hold the nonce. */
export function documentHead({
  meta,
  shopper,
  styles,
  scripts,
  fonts,
  themeCss,
  app,
  state,
  structuredData = [],
  films = [],
}: DocumentParts): string {
  const language = LOCALES[shopper.locale].iso;
  const frames = films.length > 0 ? ` data-frames="${escapeHtml(films.join(' '))}"` : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(fullTitle(meta))}</title>`,
    `<meta name="theme-color" content="${BROWSER_COLOUR}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPath(shopper.locale)}">`,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    themeCss && `<style>${themeCss}</style>`,
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    ...headTags(meta, { locale: shopper.locale, origin: shopper.origin, siteName: SHOP.name }).map(asHtml),
  ].join('');
  const told = structuredData
    .map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`)
    .join('');
  const begun = `<!doctype html><html lang="${language}"${frames}><head>${head}</head>`;
  const kept = `<script type="application/json" id="state">${safeJson(state)}</script>`;
  // Put together, not joined: the app and its state are long, and are not copied.
  return `${begun}<body><div id="app">${app}</div>${told}${kept}`;
}

function asHtml({ tag, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')}>`;
}

export function documentTail(entry: string, nonce: string): string {
  return `${formKeyField()}<script type="module" nonce="${nonce}" src="${entry}"></script></body></html>`;
}

/** Pages are shared, but their last lines are one visitor's: a form that is posted twice from here is one wish. */
export function formKeyField(): string {
  const key = randomBytes(16).toString('hex');
  return `<input type="hidden" form="${BUY_FORM}" name="${FORM_KEY}" value="${key}">`;
}

/**
 * JSON inside a script element: `<` could end the element or open a comment, and two separators of lines are none in JSON
 * but in older scripts. They are written as escapes. Most pages hold none.
 */
export function safeJson(value: unknown): string {
  const json = JSON.stringify(value);
  return unsafe.test(json) ? json.replace(everyUnsafe, (letter) => escapes[letter] ?? '') : json;
}

const unsafe = /[<\u2028\u2029]/;
const everyUnsafe = new RegExp(unsafe, 'g');
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

export function escapeHtml(text: string): string {
  return /[&"<>]/.test(text) ? text.replace(/[&"<>]/g, (letter) => entities[letter] ?? letter) : text;
}

const english = {
  message: 'Something went wrong, and the page that says so could not be shown either.',
  home: 'Back to the home page',
};

/** When even the error page cannot be made: a few words and the way home (§2). */
export function fallbackDocument(homePath: string, language = 'en-GB', words = english): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${SHOP.name}</title><style>${FALLBACK_CSS}</style></head><body><h1>${SHOP.name}</h1><p>${escapeHtml(words.message)}</p><p><a href="${escapeHtml(homePath)}">${escapeHtml(words.home)}</a></p></body></html>`;
}
