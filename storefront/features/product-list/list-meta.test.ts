import { expect, test } from 'vitest';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { listMeta } from './list-meta.ts';

import type { LoadedList } from './load-list.ts';
import { sortOptionsOf } from './navigation/sort-orders.ts';

const t = await loadTranslate('en');

function meta(query: string, page = 1) {
  const list: LoadedList = {
    page: { products: [], count: 200, page, pages: 5 },
    totalCount: 200,
    filters: [],
    sorts: sortOptionsOf('category'),
  };
  const alternates = [{ url: '/c/lyrik', culture: 'sv-SE' }];
  const facts = { title: 'Poetry', canonical: '/en/c/poetry', alternates };
  return listMeta(t, facts, list, new URLSearchParams(query));
}

test('gives each page of the unfiltered list its own canonical URL', () => {
  expect(meta('')).toEqual({
    title: 'Poetry',
    canonical: '/en/c/poetry',
    alternates: [{ url: '/c/lyrik', culture: 'sv-SE' }],
  });
  expect(meta('utm_source=x&page=2', 2)).toEqual({
    title: 'Poetry, page 2',
    canonical: '/en/c/poetry?page=2',
    alternates: [{ url: '/c/lyrik?page=2', culture: 'sv-SE' }],
  });
});

test.each(['brands=Otava~b_20', 'sort=PRICE', 'brands=Otava~b_20&page=2'])(
  'hides a filtered or sorted list from search engines: %s',
  (query) => {
    expect(meta(query, 2)).toMatchObject({ canonical: '/en/c/poetry', isHidden: true });
    // Without a query, so that a change of language keeps the visitor's query.
    expect(meta(query, 2).alternates?.[0]?.url).toBe('/c/lyrik');
  },
);
