import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { PageMeta } from './page-meta.ts';

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Canonical, alternate-language and locale tags (§2), Open Graph and description, in a fixed order. */
export function headTags(
  meta: PageMeta,
  page: { locale: LocaleCode; origin: string; siteName: string },
): HeadTag[] {
  const tags: HeadTag[] = [];
  const add = (tag: HeadTag['tag'], attributes: Record<string, string>) =>
    void tags.push({ tag, attributes });
  if (meta.description) add('meta', { name: 'description', content: meta.description });
  if (meta.isHidden) add('meta', { name: 'robots', content: 'noindex' });
  add('meta', { property: 'og:site_name', content: page.siteName });
  add('meta', { property: 'og:type', content: 'website' });
  add('meta', { property: 'og:title', content: meta.title });
  if (meta.description) add('meta', { property: 'og:description', content: meta.description });
  if (meta.image) add('meta', { property: 'og:image', content: page.origin + meta.image });
  add('meta', { property: 'og:locale', content: underscored(LOCALES[page.locale].iso) });
  if (meta.canonical) {
    add('meta', { property: 'og:url', content: page.origin + meta.canonical });
    add('link', { rel: 'canonical', href: page.origin + meta.canonical });
  }
  const alternates = meta.alternates ?? [];
  for (const culture of new Set(alternates.map((alternate) => alternate.culture))) {
    if (culture !== LOCALES[page.locale].iso)
      add('meta', { property: 'og:locale:alternate', content: underscored(culture) });
  }
  for (const alternate of alternates)
    add('link', { rel: 'alternate', hreflang: hreflangOf(alternate), href: page.origin + alternate.url });
  const preferred =
    alternates.find(({ culture }) => culture === LOCALES.en.iso) ??
    alternates.find(({ culture }) => culture === LOCALES[DEFAULT_LOCALE].iso);
  if (preferred) add('link', { rel: 'alternate', hreflang: 'x-default', href: page.origin + preferred.url });
  return tags;
}

/** Language alone, or language and country where each market has pages of its own. */
function hreflangOf({ culture, country }: { culture: string; country?: string | null }): string {
  const language = culture.split('-')[0] ?? culture;
  return country ? `${language}-${country}` : language;
}

function underscored(culture: string): string {
  return culture.replace('-', '_');
}
