import { describe, expect, test } from 'vitest';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadTranslate } from '#storefront/translations/words.ts';
import { type DescribedPage, structuredDataOf } from './structured-data.ts';

async function told(page: Partial<DescribedPage>, answer?: object, pathMarket?: string) {
  const environment = {
    shopper: { locale: 'fi', market: 'fi', pathMarket, origin: 'https://kvarto.example' },
    t: await loadTranslate('fi'),
    api: { query: async () => answer },
  } as unknown as ShopEnvironment;
  return structuredDataOf(environment, { screen: undefined, alias: undefined, data: undefined, ...page });
}

describe('The front page', () => {
  test('tells who the shop is, and how it is searched in the language of the page', async () => {
    expect(await told({ screen: 'home' })).toMatchObject([
      { '@type': 'Organization', name: 'Kvarto', url: 'https://kvarto.example/' },
      {
        '@type': 'WebSite',
        url: 'https://kvarto.example/fi',
        inLanguage: 'fi-FI',
        potentialAction: {
          '@type': 'SearchAction',
          target: { urlTemplate: 'https://kvarto.example/fi/s/{search_term_string}' },
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
  });

  test('does so in its market where markets are part of paths', async () => {
    expect(await told({ screen: 'home' }, undefined, 'se')).toMatchObject([
      {},
      { url: 'https://kvarto.example/se/fi' },
    ]);
  });
});

describe('A list', () => {
  test('tells the way to it; where it is needs no address', async () => {
    const crumbs = [{ name: 'Etusivu', url: '/fi' }, { name: 'Klassikot' }];
    expect(await told({ screen: 'category', data: { crumbs } })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Etusivu', item: 'https://kvarto.example/fi' },
          { '@type': 'ListItem', position: 2, name: 'Klassikot' },
        ],
      },
    ]);
  });

  test('without a way tells nothing', async () => {
    expect(await told({ screen: 'category', data: { crumbs: [{ name: 'Klassikot' }] } })).toEqual([]);
    expect(await told({ screen: 'brands', data: { meta: {} } })).toEqual([]);
    expect(await told({ screen: 'checkout' })).toEqual([]);
  });
});

describe('A product', () => {
  test('is told with the way to it', async () => {
    const product = {
      productId: 1,
      name: 'Kalevala',
      canonicalUrl: '/fi/p/a/kalevala',
      breadcrumbs: [{ categoryId: 1, name: 'Runot', url: '/fi/c/a' }],
    };
    expect(await told({ screen: 'product', alias: 'kalevala' }, { product, reviews: null })).toMatchObject([
      { '@type': 'Product', name: 'Kalevala' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: 'https://kvarto.example/fi' },
          { name: 'Runot', item: 'https://kvarto.example/fi/c/a' },
          { name: 'Kalevala' },
        ],
      },
    ]);
  });

  test('that is gone meanwhile is not told', async () => {
    expect(await told({ screen: 'product', alias: 'x' }, { product: null, reviews: null })).toEqual([]);
  });
});
