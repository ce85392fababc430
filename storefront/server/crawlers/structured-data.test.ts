import { describe, expect, test } from 'vitest';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { type DescribedPage, structuredDataOf } from './structured-data.ts';

async function structuredDataFor(page: Partial<DescribedPage>, result?: object, pathMarket?: string) {
  const environment = {
    shopper: {
      locale: 'fi',
      market: 'fi',
      pathMarket,
      origin: 'https://kvarto.example',
      shop: sampleShopFacts,
    },
    t: await loadTranslate('fi'),
    api: { query: async () => result },
  } as unknown as ShopEnvironment;
  return structuredDataOf(environment, { screen: undefined, alias: undefined, data: undefined, ...page });
}

describe('the front page', () => {
  test('describes the shop and its search in the page’s language', async () => {
    expect(await structuredDataFor({ screen: 'home' })).toMatchObject([
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

  test('has the market in its URLs when paths contain it', async () => {
    expect(await structuredDataFor({ screen: 'home' }, undefined, 'se')).toMatchObject([
      {},
      { url: 'https://kvarto.example/se/fi' },
    ]);
  });
});

describe('A list', () => {
  test('has breadcrumbs, the last one without a URL', async () => {
    const crumbs = [{ name: 'Etusivu', url: '/fi' }, { name: 'Klassikot' }];
    expect(await structuredDataFor({ screen: 'category', data: { crumbs } })).toEqual([
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

  test('of a contributor or a series is a Person or a BookSeries', async () => {
    const list = { heading: 'Mumin', description: 'Nio böcker.', meta: { canonical: '/fi/l/series/mumin' } };
    const page = { products: [{ name: 'Taikurin hattu', canonicalUrl: '/fi/p/a/taikurin-hattu' }] };
    const facts = {
      name: 'Mumin',
      description: 'Nio böcker.',
      url: 'https://kvarto.example/fi/l/series/mumin',
    };
    const dataOf = (kind: string) => structuredDataFor({ screen: 'list', data: { ...list, page, kind } });
    expect(await dataOf('person')).toEqual([
      { '@context': 'https://schema.org', '@type': 'Person', ...facts },
    ]);
    expect(await dataOf('series')).toMatchObject([
      {
        '@type': 'BookSeries',
        ...facts,
        hasPart: [{ '@type': 'Book', url: 'https://kvarto.example/fi/p/a/taikurin-hattu' }],
      },
    ]);
  });

  test('without breadcrumbs has no data', async () => {
    expect(
      await structuredDataFor({ screen: 'category', data: { crumbs: [{ name: 'Klassikot' }] } }),
    ).toEqual([]);
    expect(await structuredDataFor({ screen: 'brands', data: { meta: {} } })).toEqual([]);
    expect(await structuredDataFor({ screen: 'checkout' })).toEqual([]);
  });
});

describe('A product', () => {
  test('has its data and breadcrumbs', async () => {
    const product = {
      productId: 1,
      name: 'Kalevala',
      canonicalUrl: '/fi/p/a/kalevala',
      breadcrumbs: [{ categoryId: 1, name: 'Runot', url: '/fi/c/a' }],
    };
    expect(
      await structuredDataFor({ screen: 'product', alias: 'kalevala' }, { product, reviews: null }),
    ).toMatchObject([
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

  test('that no longer exists has no data', async () => {
    expect(
      await structuredDataFor({ screen: 'product', alias: 'x' }, { product: null, reviews: null }),
    ).toEqual([]);
  });
});

test('A shipped product has the fee and the days of every shipping option of the market', async () => {
  const product = {
    name: 'Bok',
    canonicalUrl: '/fi/p/bok',
    unitPrice: { sellingPriceIncVat: 9, currency: { code: 'EUR' } },
    skus: [{ skuId: 1, stock: { totalStock: 1 } }],
  };
  const shippingOptions = [{ label: 'Kirje', feeIncVat: 0, minDays: 3, maxDays: 5 }];
  const markets = [
    {
      alias: 'fi',
      virtual: false,
      country: { code: 'FI', name: 'Suomi' },
      currency: { code: 'EUR' },
      defaultLanguageId: 'fi-FI',
      allowedLanguages: [{ id: 'fi-FI' }],
      groupKey: 'NORDIC',
    },
  ];
  const result = { product, reviews: null, marketOptions: { shippingOptions }, channel: { markets } };
  const offerOf = async (fulfilment: string) => {
    const [described] = await structuredDataFor({ screen: 'product', data: { fulfilment } }, result);
    return (described as { offers: object[] }).offers[0];
  };
  expect(await offerOf('shipped')).toMatchObject({
    shippingDetails: [
      {
        shippingRate: { value: 0, currency: 'EUR' },
        shippingDestination: { addressCountry: 'FI' },
        deliveryTime: { transitTime: { minValue: 3, maxValue: 5, unitCode: 'DAY' } },
      },
    ],
  });
  expect(await offerOf('download')).not.toHaveProperty('shippingDetails');
});
