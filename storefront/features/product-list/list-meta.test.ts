import { expect, test } from 'vitest';
import { loadTranslate } from '#storefront/translations/words.ts';
import { listMeta } from './list-meta.ts';
import { parentPaths } from './list-of-path.ts';
import type { LoadedList } from './load-list.ts';
import { sortsOf } from './sort-orders.ts';

const t = await loadTranslate('en');

function meta(query: string, page = 1) {
  const list: LoadedList = {
    ...{ page: { products: [], count: 200, page, pages: 5 }, wholeCount: 200, filters: [] },
    sorts: sortsOf('category'),
  };
  const alternates = [{ url: '/c/lyrik', culture: 'sv-SE' }];
  const facts = { title: 'Poetry', canonical: '/en/c/poetry', alternates };
  return listMeta(t, facts, list, new URLSearchParams(query));
}

test('pages of the list itself are for search engines, each with an address of its own', () => {
  expect(meta('')).toEqual({
    ...{ title: 'Poetry', canonical: '/en/c/poetry' },
    alternates: [{ url: '/c/lyrik', culture: 'sv-SE' }],
  });
  expect(meta('utm_source=x&page=2', 2)).toEqual({
    ...{ title: 'Poetry, page 2', canonical: '/en/c/poetry?page=2' },
    alternates: [{ url: '/c/lyrik?page=2', culture: 'sv-SE' }],
  });
});

test.each(['brands=Otava~b_20', 'sort=PRICE', 'brands=Otava~b_20&page=2'])(
  'what a visitor made of it is not: %s',
  (query) => {
    expect(meta(query, 2)).toMatchObject({ canonical: '/en/c/poetry', isHidden: true });
    // Without a query of its own, so that a change of language keeps the visitor's.
    expect(meta(query, 2).alternates?.[0]?.url).toBe('/c/lyrik');
  },
);

test('categories stand below one another in paths, nothing else does', () => {
  expect(parentPaths('/fi/c/a/b/c')).toEqual(['/fi/c/a', '/fi/c/a/b']);
  expect(parentPaths('/c/a')).toEqual([]);
  expect(parentPaths('/b/a/b')).toEqual([]);
  expect(parentPaths('/l/author/x')).toEqual([]);
});
