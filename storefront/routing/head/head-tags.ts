import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { LanguageOrigins } from '#storefront/config/locale-domains.ts';
import { hreflangs } from './hreflang.ts';
import type { PageMeta } from './page-meta.ts';

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** The page that the tags are for. `origin` is that of the page's language. */
interface HeadPage {
  locale: LocaleCode;
  origin: string;
  /** Set if languages have their own domains. */
  languageOrigins?: LanguageOrigins | undefined;
  shop: { name: string; sharePicture?: string };
}

/** Canonical, alternate-language and locale tags (§2), Open Graph and description, in a fixed order. */
export function headTags(meta: PageMeta, page: HeadPage): HeadTag[] {
  const tags: HeadTag[] = [];
  const add = (tag: HeadTag['tag'], attributes: Record<string, string>) =>
    void tags.push({ tag, attributes });
  if (meta.description) add('meta', { name: 'description', content: meta.description });
  const alternates = meta.alternates ?? [];
  const isClosed = alternates.some((alternate) => alternate.isClosed && alternate.url === meta.canonical);
  const isHidden = meta.isHidden || isClosed;
  if (isHidden) add('meta', { name: 'robots', content: 'noindex' });
  add('meta', { property: 'og:site_name', content: page.shop.name });
  add('meta', { property: 'og:type', content: 'website' });
  add('meta', { name: 'twitter:card', content: meta.image ? 'summary' : 'summary_large_image' });
  add('meta', { property: 'og:title', content: meta.title });
  if (meta.description) add('meta', { property: 'og:description', content: meta.description });
  add('meta', {
    property: 'og:image',
    content: page.origin + (meta.image ?? page.shop.sharePicture ?? fallbackImage),
  });
  add('meta', { property: 'og:locale', content: underscored(LOCALES[page.locale].iso) });
  if (meta.canonical) {
    // The commerce API may name a page of another host.
    const href = meta.canonical.startsWith('/') ? page.origin + meta.canonical : meta.canonical;
    add('meta', { property: 'og:url', content: href });
    add('link', { rel: 'canonical', href });
  }
  for (const culture of new Set(alternates.map((alternate) => alternate.culture))) {
    if (culture !== LOCALES[page.locale].iso)
      add('meta', { property: 'og:locale:alternate', content: underscored(culture) });
  }
  // Search engines require hreflang links to be mutual: a page that is not among its own links gets none.
  const links = isHidden ? [] : hreflangs(alternates);
  const isListed = !meta.canonical || links.some(({ url }) => url === meta.canonical);
  for (const { hreflang, culture, url } of isListed ? links : [])
    add('link', {
      rel: 'alternate',
      hreflang,
      href: (page.languageOrigins?.[culture] ?? page.origin) + url,
    });
  return tags;
}

/** For pages without an image. */
const fallbackImage = '/meta-image-fallback.jpg';

function underscored(culture: string): string {
  return culture.replace('-', '_');
}
