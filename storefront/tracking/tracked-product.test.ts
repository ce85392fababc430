import { expect, test } from 'vitest';
import type { PricePartsFragment } from '#storefront/api/generated/graphql.ts';
import { listedProduct, trackedProduct } from './tracked-product.ts';

const unitPrice = {
  isDiscounted: true,
  discountPercentage: 25,
  sellingPriceIncVat: 149.25,
  regularPriceIncVat: 199,
} as PricePartsFragment;

const book = {
  productId: 7,
  name: 'Niels Lyhne',
  brand: { name: 'Modernista' },
  primaryCategory: { name: 'Klassiker' },
  unitPrice,
  discountType: 'PRICE_CAMPAIGN' as const,
};

test('a product is told with its prices as numbers, with VAT', () => {
  expect(trackedProduct(book)).toEqual({
    productId: 7,
    name: 'Niels Lyhne',
    brand: 'Modernista',
    category: 'Klassiker',
    price: 149.25,
    regularPrice: 199,
    discountPercentage: 25,
    discountType: 'PRICE_CAMPAIGN',
  });
});

test('what is not known of it is left open', () => {
  const bare = {
    productId: 7,
    name: null,
    brand: null,
    primaryCategory: null,
    unitPrice: null,
    discountType: null,
  };
  expect(trackedProduct(bare)).toMatchObject({
    name: '',
    brand: null,
    category: null,
    price: 0,
    discountType: null,
  });
});

test.each([
  [0, 0, { index: 0, page: 1 }],
  [0, 49, { index: 49, page: 2 }],
  [48, 0, { index: 48, page: 2 }],
  [96, 47, { index: 143, page: 3 }],
])(
  'a list that begins at %i has at its place %i what stands there over all pages',
  (startIndex, place, listed) => {
    const products = Array.from({ length: 50 }, (_, productId) => ({ ...book, productId }));
    expect(listedProduct({ products, startIndex, pageSize: 48 }, place)).toMatchObject({
      ...listed,
      product: { productId: place },
      pageSize: 48,
    });
  },
);

test('where nothing stands there is nothing to tell', () => {
  const list = { products: [book], startIndex: 0, pageSize: 48 };
  expect([-1, 1].map((place) => listedProduct(list, place))).toEqual([undefined, undefined]);
});
