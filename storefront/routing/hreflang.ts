import { DEFAULT_LOCALE, LOCALES } from '#contract/locales.ts';
import type { AlternatePage } from './page-meta.ts';

export interface Hreflang {
  hreflang: string;
  url: string;
}

/**
 * A page and its equals in other places, as search engines want to be told: each names all, itself too, and one is for
 * whoever is at home in none of them. English as such comes before the English of one country, then the default language;
 * a page that has neither is there in what it has.
 */
export function hreflangs(alternates: readonly AlternatePage[]): Hreflang[] {
  const preferred =
    alternates.find(({ culture, country }) => culture === LOCALES.en.iso && !country) ??
    alternates.find(({ culture }) => culture === LOCALES.en.iso) ??
    alternates.find(({ culture }) => culture === LOCALES[DEFAULT_LOCALE].iso) ??
    alternates[0];
  return [
    ...alternates.map((alternate) => ({ hreflang: hreflangOf(alternate), url: alternate.url })),
    ...(preferred ? [{ hreflang: 'x-default', url: preferred.url }] : []),
  ];
}

/** Language alone, or language and country where each market has pages of its own. */
function hreflangOf({ culture, country }: AlternatePage): string {
  const language = culture.split('-')[0] ?? culture;
  return country ? `${language}-${country}` : language;
}
