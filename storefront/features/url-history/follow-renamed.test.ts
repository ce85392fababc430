import { data, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { provideEnvironment, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { followRenamed } from './follow-renamed.ts';

const notFound = () => {
  throw data(null, { status: 404 });
};

/** Loads `path`, which fails as told; the shop knows where it went, or does not. */
async function follow(path: string, load: () => unknown, newUrl: string | null | Error): Promise<unknown> {
  const asked: unknown[] = [];
  const environment = {
    shopper: { locale: 'fi' },
    api: {
      query: async (_: unknown, variables: unknown) => {
        asked.push(variables);
        if (newUrl instanceof Error) throw newUrl;
        return { urlHistory: newUrl === null ? null : { newUrl } };
      },
    },
  } as unknown as ShopEnvironment;
  const context = provideEnvironment(new RouterContextProvider(), environment);
  const request = new Request(`https://kvarto.example${path}`);
  const outcome = await followRenamed({ request, context }, load).catch((error) => error);
  return outcome instanceof Response ? [outcome.status, outcome.headers.get('location')] : { outcome, asked };
}

test('a page that is there is loaded, and nothing is asked', async () => {
  expect(await follow('/fi/p/a', () => 'page', '/fi/p/b')).toEqual({ outcome: 'page', asked: [] });
});

test('a page with another name now leads there for good, query kept', async () => {
  expect(await follow('/fi/p/a?utm=x&page=2', notFound, '/fi/p/b')).toEqual([301, '/p/b?utm=x&page=2']);
});

test('a page that nobody knows, or that would lead to itself, is not found', async () => {
  for (const newUrl of [null, '/fi/p/a', new Error('away')])
    expect(await follow('/fi/p/a', notFound, newUrl)).toMatchObject({
      outcome: { init: { status: 404 } },
      asked: [{ url: '/fi/p/a' }],
    });
});

test('any other failure is none of a name', async () => {
  const failure = data(null, { status: 503 });
  const fail = () => {
    throw failure;
  };
  expect(await follow('/fi/p/a', fail, '/fi/p/b')).toEqual({ outcome: failure, asked: [] });
});
