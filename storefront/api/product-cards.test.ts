import { expect, test } from 'vitest';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { productCards } from './product-cards.ts';

const campaign = (name: string | null, category: string, hideTitle = false) => ({
  name,
  category,
  hideTitle,
});
const book = (productId: number, discountCampaigns: ProductCardPartsFragment['discountCampaigns']) =>
  ({ productId, discountCampaigns }) as ProductCardPartsFragment;

test('a card has the campaigns of its product, not of the cart or shipping', () => {
  const summer = campaign('Sommarrea', 'product');
  const products = [
    book(1, [
      summer,
      campaign('Fri frakt från 499 kr', 'shipping'),
      campaign('100 kr rabatt', 'cart'),
      campaign('Tyst', 'product', true),
      campaign(null, 'product'),
      null,
    ]),
  ];
  expect(productCards({ products })).toEqual([book(1, [summer])]);
});

test('does not change the result, which is cached', () => {
  const products = [book(1, [campaign('Fri frakt', 'shipping')])];
  productCards({ products });
  expect(products[0]?.discountCampaigns).toHaveLength(1);
});

test('a card has the language and the format, which it displays', () => {
  const dimensions = ['Language', 'Format', 'Sku'].map((dimension) => ({
    dimension,
    value: 'x',
    label: 'X',
    attributes: [],
  }));
  const product = { ...book(1, null), variantDimensions: [...dimensions, null] };
  expect(productCards({ products: [product] })[0]?.variantDimensions).toEqual(dimensions.slice(0, 2));
});

test('a card has the language once', () => {
  const editionLanguage = { value: 'fi', label: 'suomi' };
  const inGroup = { dimension: 'Language', ...editionLanguage, attributes: [] };
  const [alone, ofWork] = productCards({
    products: [
      { ...book(1, null), variantDimensions: [], editionLanguage },
      { ...book(2, null), variantDimensions: [inGroup], editionLanguage },
    ],
  });
  expect(alone).toMatchObject({ variantDimensions: [], editionLanguage });
  expect(ofWork).toMatchObject({ variantDimensions: [inGroup], editionLanguage: null });
});

test('skips missing products', () => {
  expect(productCards({ products: [null, book(2, null)] })).toEqual([book(2, null)]);
  expect(productCards({ products: null })).toEqual([]);
  expect(productCards(null)).toEqual([]);
});
