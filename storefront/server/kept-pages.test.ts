import { describe, expect, test } from 'vitest';
import type { Screen } from '#storefront/routing/paths.ts';
import { createKeptPages, type MadePage, shelfOf } from './kept-pages.ts';
import type { CachedPage } from './page-cache.ts';

const page = (bytes = 100): CachedPage => ({
  body: { identity: Buffer.alloc(bytes), brotli: Buffer.alloc(0), gzip: Buffer.alloc(0), crc: 0 },
  status: 200,
  headers: {},
});

describe('Where a page is kept', () => {
  test.each<[string, Screen, 'plain' | 'filtered' | undefined]>([
    ['/', 'home', 'plain'],
    ['/c/skonlitteratur', 'category', 'plain'],
    ['/c/skonlitteratur?page=2', 'category', 'plain'],
    ['/b/m%C3%A5nen', 'brand', 'plain'],
    ['/c/a?sort=PRICE', 'category', 'filtered'],
    [
      '/dc/rea?categories=Deckare~c_1&brands=x~b_2&price=100-200&p-language=sv~p_1&page=2',
      'campaign',
      'filtered',
    ],
    ['/nyheter?page=2&sort=PRICE', 'news', 'filtered'],
  ])('%s (%s): %s', (path, screen, shelf) => {
    expect(shelfOf(new URL(path, 'https://shop.example'), screen)).toBe(shelf);
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
  ])('%s (%s): nowhere on the plain shelf, for there is no end of such addresses', (path, screen) => {
    expect(shelfOf(new URL(path, 'https://shop.example'), screen)).not.toBe('plain');
  });
});

const kept = (settings: Partial<Parameters<typeof createKeptPages>[0]> = {}) =>
  createKeptPages({ PAGE_CACHE_MB: 1, PUBLIC_URL: undefined, ...settings });
const made = (pages: ReturnType<typeof kept>, path: string, more: Partial<MadePage> = {}): MadePage => ({
  began: pages.begin(),
  url: new URL(path, 'https://shop.example'),
  screen: 'category',
  shows: new Set(),
  ...more,
});

describe('Hostile visitors', () => {
  test('push no plain page out with filters of their own', () => {
    const pages = kept();
    pages.keep('plain', page(), made(pages, '/c/a'));
    for (let price = 0; price < 2000; price++)
      pages.keep(`${price}`, page(1000), made(pages, `/c/a?price=${price}-`));
    expect(pages.get('plain')).toBeDefined();
    expect(pages.get('1999')).toBeDefined();
    expect(pages.get('0')).toBeUndefined();
  });

  test('fill nothing with hosts that they invent', () => {
    const pages = kept();
    const url = (host: number) => new URL(`http://host${host}.example/c/a`);
    for (let host = 0; host < 100; host++)
      pages.keep(`${host}`, page(), made(pages, '/', { url: url(host) }));
    expect(Array.from({ length: 100 }, (_, host) => pages.get(`${host}`)).filter(Boolean)).toHaveLength(8);
  });
});

describe('A change', () => {
  test('is forgotten on both shelves, and by what it concerns', () => {
    const pages = kept();
    const fill = () => {
      pages.keep('plain', page(), made(pages, '/c/a', { shows: new Set([1]) }));
      pages.keep('filtered', page(), made(pages, '/c/a?sort=PRICE', { shows: new Set([1, 2]) }));
      pages.keep('content', page(), made(pages, '/om', { screen: 'content', shows: new Set(['content']) }));
    };
    const left = () => ['plain', 'filtered', 'content'].filter((key) => pages.get(key));
    fill();
    pages.forget({ kind: 'products', productIds: new Set([2]) });
    expect(left()).toEqual(['plain', 'content']);
    fill();
    pages.forget({ kind: 'products', productIds: new Set([1]) });
    expect(left()).toEqual(['content']);
    fill();
    pages.forget({ kind: 'content' });
    expect(left()).toEqual(['plain', 'filtered']);
    fill();
    pages.forget({ kind: 'everything' });
    expect(left()).toEqual([]);
  });

  test('that came while a page was made keeps it out', () => {
    const pages = kept();
    const begun = made(pages, '/c/a', { shows: new Set([1]) });
    pages.forget({ kind: 'products', productIds: new Set([1]) });
    pages.keep('late', page(), begun);
    expect(pages.get('late')).toBeUndefined();
  });
});
