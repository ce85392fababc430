import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { loadMatchedRoutes } from './load-matched-routes.ts';

/** The routes of a page whose component and loader are lazy. */
function createLazyRoutes() {
  const loader = vi.fn(() => null);
  const lazy = vi.fn(async () => ({ Component: () => 'the loaded page', loader }));
  const otherLazy = vi.fn(async () => ({ Component: () => 'another page' }));
  const routes = [
    { id: 'page', path: '/page', lazy },
    { id: 'other', path: '/other', lazy: otherLazy },
  ];
  const render = () => {
    const router = createMemoryRouter(routes, {
      basename: '/fi',
      initialEntries: ['/fi/page'],
      hydrationData: { loaderData: { page: null } },
    });
    return renderToString(createElement(RouterProvider, { router }));
  };
  return { routes, render, loader, lazy, otherLazy };
}

test('the first render has the page, and its loader does not run again', async () => {
  const { routes, render, loader, otherLazy } = createLazyRoutes();
  await loadMatchedRoutes(routes, { pathname: '/fi/page' }, '/fi');
  expect(render()).toContain('the loaded page');
  expect(loader).not.toHaveBeenCalled();
  expect(otherLazy).not.toHaveBeenCalled();
});

test('the router does not load the route a second time', async () => {
  const { routes, render, lazy } = createLazyRoutes();
  await loadMatchedRoutes(routes, { pathname: '/fi/page' }, '/fi');
  render();
  expect(lazy).toHaveBeenCalledOnce();
});

test('without loadMatchedRoutes the first render is empty, which would discard the server’s markup', () => {
  vi.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
  expect(createLazyRoutes().render()).not.toContain('the loaded page');
});
