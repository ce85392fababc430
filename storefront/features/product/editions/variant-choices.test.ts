import { describe, expect, test } from 'vitest';
import { DELIVERY_ATTRIBUTES } from '#contract/product/delivery-attributes.ts';
import type { ProductQuery } from '#storefront/api/generated/graphql.ts';
import { variantChoices } from './variant-choices.ts';

type Product = NonNullable<ProductQuery['product']>;

const stock = { totalStock: 3, inStock: 3, oversellable: 0, static: 0 };
const edition = (productId: number, value: string, price = '') => ({
  level: 1,
  dimension: 'Language',
  value,
  label: `in ${value}`,
  productId,
  canonicalUrl: `/p/${productId}`,
  attributes: [
    { key: 'sellingPriceIncVatFormatted', value: price },
    { key: 'sellingPriceExVatFormatted', value: '' },
  ],
  stock,
});
const offer = (priceIncVat = '') => ({ priceIncVat, priceExVat: '', stock, fulfilment: 'shipped' });
const seriesOption = (value: string, productId: number, variants: ReturnType<typeof edition>[]) => ({
  level: 2,
  dimension: 'Series',
  value,
  label: `series ${value}`,
  productId,
  canonicalUrl: null,
  variants,
});

function product(productId: number, variants: object[]): Product {
  const parameters = [{ name: 'Språk', value: 'Svenska', show: true, identifier: 'language' }];
  return {
    productId,
    variantGroup: { variants },
    parameterGroups: [{ parameterGroupId: 1, name: 'Om boken', parameters }],
  } as Partial<Product> as Product;
}

describe('editions of a work', () => {
  const editions = [edition(1, 'sv', '99 kr'), edition(2, 'fi', '89 kr')];

  test('are options with their own URLs, prices and stock, named in the language of the page', () => {
    expect(variantChoices(product(2, editions))).toEqual([
      {
        name: 'Språk',
        options: [
          { label: 'in sv', url: '/p/1', isSelected: false, offer: offer('99 kr') },
          { label: 'in fi', url: '/p/2', isSelected: true, offer: offer('89 kr') },
        ],
      },
    ]);
  });

  test('are not offered when there is only one', () => {
    expect(variantChoices(product(1, [edition(1, 'sv')]))).toEqual([]);
    expect(variantChoices(product(1, []))).toEqual([]);
  });

  test('without a URL are left out', () => {
    const [choice] = variantChoices(product(1, [...editions, { ...edition(3, 'da'), canonicalUrl: null }]));
    expect(choice?.options.map(({ url }) => url)).toEqual(['/p/1', '/p/2']);
  });
});

test('a format has the statements about its delivery, if they are not the usual ones', () => {
  const heavy = {
    ...edition(2, 'hardback'),
    attributes: [
      { key: DELIVERY_ATTRIBUTES.promise, value: 'Frakt från 39 kr' },
      { key: DELIVERY_ATTRIBUTES.time, value: 'Levereras 3 dec' },
    ],
  };
  const [choice] = variantChoices(product(1, [edition(1, 'paperback'), heavy]));
  expect(choice?.options.map((option) => option.offer?.delivery)).toEqual([
    undefined,
    { promise: 'Frakt från 39 kr', time: 'Levereras 3 dec', madeToOrderTime: '' },
  ]);
});

test('colours have the code of their swatch', () => {
  const colour = (productId: number, value: string, hex: string) => ({
    ...edition(productId, value),
    dimension: 'Color',
    attributes: [{ key: 'color', value: hex }],
  });
  const [choice] = variantChoices(
    product(1, [colour(1, 'navy', '#1d2c4c'), colour(2, 'brick', '#a3402b'), colour(3, 'none', '')]),
  );
  expect(choice?.options.map((option) => option.colour)).toEqual(['#1d2c4c', '#a3402b', undefined]);
});

describe('variants in three levels', () => {
  const tree = [
    seriesOption('gilt', 1, [edition(1, 'sv'), edition(2, 'fi')]),
    seriesOption('plain', 3, [edition(3, 'sv'), edition(4, 'fi')]),
    seriesOption('rare', 5, [edition(5, 'sv')]),
  ];

  test('list the outermost dimension first', () => {
    const [series, language] = variantChoices(product(4, tree));
    expect(series?.name).toBe('Series');
    expect(language?.options).toMatchObject([
      { url: '/p/3', isSelected: false },
      { url: '/p/4', isSelected: true },
    ]);
  });

  test('link an outer option to the product with the same inner value, if there is one', () => {
    expect(variantChoices(product(4, tree))[0]?.options).toMatchObject([
      { label: 'series gilt', url: '/p/2', isSelected: false },
      { label: 'series plain', url: '/p/4', isSelected: true },
      { label: 'series rare', url: '/p/5', isSelected: false },
    ]);
  });

  test('link an outer option to its representative if the same inner value is sold out there', () => {
    const soldOut = { ...edition(2, 'fi'), stock: { totalStock: 0, inStock: 0, oversellable: 0, static: 0 } };
    const gilt = (...variants: ReturnType<typeof edition>[]) =>
      variantChoices(product(4, [seriesOption('gilt', 1, variants), ...tree.slice(1)]))[0]?.options[0];
    expect(gilt(edition(1, 'sv'), edition(2, 'fi'))).toMatchObject({ url: '/p/2' });
    expect(gilt(edition(1, 'sv'), soldOut)).toMatchObject({ url: '/p/1' });
  });
});
