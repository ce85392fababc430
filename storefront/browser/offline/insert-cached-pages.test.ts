import { expect, test } from 'vitest';
import { CACHED_PAGES_PLACEHOLDER } from '#storefront/config/offline.ts';
import { insertCachedPages } from './insert-cached-pages.ts';

const cachesWith = (pages: Record<string, string>) => ({
  open: async () =>
    ({
      keys: async () => Object.keys(pages).map((path) => new Request(`https://shop.example${path}`)),
      match: async (request: Request) => {
        const { pathname, search } = new URL(request.url);
        return new Response(pages[pathname + search]);
      },
    }) as unknown as Cache,
});

test('lists titles of the cached pages, newest first and escaped', async () => {
  const offlinePage = new Response(`<ul>${CACHED_PAGES_PLACEHOLDER}</ul>`, {
    headers: { 'content-type': 'text/html' },
  });
  const page = await insertCachedPages(
    offlinePage,
    cachesWith({
      '/p/a': '<title>A &amp; $&amp; B</title>',
      '/c/b?x=1&y=2': '<title>Category</title>',
      '/broken': 'no title',
    }),
  );
  expect(page.headers.get('content-type')).toBe('text/html');
  expect(await page.text()).toBe(
    '<ul><li><a href="https://shop.example/c/b?x=1&amp;y=2">Category</a></li><li><a href="https://shop.example/p/a">A &amp; $&amp; B</a></li></ul>',
  );
});
