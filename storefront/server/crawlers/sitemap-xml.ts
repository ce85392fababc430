import type { LanguageOrigins } from '#storefront/config/locale-domains.ts';
import { hreflangs } from '#storefront/routing/head/hreflang.ts';
import type { AlternatePage } from '#storefront/routing/head/page-meta.ts';
import { escapeHtml } from '../document/html-document.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const urlSetStart = `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const urlSetEnd = '</urlset>\n';
export const indexStart = `${declaration}<sitemapindex xmlns="${schema}">\n`;
export const indexEnd = '</sitemapindex>\n';

/** The origin of the listed pages, and the origins of languages that have their own. */
export interface SitemapOrigins {
  origin: string;
  languageOrigins: LanguageOrigins | undefined;
}

/**
 * A page with all its alternates, including itself. `lastmod` is left out, because the date is unknown.
 */
export function urlEntry(
  { origin, languageOrigins }: SitemapOrigins,
  url: string,
  alternates: readonly AlternatePage[],
): string {
  const links = hreflangs(alternates)
    .map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${absoluteUrl(languageOrigins?.[other.culture] ?? origin, other.url)}"/>`,
    )
    .join('');
  return `<url><loc>${absoluteUrl(origin, url)}</loc>${links}</url>\n`;
}

export function indexEntry(url: string): string {
  return `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>\n`;
}

/** Normalized as browsers do, and escaped for XML. A path that begins with `//` would be the URL of another host. */
function absoluteUrl(origin: string, url: string): string {
  return escapeHtml(origin + new URL(url.replace(/^[/\\]+/, '/'), origin).pathname);
}
