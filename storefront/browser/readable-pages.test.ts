import { expect, test } from 'vitest';
import { READABLE_PAGES_MARK } from '#storefront/config/offline.ts';
import { withReadablePages } from './readable-pages.ts';

const kept = (pages: Record<string, string>) => ({
  open: async () =>
    ({
      keys: async () => Object.keys(pages).map((path) => new Request(`https://shop.example${path}`)),
      match: async (request: Request) => {
        const { pathname, search } = new URL(request.url);
        return new Response(pages[pathname + search]);
      },
    }) as unknown as Cache,
});

test('The last read stands first, by its title, and nothing breaks out of a link', async () => {
  const page = new Response(`<ul>${READABLE_PAGES_MARK}</ul>`, { headers: { 'content-type': 'text/html' } });
  const shown = await withReadablePages(
    page,
    kept({
      '/p/a': '<title>A &amp; $&amp; B</title>',
      '/c/b?x=1&y=2': '<title>Shelf</title>',
      '/broken': 'no title',
    }),
  );
  expect(shown.headers.get('content-type')).toBe('text/html');
  expect(await shown.text()).toBe(
    '<ul><li><a href="https://shop.example/c/b?x=1&amp;y=2">Shelf</a></li><li><a href="https://shop.example/p/a">A &amp; $&amp; B</a></li></ul>',
  );
});
