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

test('has prices with VAT as numbers', () => {
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

test('unknown fields are null, 0 or empty', () => {
  const minimal = {
    productId: 7,
    name: null,
    brand: null,
    primaryCategory: null,
    unitPrice: null,
    discountType: null,
  };
  expect(trackedProduct(minimal)).toMatchObject({
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
])('in a list that starts at %i, index %i counts over all pages', (startIndex, index, listed) => {
  const products = Array.from({ length: 50 }, (_, productId) => ({ ...book, productId }));
  expect(listedProduct({ products, startIndex, pageSize: 48 }, index)).toMatchObject({
    ...listed,
    product: { productId: index },
    pageSize: 48,
  });
});

test('returns undefined for an index outside the list', () => {
  const list = { products: [book], startIndex: 0, pageSize: 48 };
  expect([-1, 1].map((index) => listedProduct(list, index))).toEqual([undefined, undefined]);
});
