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

test('A card carries the campaigns of its book, not those of the whole cart or its delivery', () => {
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

test('An answer is left as it was: others may hold it', () => {
  const products = [book(1, [campaign('Fri frakt', 'shipping')])];
  productCards({ products });
  expect(products[0]?.discountCampaigns).toHaveLength(1);
});

test('What is missing is left out', () => {
  expect(productCards({ products: [null, book(2, null)] })).toEqual([book(2, null)]);
  expect(productCards({ products: null })).toEqual([]);
  expect(productCards(null)).toEqual([]);
});
