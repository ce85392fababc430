import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { ListPageDocument, ProductListDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { loadListInfo, loadProductPage, readPage } from './load-list.ts';

const search = (query: string) => new URLSearchParams(query);
const notFound = { init: { status: 404 } };

/** A commerce API that gives one answer, and remembers what it was asked. */
function fakeApi(answer: object) {
  const asked: { operation: unknown; variables: unknown }[] = [];
  const ask = async (operation: unknown, variables: unknown) => {
    asked.push({ operation, variables });
    return answer;
  };
  return { api: { query: ask, send: ask } as unknown as CommerceClient, asked };
}

const thrownBy = async (work: () => unknown) => {
  try {
    await work();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
};

describe('the number of a page', () => {
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
    expect(await thrownBy(() => readPage(search(`page=${encodeURIComponent(page)}`)))).toMatchObject(
      notFound,
    );
  });

  test('the last page is the last that the commerce API may be asked for', async () => {
    const last = Math.floor(LIMITS.listSkip / SHOP.productListPageSize) + 1;
    expect(readPage(search(`page=${last}`))).toBe(last);
    expect(await thrownBy(() => readPage(search(`page=${last + 1}`)))).toMatchObject(notFound);
  });
});

describe('a page of a list', () => {
  test('is asked for by its place, in the order that is wanted', async () => {
    const { api, asked } = fakeApi({ products: { count: 200, products: [] } });
    await loadProductPage(api, { url: '/c/roman', page: 3, filter: { sort: 'LATEST' } });
    expect(asked).toEqual([
      {
        operation: ProductListDocument,
        variables: { url: '/c/roman', skip: 96, take: 48, filter: { sort: 'LATEST' } },
      },
    ]);
  });

  test('knows how many there are; what the API left empty is left out', async () => {
    const product = { productId: 1 };
    const { api } = fakeApi({ products: { count: 97, products: [product, null] } });
    expect(await loadProductPage(api, { page: 2, filter: {} })).toEqual({
      products: [product],
      count: 97,
      page: 2,
      pages: 3,
    });
  });

  test('an empty list has one page', async () => {
    const { api } = fakeApi({ products: { count: 0, products: [] } });
    expect(await loadProductPage(api, { page: 1, filter: {} })).toMatchObject({
      count: 0,
      page: 1,
      pages: 1,
    });
  });

  test('a list that is not there is empty', async () => {
    const { api } = fakeApi({ products: null });
    expect(await loadProductPage(api, { page: 1, filter: {} })).toMatchObject({ products: [], pages: 1 });
  });

  test.each([
    [96, 3],
    [0, 2],
    [48, 2],
  ])('with %i products page %i is not found, rather than empty', async (count, page) => {
    const { api } = fakeApi({ products: { count, products: [] } });
    const thrown = await thrownBy(() => loadProductPage(api, { page, filter: {} }));
    expect(thrown).toMatchObject(notFound);
  });

  test('no page is offered that the commerce API would refuse', async () => {
    const { api } = fakeApi({ products: { count: 1_000_000, products: [] } });
    const { pages } = await loadProductPage(api, { page: 1, filter: {} });
    expect((pages - 1) * SHOP.productListPageSize).toBeLessThanOrEqual(LIMITS.listSkip);
  });
});

describe('what a list is of', () => {
  test('is asked for by its path', async () => {
    const { api, asked } = fakeApi({ listPageInfo: { id: 7, name: 'Roman' } });
    expect(await loadListInfo(api, { url: '/c/roman' })).toMatchObject({ name: 'Roman' });
    expect(asked).toEqual([{ operation: ListPageDocument, variables: { url: '/c/roman' } }]);
  });

  test.each([null, undefined, { id: 0 }])('nothing by that path is not found: %j', async (listPageInfo) => {
    const { api } = fakeApi({ listPageInfo });
    expect(await thrownBy(() => loadListInfo(api, { url: '/c/x' }))).toMatchObject(notFound);
  });
});
