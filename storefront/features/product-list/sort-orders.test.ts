import { expect, test } from 'vitest';
import { SHOP } from '#storefront/config/shop.ts';
import { sortsOf } from './sort-orders.ts';

test('relevance is offered for searches alone, and is usual there', () => {
  expect(sortsOf('search___fi')).toEqual({
    offered: ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'],
    usual: 'RELEVANCE',
  });
});

test('other lists have the order of the shop, or that of their route', () => {
  expect(sortsOf('category___sv')).toEqual({
    offered: ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'],
    usual: SHOP.productListDefaultSort,
  });
  for (const { name, sort } of SHOP.customSortRoutes) expect(sortsOf(`${name}___nb`).usual).toBe(sort);
});
