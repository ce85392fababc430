import { expect, test } from 'vitest';
import { SHOP } from '#storefront/config/shop.ts';
import { sortOptionsOf } from './sort-orders.ts';

test('offers relevance for searches only, as their default', () => {
  expect(sortOptionsOf('search')).toEqual({
    options: ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'],
    defaultOrder: 'RELEVANCE',
  });
});

test('sorts series by their numbers', () => {
  expect(sortOptionsOf('series')).toEqual({
    options: ['CUSTOM_5', 'LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'],
    defaultOrder: 'CUSTOM_5',
  });
});

test('uses the default order of the shop or of the screen', () => {
  expect(sortOptionsOf('category')).toEqual({
    options: ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'],
    defaultOrder: SHOP.productListDefaultSort,
  });
  for (const { screen, sort } of SHOP.defaultSortByScreen)
    expect(sortOptionsOf(screen).defaultOrder).toBe(sort);
});
