import { data, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { provideEnvironment, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { redirectRenamed } from './redirect-renamed.ts';

const notFound = () => {
  throw data(null, { status: 404 });
};

/** Loads `path` with a backend that returns `newUrl` as its current URL. */
async function loadPage(path: string, load: () => unknown, newUrl: string | null | Error): Promise<unknown> {
  const queries: unknown[] = [];
  const environment = {
    shopper: { locale: 'fi' },
    api: {
      query: async (_: unknown, variables: unknown) => {
        queries.push(variables);
        if (newUrl instanceof Error) throw newUrl;
        return { urlHistory: newUrl === null ? null : { newUrl } };
      },
    },
  } as unknown as ShopEnvironment;
  const context = provideEnvironment(new RouterContextProvider(), environment);
  const request = new Request(`https://kvarto.example${path}`);
  const outcome = await redirectRenamed({ request, context }, load).catch((error) => error);
  return outcome instanceof Response
    ? [outcome.status, outcome.headers.get('location')]
    : { outcome, queries };
}

test('loads an existing page without a query', async () => {
  expect(await loadPage('/fi/p/a', () => 'page', '/fi/p/b')).toEqual({ outcome: 'page', queries: [] });
});

test('redirects a renamed page permanently and keeps the query', async () => {
  // The router adds the prefix `/fi` to a redirect.
  expect(await loadPage('/fi/p/a?utm=x&page=2', notFound, '/fi/p/b')).toEqual([301, '/p/b?utm=x&page=2']);
});

test('returns 404 for an unknown URL, a redirect to itself, or a failing backend', async () => {
  for (const newUrl of [null, '/fi/p/a', new Error('backend is down')])
    expect(await loadPage('/fi/p/a', notFound, newUrl)).toMatchObject({
      outcome: { init: { status: 404 } },
      queries: [{ url: '/fi/p/a' }],
    });
});

test('rethrows other errors without a query', async () => {
  const failure = data(null, { status: 503 });
  const fail = () => {
    throw failure;
  };
  expect(await loadPage('/fi/p/a', fail, '/fi/p/b')).toEqual({ outcome: failure, queries: [] });
});
