import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Outlet,
  RouterContextProvider,
  RouterProvider,
  UNSAFE_createMemoryHistory,
  useLoaderData,
} from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDataRouter } from './data-router.ts';
import { createDeferredRouter } from './deferred-router.ts';

let events: EventTarget;
const location = { pathname: '/fi/a', search: '', assign: vi.fn(), reload: vi.fn() };

beforeEach(() => {
  events = new EventTarget();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  location.pathname = '/fi/a';
});

const loader = vi.fn(({ params }: { params: { page?: string } }) => `data of ${params.page}`);

function createRouter(importRouter = vi.fn(async () => ({ createDataRouter }))) {
  const Page = () => createElement('p', null, useLoaderData<string>());
  const routes = [
    { id: 'root', Component: Outlet, children: [{ id: 'page', path: '/:page', Component: Page, loader }] },
  ];
  const router = createDeferredRouter(
    {
      routes,
      basename: '/fi',
      hydrationData: { loaderData: { page: 'data of the server' } },
      getContext: () => new RouterContextProvider(),
      history: UNSAFE_createMemoryHistory({ initialEntries: ['/fi/a'] }),
    },
    importRouter,
  );
  return { router, importRouter };
}

const render = (router: ReturnType<typeof createDeferredRouter>) =>
  renderToString(createElement(RouterProvider, { router }));

test('displays the server’s page without the code for navigation', () => {
  const { router, importRouter } = createRouter();
  expect(render(router)).toBe('<p>data of the server</p>');
  expect(importRouter).not.toHaveBeenCalled();
});

test('displays the same page after the code is loaded, without running its loader', async () => {
  const { router } = createRouter();
  await router.load();
  expect(render(router)).toBe('<p>data of the server</p>');
  expect(loader).not.toHaveBeenCalled();
});

test('loads the code once and navigates; subscribers are notified', async () => {
  const { router, importRouter } = createRouter();
  const locations: string[] = [];
  const unsubscribe = router.subscribe(({ location: { pathname } }) => locations.push(pathname));
  await Promise.all([router.load(), router.navigate('/b')]);
  expect(importRouter).toHaveBeenCalledOnce();
  expect(locations.at(-1)).toBe('/fi/b');
  expect(render(router)).toBe('<p>data of b</p>');
  unsubscribe();
  const count = locations.length;
  await router.navigate('/c');
  expect(locations).toHaveLength(count);
});

test('revalidates', async () => {
  const { router } = createRouter();
  await router.revalidate();
  expect(render(router)).toBe('<p>data of a</p>');
});

test('a fetcher that was mounted earlier loads data', async () => {
  const { router } = createRouter();
  router.getFetcher('key');
  const data: unknown[] = [];
  router.subscribe(({ fetchers }) => data.push(fetchers.get('key')?.data));
  await router.fetch('key', 'page', '/b');
  expect(data).toContain('data of b');
});

test('opens the document if the code does not load, and tries again', async () => {
  const importRouter = vi.fn(async () => ({ createDataRouter })).mockRejectedValueOnce(new Error('offline'));
  const { router } = createRouter(importRouter);
  await router.navigate('/b?page=2');
  expect(location.assign).toHaveBeenCalledWith('/fi/b?page=2');
  await router.navigate('/b');
  expect(render(router)).toBe('<p>data of b</p>');
});

test('reloads a page of an earlier document that back leads to', async () => {
  const { router } = createRouter();
  events.dispatchEvent(new Event('popstate'));
  expect(location.reload).not.toHaveBeenCalled();
  location.pathname = '/fi/b';
  events.dispatchEvent(new Event('popstate'));
  expect(location.reload).toHaveBeenCalledOnce();
  await router.load();
  events.dispatchEvent(new Event('popstate'));
  expect(location.reload).toHaveBeenCalledOnce();
});
