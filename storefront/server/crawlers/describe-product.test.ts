import { describe, expect, test } from 'vitest';
import type { ProductFactsQuery } from '#storefront/api/generated/graphql.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import { describeProduct } from './describe-product.ts';

type Facts = NonNullable<ProductFactsQuery['product']>;
type Sku = NonNullable<NonNullable<Facts['skus']>[number]>;

const sku = (more: Partial<Sku> = {}): Sku => ({
  skuId: 1,
  articleNumber: 'KV1-H',
  name: 'Inbunden',
  gtin: '9789100000004',
  stock: { totalStock: 9, inStock: 9, oversellable: 0, static: 0 },
  ...more,
});

const book = (more: Partial<Facts> = {}): Facts => ({
  productId: 7,
  name: 'Gösta Berlings saga',
  articleNumber: 'KV1',
  canonicalUrl: '/p/a/b/gosta',
  texts: { text1: 'Selma Lagerlöf', text2: 'En präst.' },
  brand: { name: 'Bonniers' },
  productImages: [{ fileName: 'kv1.jpg' }],
  unitPrice: {
    sellingPriceIncVat: 79,
    regularPriceIncVat: 99,
    isDiscounted: false,
    currency: { code: 'SEK' },
  },
  skus: [sku()],
  variantDimensions: [
    { dimension: 'Language', value: 'sv' },
    { dimension: 'Format', value: 'hardback' },
  ],
  editionLanguage: null,
  editionFormat: null,
  variantGroup: null,
  parameterGroups: [
    {
      parameters: [
        { identifier: 'author', value: 'Selma Lagerlöf' },
        { identifier: 'pages', value: '392' },
      ],
    },
  ],
  breadcrumbs: [],
  rating: { score: 0, voteCount: 0 },
  ...more,
});

// biome-ignore lint/suspicious/noExplicitAny: the expectations of each test say what it is.
const describedWith = (more: Partial<Facts> = {}, reviews: Parameters<typeof describeProduct>[1] = []): any =>
  describeProduct(book(more), reviews, {
    origin: 'https://kvarto.example',
    shop: sampleShopFacts,
  });
const offersOf = (more: Partial<Facts>) => describedWith(more).offers;

describe('A book', () => {
  test('is a Product and a Book with all known properties', () => {
    expect(describedWith()).toEqual({
      '@context': 'https://schema.org',
      '@type': ['Product', 'Book'],
      '@id': 'https://kvarto.example/p/a/b/gosta#product',
      name: 'Gösta Berlings saga',
      description: 'En präst.',
      url: 'https://kvarto.example/p/a/b/gosta',
      image: ['https://kvarto.example/images/product/1200f1500/kv1.jpg'],
      sku: 'KV1',
      gtin13: '9789100000004',
      brand: { '@type': 'Brand', name: 'Bonniers' },
      author: [{ '@type': 'Person', name: 'Selma Lagerlöf' }],
      publisher: { '@type': 'Organization', name: 'Bonniers' },
      inLanguage: 'sv',
      numberOfPages: 392,
      isbn: '9789100000004',
      bookFormat: 'https://schema.org/Hardcover',
      offers: [
        {
          '@type': 'Offer',
          name: 'Inbunden',
          sku: 'KV1-H',
          gtin13: '9789100000004',
          url: 'https://kvarto.example/p/a/b/gosta',
          price: 79,
          priceCurrency: 'SEK',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/NewCondition',
          seller: { '@type': 'Organization', '@id': 'https://kvarto.example/#organization', name: 'Kvarto' },
        },
      ],
    });
  });

  test('has an example with its own offer for each language and format of the work', () => {
    const stock = { totalStock: 9, inStock: 9, oversellable: 0, static: 0 };
    const format = (value: string, productId: number, gtin: string, price: string) => ({
      level: 1,
      value,
      name: 'Gösta',
      productId,
      canonicalUrl: `/p/a/b/${productId}`,
      attributes: [
        { key: 'gtin', value: gtin },
        { key: 'sellingPriceIncVat', value: price },
      ],
      stock,
    });
    const language = (value: string, variants: ReturnType<typeof format>[]) => ({
      ...format(value, 0, '', ''),
      level: 2,
      canonicalUrl: null,
      variants,
    });
    const variants = [
      language('sv', [format('hardback', 7, '9789100000004', '79'), format('ebook', 8, '', '59.5')]),
      language('fi', [format('paperback', 9, '', '89')]),
    ];
    const { workExample } = describedWith({ variantGroup: { variants } });
    const offer = (id: number, price: number) => ({
      '@type': 'Offer',
      url: `https://kvarto.example/p/a/b/${id}`,
      price,
      priceCurrency: 'SEK',
      availability: 'https://schema.org/InStock',
    });
    expect(workExample).toMatchObject([
      {
        '@type': 'Book',
        inLanguage: 'sv',
        isbn: '9789100000004',
        bookFormat: 'https://schema.org/Hardcover',
        offers: offer(7, 79),
      },
      { inLanguage: 'sv', bookFormat: 'https://schema.org/EBook', offers: offer(8, 59.5) },
      { inLanguage: 'fi', bookFormat: 'https://schema.org/Paperback', offers: offer(9, 89) },
    ]);
  });

  test('in audio names its narrator, its series and when it is published', () => {
    const variants = [
      {
        level: 1,
        value: 'audio',
        name: 'Gösta',
        productId: 7,
        canonicalUrl: '/p/a/b/gosta',
        attributes: [{ key: 'publicationDate', value: '2026-03-12' }],
        stock: null,
        variants: null,
      },
    ];
    const parameters = [
      { identifier: 'author', value: 'Selma Lagerlöf' },
      { identifier: 'narrator', value: 'Nils Ek' },
      { identifier: 'series', value: 'Värmland' },
      { identifier: 'series-number', value: '2' },
      { identifier: 'award', value: 'Priset' },
    ];
    const variantDimensions = [{ dimension: 'Format', value: 'audio' }];
    const parts = { variantGroup: { variants }, variantDimensions, parameterGroups: [{ parameters }] };
    expect(describedWith(parts)).toMatchObject({
      '@type': ['Product', 'Book', 'Audiobook'],
      readBy: [{ '@type': 'Person', name: 'Nils Ek' }],
      isPartOf: { '@type': 'BookSeries', name: 'Värmland' },
      position: 2,
      award: ['Priset'],
      datePublished: '2026-03-12',
    });
  });

  test('without variants has its language and format', () => {
    const alone = {
      variantDimensions: [],
      editionLanguage: { value: 'fi' },
      editionFormat: { value: 'audio' },
    };
    expect(describedWith(alone)).toMatchObject({
      '@type': ['Product', 'Book', 'Audiobook'],
      inLanguage: 'fi',
      bookFormat: 'https://schema.org/AudiobookFormat',
    });
  });

  test('in an unknown language states none', () => {
    const variantDimensions = [{ dimension: 'Language', value: 'und' }];
    expect(describedWith({ variantDimensions })).not.toHaveProperty('inLanguage');
  });

  test('another product is only a Product', () => {
    const other = describedWith({ parameterGroups: null, skus: [sku({ gtin: '7312345678909' })] });
    expect(other['@type']).toBe('Product');
    expect(other).not.toHaveProperty('inLanguage');
  });

  test('unknown properties are left out', () => {
    const minimal = describedWith({
      name: null,
      texts: null,
      brand: null,
      productImages: [],
      unitPrice: null,
      skus: null,
      variantDimensions: null,
      variantGroup: null,
      parameterGroups: null,
      rating: null,
    });
    expect(Object.keys(minimal).sort()).toEqual(['@context', '@id', '@type', 'sku', 'url']);
  });
});

describe('an offer', () => {
  test.each([
    [{ totalStock: 9, inStock: 9, oversellable: 0, static: 0 }, 'InStock'],
    [{ totalStock: 1, inStock: 1, oversellable: 0, static: 0 }, 'InStock'],
    [{ totalStock: 10, inStock: 0, oversellable: 0, static: 10 }, 'InStock'],
    [{ totalStock: 5, inStock: 0, oversellable: 5, static: 0 }, 'BackOrder'],
    [{ totalStock: 0, inStock: 0, oversellable: 0, static: 0 }, 'OutOfStock'],
    [null, 'OutOfStock'],
  ])('with the stock %j is %s', (stock, availability) => {
    expect(offersOf({ skus: [sku({ stock })] })[0].availability).toBe(`https://schema.org/${availability}`);
  });

  test('has the regular price only when discounted', () => {
    const unitPrice = { sellingPriceIncVat: 79, regularPriceIncVat: 99, currency: { code: 'SEK' } };
    expect(offersOf({ unitPrice: { ...unitPrice, isDiscounted: true } })[0]).toMatchObject({
      price: 79,
      priceSpecification: {
        priceType: 'https://schema.org/StrikethroughPrice',
        price: 99,
        priceCurrency: 'SEK',
        valueAddedTaxIncluded: true,
      },
    });
    expect(offersOf({ unitPrice: { ...unitPrice, isDiscounted: false } })[0]).not.toHaveProperty(
      'priceSpecification',
    );
  });

  test.each([
    ['9789100000004', '9789100000004'],
    ['978-91-0000000-4', '9789100000004'],
    ['012345678905', '0012345678905'],
  ])('writes the number %s as %s', (gtin, written) => {
    expect(offersOf({ skus: [sku({ gtin })] })[0].gtin13).toBe(written);
  });

  test.each([
    ['2000000023533', 'is an in-store number'],
    ['9789100000006', 'has a wrong last digit'],
    ['1234', 'is too short'],
    ['abc', 'is none'],
    ['', 'is empty'],
    [null, 'is not there'],
  ])('leaves out the number %s, which %s', (gtin, _reason) => {
    expect(offersOf({ skus: [sku({ gtin })] })[0]).not.toHaveProperty('gtin13');
  });
});

describe('Reviews', () => {
  const review = { rating: 4, comment: 'Läs!', reviewDate: '2026-05-03T22:30:00.000Z', author: 'Kim' };

  test('are included', () => {
    expect(describedWith({ rating: { score: 4.3, voteCount: 3 } }, [review, null])).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 3, bestRating: 5, worstRating: 1 },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Kim' },
          datePublished: '2026-05-04',
          reviewBody: 'Läs!',
          reviewRating: { ratingValue: 4 },
        },
      ],
    });
  });

  test.each([null, { score: 0, voteCount: 0 }])('are left out without ratings: %j', (rating) => {
    const product = describedWith({ rating }, []);
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('review');
  });
});
