import { describe, expect, test } from 'vitest';
import { type HeadTag, headTags } from './head-tags.ts';
import type { PageMeta } from './page-meta.ts';

const page = { locale: 'sv', origin: 'https://kvarto.example', shop: { name: 'Kvarto' } } as const;

const alternates = [
  { culture: 'sv-SE', url: '/favoriter' },
  { culture: 'da-DK', url: '/da/favoritter' },
  { culture: 'en-GB', url: '/en/favorites' },
];

const tagsOf = (meta: Partial<PageMeta>, of: Parameters<typeof headTags>[1] = page) =>
  headTags({ title: 'Favoriter', ...meta }, of);

const metaOf = (tags: HeadTag[], key: string) =>
  tags
    .filter(({ attributes }) => attributes.name === key || attributes.property === key)
    .map(({ attributes }) => attributes.content);

const linksOf = (tags: HeadTag[], rel: string) =>
  tags.filter(({ attributes }) => attributes.rel === rel).map(({ attributes }) => attributes);

describe('every page', () => {
  test('has title, type, shop and language', () => {
    expect(tagsOf({})).toEqual([
      { tag: 'meta', attributes: { property: 'og:site_name', content: 'Kvarto' } },
      { tag: 'meta', attributes: { property: 'og:type', content: 'website' } },
      { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
      { tag: 'meta', attributes: { property: 'og:title', content: 'Favoriter' } },
      {
        tag: 'meta',
        attributes: { property: 'og:image', content: 'https://kvarto.example/meta-image-fallback.jpg' },
      },
      { tag: 'meta', attributes: { property: 'og:locale', content: 'sv_SE' } },
    ]);
  });

  test('has the description for search engines and Open Graph', () => {
    const tags = tagsOf({ description: 'Allt du gillar.' });
    expect(metaOf(tags, 'description')).toEqual(['Allt du gillar.']);
    expect(metaOf(tags, 'og:description')).toEqual(['Allt du gillar.']);
  });

  test.each(['', null, undefined])('the empty description %j is left out', (description) => {
    const tags = tagsOf({ description });
    expect([...metaOf(tags, 'description'), ...metaOf(tags, 'og:description')]).toEqual([]);
  });

  test('a canonical URL of another host is stated as it is', () => {
    const tags = tagsOf({ canonical: 'https://other.example/p/a' });
    expect(metaOf(tags, 'og:url')).toEqual(['https://other.example/p/a']);
    expect(linksOf(tags, 'canonical')).toEqual([{ rel: 'canonical', href: 'https://other.example/p/a' }]);
  });

  test('an image has an absolute URL and replaces the fallback', () => {
    const tags = tagsOf({ image: '/images/a.jpg' });
    expect(metaOf(tags, 'og:image')).toEqual(['https://kvarto.example/images/a.jpg']);
    expect(metaOf(tags, 'twitter:card')).toEqual(['summary']);
  });

  test('a page without an image has the share picture of the shop', () => {
    const shop = { name: 'Kvarto', sharePicture: '/branding/a-share.jpg' };
    expect(metaOf(tagsOf({}, { ...page, shop }), 'og:image')).toEqual([
      'https://kvarto.example/branding/a-share.jpg',
    ]);
  });

  test('only a hidden page is noindex', () => {
    expect(metaOf(tagsOf({ isHidden: true }), 'robots')).toEqual(['noindex']);
    expect(metaOf(tagsOf({}), 'robots')).toEqual([]);
  });
});

describe('canonical', () => {
  test('has an absolute URL', () => {
    const tags = tagsOf({ canonical: '/favoriter' });
    expect(linksOf(tags, 'canonical')).toEqual([
      { rel: 'canonical', href: 'https://kvarto.example/favoriter' },
    ]);
    expect(metaOf(tags, 'og:url')).toEqual(['https://kvarto.example/favoriter']);
  });

  test('is optional', () => {
    expect(linksOf(tagsOf({}), 'canonical')).toEqual([]);
  });
});

describe('alternate languages', () => {
  test('links each language, with English as x-default', () => {
    expect(linksOf(tagsOf({ alternates }), 'alternate')).toEqual([
      { rel: 'alternate', hreflang: 'sv', href: 'https://kvarto.example/favoriter' },
      { rel: 'alternate', hreflang: 'da', href: 'https://kvarto.example/da/favoritter' },
      { rel: 'alternate', hreflang: 'en', href: 'https://kvarto.example/en/favorites' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://kvarto.example/en/favorites' },
    ]);
  });

  test('without an English page the Swedish one is x-default', () => {
    const links = linksOf(tagsOf({ alternates: alternates.slice(0, 2) }), 'alternate');
    expect(links.at(-1)).toMatchObject({ hreflang: 'x-default', href: 'https://kvarto.example/favoriter' });
  });

  test('the only language is x-default', () => {
    const links = linksOf(tagsOf({ alternates: alternates.slice(1, 2) }), 'alternate');
    expect(links).toEqual([
      { rel: 'alternate', hreflang: 'da', href: 'https://kvarto.example/da/favoritter' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://kvarto.example/da/favoritter' },
    ]);
  });

  test('adds the country where paths contain the market', () => {
    const links = linksOf(
      tagsOf({
        alternates: [
          { culture: 'sv-SE', country: 'SE', url: '/se' },
          { culture: 'sv-SE', country: 'FI', url: '/fi' },
          { culture: 'nb-NO', country: 'NO', url: '/no/nb' },
        ],
      }),
      'alternate',
    );
    expect(links.map(({ hreflang }) => hreflang)).toEqual(['sv-SE', 'sv-FI', 'nb-NO', 'x-default']);
  });

  test('English without a country is preferred as x-default', () => {
    const links = linksOf(
      tagsOf({
        alternates: [
          { culture: 'en-GB', country: 'SE', url: '/se/en' },
          { culture: 'en-GB', country: null, url: '/eu/en' },
        ],
      }),
      'alternate',
    );
    expect(links.map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual([
      'en-SE https://kvarto.example/se/en',
      'en https://kvarto.example/eu/en',
      'x-default https://kvarto.example/eu/en',
    ]);
  });

  describe('closed markets', () => {
    const inMarkets = [
      { culture: 'en-GB', country: 'FR', url: '/fr/en', isClosed: true },
      { culture: 'en-GB', country: null, url: '/eu/en' },
      { culture: 'en-GB', country: 'DE', url: '/de/en', isClosed: false },
    ];

    test('are not linked', () => {
      const links = linksOf(tagsOf({ alternates: inMarkets, canonical: '/de/en' }), 'alternate');
      expect(links.map(({ hreflang }) => hreflang)).toEqual(['en', 'en-DE', 'x-default']);
    });

    test('have pages that are noindex and link none', () => {
      const tags = tagsOf({ alternates: inMarkets, canonical: '/fr/en' });
      expect(metaOf(tags, 'robots')).toEqual(['noindex']);
      expect(linksOf(tags, 'alternate')).toEqual([]);
    });
  });

  test('of virtual markets in one language, only the first is linked and links others', () => {
    const virtual = ['/eu/en', '/world/en'].map((url) => ({ culture: 'en-GB', country: null, url }));
    const linked = ({ href }: Record<string, string>) => href;
    expect(linksOf(tagsOf({ alternates: virtual, canonical: '/eu/en' }), 'alternate').map(linked)).toEqual([
      'https://kvarto.example/eu/en',
      'https://kvarto.example/eu/en',
    ]);
    const second = tagsOf({ alternates: virtual, canonical: '/world/en' });
    expect([...linksOf(second, 'alternate'), ...metaOf(second, 'robots')]).toEqual([]);
  });

  test('a hidden page, or one missing from the alternates, links none', () => {
    expect(linksOf(tagsOf({ alternates, canonical: '/ax/favoriter' }), 'alternate')).toEqual([]);
    expect(linksOf(tagsOf({ alternates, isHidden: true }), 'alternate')).toEqual([]);
    expect(linksOf(tagsOf({ alternates, canonical: '/favoriter' }), 'alternate')).toHaveLength(4);
  });

  test('og:locale:alternate lists every other language once', () => {
    const tags = tagsOf({ alternates: [...alternates, ...alternates] }, { ...page, locale: 'da' });
    expect(metaOf(tags, 'og:locale')).toEqual(['da_DK']);
    expect(metaOf(tags, 'og:locale:alternate')).toEqual(['sv_SE', 'en_GB']);
  });
});
