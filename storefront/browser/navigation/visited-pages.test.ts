import { createMemoryRouter, type DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheVisitedPages, type VisitedPages } from './visited-pages.ts';

const load = vi.fn<(path: string) => string>();
let router: DataRouter;
let visitedPages: VisitedPages;

beforeEach(() => {
  load.mockReset();
  load.mockImplementation((path) => `${path}, loaded ${load.mock.calls.length}`);
  const loader = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    return visitedPages.get() ?? load(pathname + search);
  };
  router = createMemoryRouter(
    [
      { id: 'book', path: '/books/:alias', loader },
      { id: 'personal', path: '/personal', loader },
    ],
    { initialEntries: ['/books/first'], hydrationData: { loaderData: { book: 'as the server sent it' } } },
  );
  visitedPages = cacheVisitedPages(router, ({ route }) => route.id !== 'personal');
});
afterEach(() => router.dispose());

/** Navigates in the history and waits until the router has arrived. */
function go(delta: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    resolve();
  });
  void router.navigate(delta);
  return promise;
}

const renderedData = () => router.state.loaderData[router.state.matches.at(-1)?.route.id ?? ''];

test('back restores a page, including the one from the server', async () => {
  await router.navigate('/books/second?page=2');
  const second = renderedData();
  await go(-1);
  expect(renderedData()).toBe('as the server sent it');
  await go(1);
  expect(renderedData()).toBe(second);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a link loads a visited page again', async () => {
  await router.navigate('/books/second');
  await router.navigate('/books/first');
  expect(load).toHaveBeenLastCalledWith('/books/first');
});

test('a revalidated page replaces its stored data', async () => {
  await router.revalidate();
  expect(renderedData()).toBe('/books/first, loaded 1');
  await router.navigate('/books/second');
  await go(-1);
  expect(renderedData()).toBe('/books/first, loaded 1');
});

test('does not store personal pages', async () => {
  await router.navigate('/personal');
  await router.navigate('/books/second');
  await go(-1);
  expect(load.mock.calls.map(([path]) => path)).toEqual(['/personal', '/books/second', '/personal']);
});

test('does not store errors', async () => {
  load.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  await router.navigate('/books/second');
  await router.navigate('/books/third');
  await go(-1);
  expect(renderedData()).toBe('/books/second, loaded 3');
});

test('clear removes all pages', async () => {
  await router.navigate('/books/second');
  visitedPages.clear();
  await go(-1);
  expect(renderedData()).toBe('/books/first, loaded 2');
});

test('stores the ten most recent pages', async () => {
  for (let number = 1; number <= 10; number++) await router.navigate(`/books/${number}`);
  await go(-9);
  expect(load).toHaveBeenCalledTimes(10);
  await go(-1);
  expect(renderedData()).toBe('/books/first, loaded 11');
});
