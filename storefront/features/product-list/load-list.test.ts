import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { ListPageDocument, ProductListDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { loadListInfo, loadProductPage, parentPaths, readPage } from './load-list.ts';

const search = (query: string) => new URLSearchParams(query);
const notFound = { init: { status: 404 } };

/** A client that returns one result and records its requests. */
function fakeApi(result: object) {
  const requests: { operation: unknown; variables: unknown }[] = [];
  const request = async (operation: unknown, variables: unknown) => {
    requests.push({ operation, variables });
    return result;
  };
  return { api: { query: request, send: request } as unknown as CommerceClient, requests };
}

const errorOf = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('the page number', () => {
  test.each([
    ['', 1],
    ['sort=LATEST', 1],
    ['page=1', 1],
    ['page=2', 2],
    ['page=12&sort=LATEST', 12],
    ['page=3&page=4', 3],
  ])('%j is page %i', (query, page) => {
    expect(readPage(search(query))).toBe(page);
  });

  test.each([
    '',
    '0',
    '-1',
    '01',
    '1.5',
    '1e2',
    ' 1',
    '1 ',
    'two',
    '٣',
    'NaN',
    'Infinity',
    '99999',
    '9'.repeat(400),
  ])('page=%s is not found', async (page) => {
    expect(await errorOf(() => readPage(search(`page=${encodeURIComponent(page)}`)))).toMatchObject(notFound);
  });

  test('is limited by the largest skip of the commerce API', async () => {
    const last = Math.floor(LIMITS.listSkip / SHOP.productListPageSize) + 1;
    expect(readPage(search(`page=${last}`))).toBe(last);
    expect(await errorOf(() => readPage(search(`page=${last + 1}`)))).toMatchObject(notFound);
  });
});

/** With 48 products on a page, as configured in `SHOP.productListPageSize`. */
describe('a page of a list', () => {
  test('is queried with skip, take and sort order', async () => {
    const { api, requests } = fakeApi({ products: { count: 200, products: [] } });
    await loadProductPage(api, { url: '/c/roman', page: 3, filter: { sort: 'LATEST' } });
    expect(requests).toEqual([
      {
        operation: ProductListDocument,
        variables: { url: '/c/roman', skip: 96, take: 48, filter: { sort: 'LATEST' } },
      },
    ]);
  });

  test('counts pages and leaves out null products', async () => {
    const product = { productId: 1 };
    const { api } = fakeApi({ products: { count: 97, products: [product, null] } });
    expect(await loadProductPage(api, { page: 2, filter: {} })).toEqual({
      products: [product],
      count: 97,
      page: 2,
      pages: 3,
    });
  });

  test('of an empty list is page 1 of 1', async () => {
    const { api } = fakeApi({ products: { count: 0, products: [] } });
    expect(await loadProductPage(api, { page: 1, filter: {} })).toMatchObject({
      count: 0,
      page: 1,
      pages: 1,
    });
  });

  test('of a missing list is empty', async () => {
    const { api } = fakeApi({ products: null });
    expect(await loadProductPage(api, { page: 1, filter: {} })).toMatchObject({ products: [], pages: 1 });
  });

  test.each([
    [96, 3],
    [0, 2],
    [48, 2],
  ])('with %i products in total, page %i is 404', async (count, page) => {
    const { api } = fakeApi({ products: { count, products: [] } });
    const error = await errorOf(() => loadProductPage(api, { page, filter: {} }));
    expect(error).toMatchObject(notFound);
  });

  test('has no later pages than the commerce API allows', async () => {
    const { api } = fakeApi({ products: { count: 1_000_000, products: [] } });
    const { pages } = await loadProductPage(api, { page: 1, filter: {} });
    expect((pages - 1) * SHOP.productListPageSize).toBeLessThanOrEqual(LIMITS.listSkip);
  });
});

describe('the information about a list', () => {
  test('is queried by its path', async () => {
    const { api, requests } = fakeApi({ listPageInfo: { id: 7, name: 'Roman' } });
    expect(await loadListInfo(api, '/c/roman')).toMatchObject({ name: 'Roman' });
    expect(requests).toEqual([{ operation: ListPageDocument, variables: { url: '/c/roman' } }]);
  });

  test.each([null, undefined, { id: 0 }])('is 404 for an unknown path: %j', async (listPageInfo) => {
    const { api } = fakeApi({ listPageInfo });
    expect(await errorOf(() => loadListInfo(api, '/c/x'))).toMatchObject(notFound);
  });
});

test('finds the parent paths of nested categories only', () => {
  expect(parentPaths('/fi/c/a/b/c')).toEqual(['/fi/c/a', '/fi/c/a/b']);
  expect(parentPaths('/c/a')).toEqual([]);
  expect(parentPaths('/b/a/b')).toEqual([]);
  expect(parentPaths('/l/author/x')).toEqual([]);
});
