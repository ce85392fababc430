import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOCALE_CODES, type LocaleCode, pathPrefix } from '#contract/locales.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import { NetworkError, OFFLINE } from './api/errors.ts';
import type { CommerceClient } from './api/operation.ts';
import { createRoutes, loadScreen } from './create-routes.ts';
import { screens } from './routes.ts';
import { SCREENS, type Screen } from './routing/paths.ts';
import { provideEnvironment, type ShopEnvironment } from './session/shop-context.ts';
import { loadTranslate } from './translations/translate.ts';

afterEach(() => vi.unstubAllGlobals());

/** The table of §2, with the prefixes that visitors see. */
const addresses: Partial<Record<LocaleCode, [Screen, string][]>> = {
  sv: [
    ['home', '/'],
    ['favorites', '/favoriter'],
    ['checkout', '/kassan'],
    ['news', '/nyheter'],
    ['brands', '/varumarken'],
    ['account-settings', '/mina-sidor/installningar'],
    ['account-orders', '/mina-sidor/ordrar'],
    ['account-balance', '/mina-sidor/saldo'],
  ],
  da: [
    ['home', '/da'],
    ['favorites', '/da/favoritter'],
    ['checkout', '/da/kassen'],
    ['news', '/da/nyheder'],
    ['brands', '/da/varemaerker'],
    ['account-settings', '/da/min-konto/indstillinger'],
    ['account-orders', '/da/min-konto/bestillinger'],
    ['account-balance', '/da/min-konto/saldo'],
  ],
  en: [
    ['home', '/en'],
    ['favorites', '/en/favorites'],
    ['checkout', '/en/checkout'],
    ['news', '/en/news'],
    ['brands', '/en/brands'],
    ['account-settings', '/en/my-account/settings'],
    ['account-orders', '/en/my-account/orders'],
    ['account-balance', '/en/my-account/balance'],
  ],
  fi: [
    ['home', '/fi'],
    ['favorites', '/fi/suosikkeja'],
    ['checkout', '/fi/kassa'],
    ['news', '/fi/uutuudet'],
    ['brands', '/fi/tavaramerkkeja'],
    ['account-settings', '/fi/tilini/asetukset'],
    ['account-orders', '/fi/tilini/tilaukset'],
    ['account-balance', '/fi/tilini/saldo'],
  ],
  nb: [
    ['home', '/nb'],
    ['favorites', '/nb/favoritter'],
    ['checkout', '/nb/kassen'],
    ['news', '/nb/nyheter'],
    ['brands', '/nb/varemerker'],
    ['account-settings', '/nb/min-konto/innstillinger'],
    ['account-orders', '/nb/min-konto/bestillinger'],
    ['account-balance', '/nb/min-konto/saldo'],
  ],
};

const inEveryLanguage: [Screen, string, Record<string, string | undefined>][] = [
  ['not-found', '/404', {}],
  ['account', '/account', {}],
  ['reset-password', '/account/reset-password', {}],
  ['preview-widgets', '/preview-widgets', {}],
  ['checkout-confirm', '/checkout/confirm', {}],
  ['checkout-fail', '/checkout/card-fail', { providerFail: 'card-fail' }],
  ['product', '/p/bok', { alias: 'bok' }],
  ['product', '/p/klassiker/bok', { x: 'klassiker', alias: 'bok' }],
  ['product', '/p/roman/klassiker/bok', { x: 'roman', y: 'klassiker', alias: 'bok' }],
  ['product', '/p/en', { alias: 'en' }],
  ['product', '/product', {}],
  ['product', '/product/bok', { alias: 'bok' }],
  ['category', '/c/roman', { category: 'roman' }],
  ['category', '/c/roman/klassiker', { x: 'roman', category: 'klassiker' }],
  ['brand', '/b/bonniers', { '*': 'bonniers' }],
  ['brand', '/b/bonniers/pocket/x', { '*': 'bonniers/pocket/x' }],
  ['campaign', '/dc/sommar', { '*': 'sommar' }],
  ['campaign', '/dc/sommar/rea', { '*': 'sommar/rea' }],
  ['search', '/s/strindberg', { search: 'strindberg' }],
  ['search', '/s/AC%2FDC%20%C3%A5', { search: 'AC/DC å' }],
  ['list', '/l/a/b/c', { '*': 'a/b/c' }],
  ['list', '/list', {}],
  ['list', '/list/a', { alias: 'a' }],
  ['content', '/om-oss', { alias: 'om-oss' }],
  ['content', '/content', {}],
  ['content', '/content/om-oss', { alias: 'om-oss' }],
  ['content-preview', '/content/preview', {}],
];

const unknownPaths = [
  '/a/b',
  '/p/a/b/c/d',
  '/c/a/b/c/d',
  '/s/a/b',
  '/404/x',
  '/account/x',
  '/checkout/a/b',
  '/list/a/b',
];

function match(locale: LocaleCode, path: string, market?: string) {
  const found = matchRoutes(createRoutes(locale), path, pathPrefix(locale, market) || '/')?.at(-1);
  return { id: found?.route.id, screen: found?.route.handle?.screen, params: found?.params };
}

describe.each(LOCALE_CODES)('in %s', (locale) => {
  test.each(addresses[locale] ?? [])('%s is at %s', (screen, path) => {
    expect(match(locale, path)).toEqual({ id: `${screen}___${locale}`, screen, params: {} });
  });

  test.each(inEveryLanguage)('%s is at %s', (screen, path, params) => {
    const found = match(locale, pathPrefix(locale) + path);
    expect(found).toMatchObject({ screen, params });
    expect(found.id).toMatch(new RegExp(`^${screen}(-\\d)?___${locale}$`));
  });

  test.each(unknownPaths)('there is no page at %s', (path) => {
    expect(match(locale, pathPrefix(locale) + path).id).toBe('catch-all');
  });

  test('with the market in the path every page is below market and language', () => {
    for (const [screen, path] of addresses[locale] ?? []) {
      const suffix = path === '/' ? '' : path;
      expect(match(locale, `/fi${suffix}`, 'fi').screen).toBe(screen);
    }
  });
});

describe('the module of a screen', () => {
  test.each(SCREENS)('the file of %s exports a component and a loader', async (screen) => {
    const { Component, loader } = await loadScreen(screens[screen], 'sv');
    expect([typeof Component, typeof loader]).toEqual(['function', 'function']);
  });

  test('a missing file throws', async () => {
    const loading = loadScreen({ file: 'no/where', layout: 'default' }, 'sv');
    await expect(loading).rejects.toThrow('features/no/where.route.tsx');
  });
});

describe('loading a screen', () => {
  async function load(path: string, api: Partial<CommerceClient> = {}): Promise<unknown> {
    const environment: ShopEnvironment = {
      shopper: {
        locale: 'sv',
        market: 'se',
        customerType: 'PERSON',
        vatIncluded: true,
        channelId: '1|se',
        origin: 'https://kvarto.example',
        shop: sampleShopFacts,
      },
      t: await loadTranslate('sv'),
      api: api as CommerceClient,
      cookies: { get: () => undefined, set: () => undefined },
      isPersonal: false,
      side: 'server',
      sendShopRequest: async () => ({ kind: 'rejected', code: undefined }),
      loadShared: (_, load) => load(),
    };
    const found = matchRoutes(createRoutes('sv'), path)?.at(-1);
    const route = found?.route as RouteObject;
    const { loader } =
      typeof route.lazy === 'function' ? ((await route.lazy()) as Pick<RouteObject, 'loader'>) : route;
    const context = provideEnvironment(new RouterContextProvider(), environment);
    if (typeof loader !== 'function') throw new Error(`${route.id} has no loader.`);
    const url = new URL(path, 'https://kvarto.example');
    const request = new Request(url);
    return loader({ request, url, pattern: route.path ?? '', params: found?.params ?? {}, context });
  }
  const thrownBy = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );

  test('redirects a visitor without a sign-in from an account page to the start page', async () => {
    const thrown = await thrownBy(load('/mina-sidor/ordrar'));
    expect((thrown as Response).headers.get('location')).toBe('/');
  });

  test('an unknown page has the status 404', async () => {
    expect(await thrownBy(load('/a/b'))).toMatchObject({ init: { status: 404 } });
  });

  test('a failed data query shows the error page with the error’s own status', async () => {
    const query = () => Promise.reject(NetworkError.unsuccessful(503));
    expect(await thrownBy(load('/varumarken', { query }))).toMatchObject({
      data: 'Network error: Response not successful: Received status code 503',
      init: { status: 503 },
    });
  });

  test('reports a browser without a network as offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const query = () => Promise.reject(new NetworkError('Failed to fetch'));
    expect(await thrownBy(load('/varumarken', { query }))).toMatchObject({ data: OFFLINE });
  });

  test('rethrows any other error unchanged', async () => {
    const query = () => Promise.reject(new RangeError('a bug'));
    expect(await thrownBy(load('/varumarken', { query }))).toBeInstanceOf(RangeError);
  });

  test.each(['/checkout/card', '/checkout/card-failed', '/checkout/CARD-fail'])(
    '%s is not a provider’s failure page',
    async (path) => {
      expect(await thrownBy(load(path))).toMatchObject({ init: { status: 404 } });
    },
  );
});
