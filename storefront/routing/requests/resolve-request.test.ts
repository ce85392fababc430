import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { RoutedMarket } from './market-path.ts';
import {
  currentMarket,
  localeInPath,
  type Resolution,
  type RoutingRequest,
  type RoutingSettings,
  resolveRequest,
} from './resolve-request.ts';

/** The first language is the market's default. */
const market = (alias: string, ...languages: LocaleCode[]): RoutedMarket => ({
  alias,
  defaultLanguageId: LOCALES[languages[0] ?? 'sv'].iso,
  allowedLanguages: languages.map((code) => ({ code })),
});

const markets = [
  market('se', 'sv', 'en'),
  market('dk', 'da', 'en'),
  market('no', 'nb', 'en'),
  market('fi', 'fi', 'sv', 'en'),
  market('de', 'en'),
  market('ax', 'sv', 'fi'),
  market('eu', 'en'),
];

const marketInCookie: RoutingSettings = {
  marketInPath: false,
  fallbackMarket: 'se',
  defaultLocale: 'sv',
  rootRedirect: '',
  rootRedirectStatus: 302,
  detectLanguage: true,
};
const marketInPath = { ...marketInCookie, marketInPath: true };

function resolve(
  address: string,
  settings: RoutingSettings,
  request: Partial<RoutingRequest> = {},
): Resolution {
  const { pathname, search, hash } = new URL(`https://kvarto.example${address}`);
  return resolveRequest({ url: { pathname, search, hash }, cookies: {}, ...request }, markets, settings);
}

describe('with the market in a cookie', () => {
  test.each([
    ['/', 'sv', '/'],
    ['/nyheter', 'sv', '/'],
    ['/p/a/b/c', 'sv', '/'],
    ['/da', 'da', '/da'],
    ['/en/news', 'en', '/en'],
    ['/fi/suosikkeja', 'fi', '/fi'],
    ['/nb/min-konto/saldo', 'nb', '/nb'],
    ['/dk/nyheter', 'sv', '/'],
  ])('%s is a page in %s', (path, locale, basename) => {
    expect(resolve(path, marketInCookie)).toMatchObject({ kind: 'page', locale, basename });
  });

  test.each(['/s/en', '/p/fi', '/c/da', '/b/nb', '/content/en'])(
    'a page with the name of a language is not in that language: %s',
    (path) => {
      expect(resolve(path, marketInCookie)).toMatchObject({ kind: 'page', locale: 'sv', basename: '/' });
    },
  );

  test('the market is not in the path', () => {
    expect(resolve('/nyheter', marketInCookie)).not.toHaveProperty('pathMarket');
  });

  test('the path takes precedence over cookie and browser', () => {
    const request = { cookies: { locale: 'fi' }, acceptLanguage: 'da' };
    expect(resolve('/nyheter', marketInCookie, request)).toMatchObject({ kind: 'page', locale: 'sv' });
    expect(resolve('/en/news', marketInCookie, request)).toMatchObject({ kind: 'page', locale: 'en' });
  });

  test('the browser’s language redirects from /, with query and hash', () => {
    expect(resolve('/?utm=1#top', marketInCookie, { acceptLanguage: 'da' })).toEqual({
      kind: 'redirect',
      to: '/da?utm=1#top',
      status: 302,
    });
  });

  test('a Swedish browser stays at /', () => {
    expect(resolve('/', marketInCookie, { acceptLanguage: 'sv-SE' })).toMatchObject({
      kind: 'page',
      locale: 'sv',
    });
  });

  test('a link inside the shop to / is Swedish', () => {
    const request = { cookies: { locale: 'fi' }, fetchSite: 'same-origin' };
    expect(resolve('/', marketInCookie, request)).toMatchObject({ kind: 'page', locale: 'sv' });
  });
});

describe('with the market in the path', () => {
  test.each([
    ['/se', 'se', 'sv', '/se'],
    ['/se/nyheter', 'se', 'sv', '/se'],
    ['/dk/en/news', 'dk', 'en', '/dk/en'],
    ['/fi/fi/suosikkeja', 'fi', 'fi', '/fi/fi'],
  ])('%s is market %s in %s', (path, alias, locale, basename) => {
    expect(resolve(path, marketInPath)).toEqual({
      kind: 'page',
      market: alias,
      pathMarket: alias,
      locale,
      basename,
    });
  });

  test.each([
    ['an unknown market in the path becomes the fallback', '/xx/en/news?a=1#b', '/se/en/news?a=1#b'],
    ['locale and market are swapped', '/en/se?a=1#b', '/se/en?a=1#b'],
    ['a path without a market gets one', '/en/news?a=1#b', '/se/en/news?a=1#b'],
    ['a path with a language gets the market with this default', '/da/nyheder?a=1#b', '/dk/da/nyheder?a=1#b'],
    ['a language that the market does not allow is replaced', '/se/fi/x?a=1#b', '/se/x?a=1#b'],
    ['the root gets a market', '/?a=1#b', '/se?a=1#b'],
  ])('%s, with query and hash', (_, address, to) => {
    expect(resolve(address, marketInPath)).toEqual({ kind: 'redirect', to, status: 302 });
  });

  test('/ redirects to the market’s default language or to the browser’s, if allowed', () => {
    const cookies = { market: 'fi' };
    expect(resolve('/', marketInPath, { cookies })).toMatchObject({ kind: 'redirect', to: '/fi/fi' });
    expect(resolve('/?a=1#b', marketInPath, { cookies: { market: 'de' } })).toMatchObject({
      to: '/de/en?a=1#b',
    });
    expect(resolve('/', marketInPath, { cookies, acceptLanguage: 'sv' })).toMatchObject({ to: '/fi' });
    expect(resolve('/', marketInPath, { cookies, acceptLanguage: 'da' })).toMatchObject({ to: '/fi/fi' });
  });

  test('a market without a locale is Swedish if allowed, otherwise its default language', () => {
    expect(resolve('/fi', marketInPath)).toMatchObject({ kind: 'page', locale: 'sv', market: 'fi' });
    expect(resolve('/fi/nyheter', marketInPath)).toMatchObject({ kind: 'page', locale: 'sv', market: 'fi' });
    expect(resolve('/dk', marketInPath)).toMatchObject({ kind: 'redirect', to: '/dk/da' });
  });

  test('adds the visitor’s market', () => {
    expect(resolve('/en/news', marketInPath, { cookies: { market: 'no' } })).toMatchObject({
      to: '/no/en/news',
    });
    expect(resolve('/nyheter', marketInPath, { cookies: { market: 'no' } })).toMatchObject({
      to: '/no/nb/nyheter',
    });
  });

  test.each([
    ['fi', '/fi/fi'],
    ['da', '/dk/da'],
    ['no', '/no/nb'],
    ['sv', '/se'],
    ['en', '/se/en'],
  ])('Accept-Language %s redirects / to %s', (acceptLanguage, to) => {
    expect(resolve('/', marketInPath, { acceptLanguage })).toEqual({ kind: 'redirect', to, status: 302 });
  });
});

describe('normalization', () => {
  test.each([marketInCookie, marketInPath])(
    'extra slashes are removed by a permanent redirect (market in path: $marketInPath)',
    (settings) => {
      expect(resolve('/se//nyheter//?page=2#x', settings)).toEqual({
        kind: 'redirect',
        to: '/se/nyheter?page=2#x',
        status: 301,
      });
      expect(resolve('/se/', settings)).toEqual({ kind: 'redirect', to: '/se', status: 301 });
    },
  );

  test('a path never becomes another host', () => {
    expect(resolve('//evil.example', marketInCookie)).toMatchObject({ to: '/evil.example' });
    expect(resolve('/.//evil.example//', marketInCookie)).toMatchObject({ to: '/evil.example' });
  });
});

describe('the site root', () => {
  const configured = { ...marketInCookie, rootRedirect: '/en', rootRedirectStatus: 307 };

  test('redirects to the configured path with the configured status, and query and hash', () => {
    expect(resolve('/?a=1#b', configured, { acceptLanguage: 'fi' })).toEqual({
      kind: 'redirect',
      to: '/en?a=1#b',
      status: 307,
    });
  });

  test('does not redirect other paths', () => {
    expect(resolve('/nyheter', configured)).toMatchObject({ kind: 'page' });
  });
});

describe('the current market', () => {
  test.each([
    ['of the cookie', 'no', 'sv', 'no'],
    ['with this default language, without a cookie', undefined, 'da', 'dk'],
    ['with this default language, if the cookie’s does not exist', 'xx', 'fi', 'fi'],
    ['with this default language, if the cookie is empty', '', 'nb', 'no'],
    ['that is the fallback, for the international language', undefined, 'en', 'eu'],
    ['that is the first of several with this default language', undefined, 'sv', 'se'],
  ] as const)('is the one %s', (_, cookie, locale, expected) => {
    expect(currentMarket(cookie, locale, markets, 'eu')).toBe(expected);
  });

  test('is the fallback when no market is known', () => {
    expect(currentMarket('se', 'da', [], 'eu')).toBe('eu');
  });
});

test.each([
  ['/', 'sv'],
  ['/nyheter', 'sv'],
  ['/fi', 'fi'],
  ['/en/news', 'en'],
  ['/s/en', 'sv'],
] as const)('the language of %s is %s', (path, locale) => {
  expect(localeInPath(path)).toBe(locale);
});

describe('properties', () => {
  const segment = fc.oneof(
    fc.constantFrom('', '.', '..', '%2F', '\\', 'xx', 'p', 's', 'dc', 'nyheter', 'evil.example', 'sverige'),
    fc.constantFrom(...LOCALE_CODES, ...markets.map(({ alias }) => alias)),
    fc.string({ maxLength: 5 }).map((text) => text.replace(/[?#]/g, '')),
  );
  const routedRequests = fc.record({
    address: fc
      .tuple(
        fc.array(segment, { maxLength: 6 }),
        fc.constantFrom('', '?a=1', '?b=//x&c=%C3%A5'),
        fc.constantFrom('', '#h'),
      )
      .map(([segments, search, hash]) => `/${segments.join('/')}${search}${hash}`),
    settings: fc.record({
      marketInPath: fc.boolean(),
      detectLanguage: fc.boolean(),
      fallbackMarket: fc.constantFrom('se', 'eu', 'sverige', 'fi'),
      defaultLocale: fc.constantFrom(...LOCALE_CODES),
      rootRedirect: fc.constant(''),
      rootRedirectStatus: fc.constant(302),
    }),
    request: fc.record({
      cookies: fc.record({
        locale: fc.constantFrom(undefined, 'fi', 'sv', 'de'),
        market: fc.constantFrom(undefined, 'se', 'fi', 'xx'),
      }),
      acceptLanguage: fc.constantFrom(undefined, 'fi', 'en', 'sv', 'de', 'no'),
      fetchSite: fc.constantFrom(undefined, 'same-origin', 'cross-site'),
    }),
  });
  const runs = { numRuns: 3000 };

  test('the target of a redirect never redirects again', () => {
    fc.assert(
      fc.property(routedRequests, ({ address, settings, request }) => {
        const first = resolve(address, settings, request);
        if (first.kind === 'redirect') expect(resolve(first.to, settings, request).kind).toBe('page');
      }),
      runs,
    );
  });

  test('a redirect never leaves the host, and keeps query and hash', () => {
    fc.assert(
      fc.property(routedRequests, ({ address, settings, request }) => {
        const first = resolve(address, settings, request);
        if (first.kind === 'page') return;
        const { search, hash } = new URL(`https://kvarto.example${address}`);
        expect(first.to).toMatch(/^\/(?![/\\])/);
        expect(new URL(first.to, 'https://kvarto.example')).toMatchObject({
          host: 'kvarto.example',
          search,
          hash,
        });
      }),
      runs,
    );
  });

  test('every page is below its basename', () => {
    fc.assert(
      fc.property(routedRequests, ({ address, settings, request }) => {
        const page = resolve(address, settings, request);
        if (page.kind === 'redirect') return;
        const { pathname } = new URL(`https://kvarto.example${address}`);
        const below = page.basename === '/' ? '/' : `${page.basename}/`;
        expect(`${pathname}/`.startsWith(below)).toBe(true);
      }),
      runs,
    );
  });
});
