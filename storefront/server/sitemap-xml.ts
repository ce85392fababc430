import { hreflangs } from '#storefront/routing/hreflang.ts';
import type { AlternatePage } from '#storefront/routing/page-meta.ts';
import { escapeHtml } from './html-document.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const urlSetStart = `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const urlSetEnd = '</urlset>\n';

/**
 * A page with all its equals, itself among them. When it was changed last nobody writes down, and a date that is not true
 * is worse than none.
 */
export function urlEntry(origin: string, url: string, alternates: readonly AlternatePage[]): string {
  const links = hreflangs(alternates)
    .map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${whole(origin, other.url)}"/>`,
    )
    .join('');
  return `<url><loc>${whole(origin, url)}</loc>${links}</url>\n`;
}

export function indexEntry(address: string): string {
  return `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`;
}

export function indexOf(entries: readonly string[]): string[] {
  return [`${declaration}<sitemapindex xmlns="${schema}">\n`, ...entries, '</sitemapindex>\n'];
}

/** As a browser writes it, and then as XML wants it. */
function whole(origin: string, url: string): string {
  return escapeHtml(origin + new URL(url.replace(/^[/\\]+/, '/'), origin).pathname);
}
