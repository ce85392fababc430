import { DEFAULT_LOCALE, LOCALES } from '#contract/locales.ts';
import type { AlternatePage } from './page-meta.ts';

interface Hreflang {
  hreflang: string;
  culture: string;
  url: string;
}

/**
 * The hreflang links of a page: all alternates including the page itself, and `x-default`. The default is English without
 * a country, English of any country, the default language, or the first alternate, in this order. Closed markets have none,
 * and of several virtual markets in one language only the first has one, because a value of hreflang may name only one page.
 */
export function hreflangs(alternates: readonly AlternatePage[]): Hreflang[] {
  const byHreflang = new Map<string, AlternatePage>();
  for (const alternate of alternates) {
    const hreflang = hreflangOf(alternate);
    if (!alternate.isClosed && !byHreflang.has(hreflang)) byHreflang.set(hreflang, alternate);
  }
  const listed = [...byHreflang.values()];
  const preferred =
    listed.find(({ culture, country }) => culture === LOCALES.en.iso && !country) ??
    listed.find(({ culture }) => culture === LOCALES.en.iso) ??
    listed.find(({ culture }) => culture === LOCALES[DEFAULT_LOCALE].iso) ??
    listed[0];
  if (preferred) byHreflang.set('x-default', preferred);
  return [...byHreflang].map(([hreflang, { culture, url }]) => ({ hreflang, culture, url }));
}

/** The language, with the country if paths contain the market. */
function hreflangOf({ culture, country }: AlternatePage): string {
  const language = culture.split('-')[0] ?? culture;
  return country ? `${language}-${country}` : language;
}
