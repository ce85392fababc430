import { expect, test } from 'vitest';
import { findDisallowedVariable } from './allowed-variables.ts';

test.each([
  ['productList', { take: 48, skip: 96, filter: { sort: 'PRICE', facets: ['p_1'], searchText: 'a' } }],
  ['productList', { take: 20, filter: { sort: 'ALPHABETICAL', include: ['c_1'] } }],
  ['productList', { take: 80, filter: {} }],
  ['productList', { take: 37, filter: { productIds: Array(37).fill(1) } }],
  ['productList', { take: 48 }],
  ['listFacets', { filter: { filterMode: 'BY_GROUP', price: { lowest: 1, highest: 2 } } }],
  ['productsById', { take: 13, productIds: Array(13).fill(1) }],
  ['searchSuggestions', { take: 8, text: 'a' }],
  ['reviews', { take: 5, skip: 10, alias: 'a' }],
  ['announcement', { all: { include: ['campaign_1'] }, halved: { include: ['campaign_2'] } }],
  ['addToCart', { id: 'a', item: { skuId: 1, quantity: 2 } }],
])('accepts what the storefront sends: %s %j', (operation, variables) => {
  expect(findDisallowedVariable(operation, variables)).toBeUndefined();
});

test.each([
  ['productList', { take: 200 }, 'take'],
  ['productList', { take: 0 }, 'take'],
  ['productList', { take: '48' }, 'take'],
  ['productList', { take: 101, filter: { productIds: [1] } }, 'take'],
  ['productList', { take: 97, filter: { productIds: [] } }, 'take'],
  ['productList', { take: 48, filter: { sort: 'TOTAL_STOCK' } }, 'filter'],
  ['productList', { take: 48, filter: { sort: ['PRICE'].concat('LATEST') } }, 'filter'],
  ['productList', { take: 48, filter: { facets: Array(101).fill('p_1') } }, 'filter'],
  ['productList', { take: 48, filter: { articleNumbers: Array(101).fill('1') } }, 'filter'],
  ['announcement', { all: { sort: 'NONE' } }, 'filter'],
  ['productsById', { take: 5, productIds: Array(101).fill(1) }, 'productIds'],
  ['searchSuggestions', { take: 48, text: 'a' }, 'take'],
  ['reviews', { take: 200, skip: 0, alias: 'a' }, 'take'],
])('names the variable with a value that the storefront never sends: %s %j', (operation, variables, name) => {
  expect(findDisallowedVariable(operation, variables)).toBe(name);
});
