import { describe, expect, test } from 'vitest';
import type { Screen } from '#storefront/routing/paths.ts';
import { createCachedPages, type PageInfo, partitionOf } from './cached-pages.ts';
import type { CachedPage } from './page-cache.ts';

const page = (bytes = 100): CachedPage => ({
  body: { identity: Buffer.alloc(bytes), brotli: Buffer.alloc(0), gzip: Buffer.alloc(0), crc: 0 },
  status: 200,
  styleSource: '',
  headers: {},
});

describe('the partition of a page', () => {
  test.each<[string, Screen, 'base' | 'filtered' | undefined]>([
    ['/', 'home', 'base'],
    ['/c/skonlitteratur', 'category', 'base'],
    ['/c/skonlitteratur?page=2', 'category', 'base'],
    ['/b/m%C3%A5nen', 'brand', 'base'],
    ['/c/a?sort=PRICE', 'category', 'filtered'],
    [
      '/dc/rea?categories=Deckare~c_1&brands=x~b_2&price=100-200&p-language=sv~p_1&page=2',
      'campaign',
      'filtered',
    ],
    ['/nyheter?page=2&sort=PRICE', 'news', 'filtered'],
  ])('%s (%s): %s', (path, screen, partition) => {
    expect(partitionOf(new URL(path, 'https://shop.example'), screen)).toBe(partition);
  });

  test.each<[string, Screen]>([
    ['/c/a?utm_source=x', 'category'],
    ['/c/a?page=2&x=1', 'category'],
    ['/c/a?page=1&page=2', 'category'],
    ['/c/a?page=%32', 'category'],
    [`/c/a?price=${'1'.repeat(300)}`, 'category'],
    ['/p/a/b/c?page=2', 'product'],
    ['/p/a/b/c?sort=PRICE', 'product'],
    ['/?page=2', 'home'],
    ['/c/%61', 'category'],
    ['/b/m%c3%a5nen', 'brand'],
    ['/b/%E0%A4%A', 'brand'],
  ])('%s (%s) is not in the base partition', (path, screen) => {
    expect(partitionOf(new URL(path, 'https://shop.example'), screen)).not.toBe('base');
  });
});

const createPages = (settings: Partial<Parameters<typeof createCachedPages>[0]> = {}) =>
  createCachedPages({ PAGE_CACHE_MB: 1, PUBLIC_URL: undefined, ...settings });
const infoOf = (
  pages: ReturnType<typeof createPages>,
  path: string,
  more: Partial<PageInfo> = {},
): PageInfo => ({
  versions: pages.currentVersions(),
  url: new URL(path, 'https://shop.example'),
  screen: 'category',
  dependencies: new Set(),
  ...more,
});

describe('invented URLs', () => {
  test('do not evict unfiltered pages', () => {
    const pages = createPages();
    pages.store('base', page(), infoOf(pages, '/c/a'));
    for (let price = 0; price < 2000; price++)
      pages.store(`${price}`, page(1000), infoOf(pages, `/c/a?price=${price}-`));
    expect(pages.get('base')).toBeDefined();
    expect(pages.get('1999')).toBeDefined();
    expect(pages.get('0')).toBeUndefined();
  });

  test('of invented hosts are limited', () => {
    const pages = createPages();
    const url = (host: number) => new URL(`http://host${host}.example/c/a`);
    for (let host = 0; host < 100; host++)
      pages.store(`${host}`, page(), infoOf(pages, '/', { url: url(host) }));
    expect(Array.from({ length: 100 }, (_, host) => pages.get(`${host}`)).filter(Boolean)).toHaveLength(8);
  });
});

describe('a change', () => {
  test('invalidates both partitions by dependency', () => {
    const pages = createPages();
    const fill = () => {
      pages.store('base', page(), infoOf(pages, '/c/a', { dependencies: new Set([1]) }));
      pages.store('filtered', page(), infoOf(pages, '/c/a?sort=PRICE', { dependencies: new Set([1, 2]) }));
      pages.store(
        'content',
        page(),
        infoOf(pages, '/om', { screen: 'content', dependencies: new Set(['content']) }),
      );
    };
    const left = () => ['base', 'filtered', 'content'].filter((key) => pages.get(key));
    fill();
    pages.invalidate({ kind: 'products', productIds: new Set([2]) });
    expect(left()).toEqual(['base', 'content']);
    fill();
    pages.invalidate({ kind: 'products', productIds: new Set([1]) });
    expect(left()).toEqual(['content']);
    fill();
    pages.invalidate({ kind: 'content' });
    expect(left()).toEqual(['base', 'filtered']);
    fill();
    pages.invalidate({ kind: 'everything' });
    expect(left()).toEqual([]);
  });

  test('during loading prevents storing the page', () => {
    const pages = createPages();
    const info = infoOf(pages, '/c/a', { dependencies: new Set([1]) });
    pages.invalidate({ kind: 'products', productIds: new Set([1]) });
    pages.store('late', page(), info);
    expect(pages.get('late')).toBeUndefined();
  });
});
