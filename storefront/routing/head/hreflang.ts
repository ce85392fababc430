import { DEFAULT_LOCALE, LOCALES } from '#contract/locales.ts';
import type { AlternatePage } from './page-meta.ts';

interface Hreflang {
  hreflang: string;
  culture: string;
  url: string;
}

/**
 * The hreflang links of a page: all alternates including the page itself, and `x-default`. The default is English without
 * a country, English of any country, the default language, or the first alternate, in this order.
 */
export function hreflangs(alternates: readonly AlternatePage[]): Hreflang[] {
  const preferred =
    alternates.find(({ culture, country }) => culture === LOCALES.en.iso && !country) ??
    alternates.find(({ culture }) => culture === LOCALES.en.iso) ??
    alternates.find(({ culture }) => culture === LOCALES[DEFAULT_LOCALE].iso) ??
    alternates[0];
  return [
    ...alternates.map((alternate) => ({ ...alternate, hreflang: hreflangOf(alternate) })),
    ...(preferred ? [{ ...preferred, hreflang: 'x-default' }] : []),
  ];
}

/** The language, with the country if paths contain the market. */
function hreflangOf({ culture, country }: AlternatePage): string {
  const language = culture.split('-')[0] ?? culture;
  return country ? `${language}-${country}` : language;
}
