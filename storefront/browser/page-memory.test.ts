import { createMemoryRouter, type DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PageMemory, rememberPages } from './page-memory.ts';

const load = vi.fn<(path: string) => string>();
let router: DataRouter;
let memory: PageMemory;

beforeEach(() => {
  load.mockReset();
  load.mockImplementation((path) => `${path}, asked for ${load.mock.calls.length}`);
  const loader = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    return memory.recall() ?? load(pathname + search);
  };
  router = createMemoryRouter(
    [
      { id: 'book', path: '/books/:alias', loader },
      { id: 'own', path: '/own', loader },
    ],
    { initialEntries: ['/books/first'], hydrationData: { loaderData: { book: 'as the server sent it' } } },
  );
  memory = rememberPages(router, ({ route }) => route.id !== 'own');
});
afterEach(() => router.dispose());

/** Through the history. The router itself does not say when it is there. */
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

const shown = () => router.state.loaderData[router.state.matches.at(-1)?.route.id ?? ''];

test('a page that is gone back to is as it was, also the one that the server sent', async () => {
  await router.navigate('/books/second?page=2');
  const second = shown();
  await go(-1);
  expect(shown()).toBe('as the server sent it');
  await go(1);
  expect(shown()).toBe(second);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that is come to by a link is asked for, though it was here before', async () => {
  await router.navigate('/books/second');
  await router.navigate('/books/first');
  expect(load).toHaveBeenLastCalledWith('/books/first');
});

test('what is asked for once more is, and from then on that is what is kept', async () => {
  await router.revalidate();
  expect(shown()).toBe('/books/first, asked for 1');
  await router.navigate('/books/second');
  await go(-1);
  expect(shown()).toBe('/books/first, asked for 1');
});

test('nothing is kept of a page that is someone’s own', async () => {
  await router.navigate('/own');
  await router.navigate('/books/second');
  await go(-1);
  expect(load.mock.calls.map(([path]) => path)).toEqual(['/own', '/books/second', '/own']);
});

test('a failure is not kept', async () => {
  load.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  await router.navigate('/books/second');
  await router.navigate('/books/third');
  await go(-1);
  expect(shown()).toBe('/books/second, asked for 3');
});

test('all is forgotten when it no longer holds', async () => {
  await router.navigate('/books/second');
  memory.forget();
  await go(-1);
  expect(shown()).toBe('/books/first, asked for 2');
});

test('ten pages are kept, those that were seen last', async () => {
  for (let number = 1; number <= 10; number++) await router.navigate(`/books/${number}`);
  await go(-9);
  expect(load).toHaveBeenCalledTimes(10);
  await go(-1);
  expect(shown()).toBe('/books/first, asked for 11');
});
