import { describe, expect, test } from 'vitest';
import type { ProductPage } from '../load-list.ts';
import { cachePages, joinPages, type LoadedPages, serializePages } from './loaded-pages.store.ts';

const page = (number: number, ...ids: number[]): ProductPage => ({
  page: number,
  pages: 9,
  count: 400,
  products: ids.map((productId) => ({ productId })) as ProductPage['products'],
});
const idsOf = ({ products }: { products: { productId: number }[] }) =>
  products.map(({ productId }) => productId);

describe('pages of a list', () => {
  test('join the pages before and after them', () => {
    const third = joinPages('a', '/c/x', page(3, 5, 6), undefined);
    const more = joinPages('b', '/c/x', page(4, 7), third);
    expect(more).toMatchObject({ firstPage: 3, lastPage: 4 });
    const all = joinPages('c', '/c/x', page(2, 3, 4), more);
    expect(all).toMatchObject({ firstPage: 2, lastPage: 4 });
    expect(idsOf(all)).toEqual([3, 4, 5, 6, 7]);
    expect(joinPages('d', '/c/x', page(3, 5, 6), all)).toBe(all);
  });

  test('start again in another list or after a gap', () => {
    const first = joinPages('a', '/c/x', page(1, 1), undefined);
    expect(idsOf(joinPages('a', '/c/x?sort=PRICE', page(1, 9), first))).toEqual([9]);
    expect(joinPages('a', '/c/x', page(5, 9), first)).toMatchObject({ firstPage: 5, lastPage: 5 });
  });

  test('contain no product twice when the list has shifted', () => {
    const first = joinPages('a', '/c/x', page(1, 1, 2), undefined);
    expect(idsOf(joinPages('a', '/c/x', page(2, 2, 3), first))).toEqual([1, 2, 3]);
  });

  test('are restored by the history key', () => {
    const first = joinPages('k1', '/c/y', page(1, 1), undefined);
    const both = joinPages('k2', '/c/y', page(2, 2), first);
    cachePages('k2', both);
    expect(joinPages('k2', '/c/y', page(2, 2), undefined)).toBe(both);
    expect(idsOf(joinPages('k2', '/c/z', page(2, 2), undefined))).toEqual([2]);
  });

  test('are stored for a reload when joined, the last lists first, within the size limit', () => {
    const list = (lastPage: number, size = 1): LoadedPages => ({
      list: '/c/x',
      firstPage: 1,
      lastPage,
      products: [{ productId: 1, name: 'x'.repeat(size) }] as LoadedPages['products'],
    });
    const keysOf = (...entries: [string, LoadedPages][]) =>
      JSON.parse(serializePages(entries) ?? '[]').map(([key]: [string]) => key);
    expect(serializePages([['a', list(1)]])).toBeUndefined();
    expect(keysOf(['a', list(1)], ['b', list(2)], ['c', list(3)])).toEqual(['b', 'c']);
    expect(keysOf(['a', list(2, 300_000)], ['b', list(2, 300_000)])).toEqual(['b']);
    expect(serializePages([['a', list(9, 500_000)]])).toBeUndefined();
  });
});
