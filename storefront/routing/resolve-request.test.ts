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

/** The first language is the market's own. */
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

function ask(address: string, settings: RoutingSettings, request: Partial<RoutingRequest> = {}): Resolution {
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
  ])('%s is shown, in %s', (path, locale, basename) => {
    expect(ask(path, marketInCookie)).toMatchObject({ kind: 'page', locale, basename });
  });

  test.each(['/s/en', '/p/fi', '/c/da', '/b/nb', '/content/en'])(
    'a page that is called as a language is not in that language: %s',
    (path) => {
      expect(ask(path, marketInCookie)).toMatchObject({ kind: 'page', locale: 'sv', basename: '/' });
    },
  );

  test('the market is no part of the path', () => {
    expect(ask('/nyheter', marketInCookie)).not.toHaveProperty('pathMarket');
  });

  test('the address decides the language, whatever cookie and browser say', () => {
    const request = { cookies: { locale: 'fi' }, acceptLanguage: 'da' };
    expect(ask('/nyheter', marketInCookie, request)).toMatchObject({ kind: 'page', locale: 'sv' });
    expect(ask('/en/news', marketInCookie, request)).toMatchObject({ kind: 'page', locale: 'en' });
  });

  test('the browser’s language may choose at the bare root, query and hash kept', () => {
    expect(ask('/?utm=1#top', marketInCookie, { acceptLanguage: 'da' })).toEqual({
      kind: 'redirect',
      to: '/da?utm=1#top',
      status: 302,
    });
  });

  test('a visitor who reads Swedish stays at the root', () => {
    expect(ask('/', marketInCookie, { acceptLanguage: 'sv-SE' })).toMatchObject({
      kind: 'page',
      locale: 'sv',
    });
  });

  test('a link inside the shop to the root is a wish for Swedish', () => {
    const request = { cookies: { locale: 'fi' }, cameFrom: 'same-origin' };
    expect(ask('/', marketInCookie, request)).toMatchObject({ kind: 'page', locale: 'sv' });
  });
});

describe('with the market in the path', () => {
  test.each([
    ['/se', 'se', 'sv', '/se'],
    ['/se/nyheter', 'se', 'sv', '/se'],
    ['/dk/en/news', 'dk', 'en', '/dk/en'],
    ['/fi/fi/suosikkeja', 'fi', 'fi', '/fi/fi'],
  ])('%s is market %s in %s', (path, alias, locale, basename) => {
    expect(ask(path, marketInPath)).toEqual({
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
    ['the market at home in the language of the path', '/da/nyheder?a=1#b', '/dk/da/nyheder?a=1#b'],
    ['a language that the market does not allow is replaced', '/se/fi/x?a=1#b', '/se/x?a=1#b'],
    ['the root gets a market', '/?a=1#b', '/se?a=1#b'],
  ])('%s, query and hash kept', (_, address, to) => {
    expect(ask(address, marketInPath)).toEqual({ kind: 'redirect', to, status: 302 });
  });

  test('the bare root leads to the market in its own language, unless the browser asks for another of its languages', () => {
    const cookies = { market: 'fi' };
    expect(ask('/', marketInPath, { cookies })).toMatchObject({ kind: 'redirect', to: '/fi/fi' });
    expect(ask('/?a=1#b', marketInPath, { cookies: { market: 'de' } })).toMatchObject({ to: '/de/en?a=1#b' });
    expect(ask('/', marketInPath, { cookies, acceptLanguage: 'sv' })).toMatchObject({ to: '/fi' });
    expect(ask('/', marketInPath, { cookies, acceptLanguage: 'da' })).toMatchObject({ to: '/fi/fi' });
  });

  test('a market without a language segment is Swedish where it allows Swedish, and otherwise its own language', () => {
    expect(ask('/fi', marketInPath)).toMatchObject({ kind: 'page', locale: 'sv', market: 'fi' });
    expect(ask('/fi/nyheter', marketInPath)).toMatchObject({ kind: 'page', locale: 'sv', market: 'fi' });
    expect(ask('/dk', marketInPath)).toMatchObject({ kind: 'redirect', to: '/dk/da' });
  });

  test('the visitor’s own market is the one that is put in', () => {
    expect(ask('/en/news', marketInPath, { cookies: { market: 'no' } })).toMatchObject({ to: '/no/en/news' });
    expect(ask('/nyheter', marketInPath, { cookies: { market: 'no' } })).toMatchObject({
      to: '/no/nb/nyheter',
    });
  });

  test.each([
    ['fi', '/fi/fi'],
    ['da', '/dk/da'],
    ['no', '/no/nb'],
    ['sv', '/se'],
    ['en', '/se/en'],
  ])('a browser that reads %s is led from the bare root to %s', (acceptLanguage, to) => {
    expect(ask('/', marketInPath, { acceptLanguage })).toEqual({ kind: 'redirect', to, status: 302 });
  });
});

describe('one page, one address', () => {
  test.each([marketInCookie, marketInPath])(
    'slashes too many go, for good (market in path: $marketInPath)',
    (settings) => {
      expect(ask('/se//nyheter//?page=2#x', settings)).toEqual({
        kind: 'redirect',
        to: '/se/nyheter?page=2#x',
        status: 301,
      });
      expect(ask('/se/', settings)).toEqual({ kind: 'redirect', to: '/se', status: 301 });
    },
  );

  test('a path that looks like another host does not become one', () => {
    expect(ask('//evil.example', marketInCookie)).toMatchObject({ to: '/evil.example' });
    expect(ask('/.//evil.example//', marketInCookie)).toMatchObject({ to: '/evil.example' });
  });
});

describe('the site root', () => {
  const configured = { ...marketInCookie, rootRedirect: '/en', rootRedirectStatus: 307 };

  test('redirects to the configured path with the configured status, query and hash kept', () => {
    expect(ask('/?a=1#b', configured, { acceptLanguage: 'fi' })).toEqual({
      kind: 'redirect',
      to: '/en?a=1#b',
      status: 307,
    });
  });

  test('no other path does', () => {
    expect(ask('/nyheter', configured)).toMatchObject({ kind: 'page' });
  });
});

describe('the current market', () => {
  test.each([
    ['the cookie’s', 'no', 'sv', 'no'],
    ['before a choice, the one at home in the language', undefined, 'da', 'dk'],
    ['also when the cookie’s is gone', 'xx', 'fi', 'fi'],
    ['also when the cookie is empty', '', 'nb', 'no'],
    ['English is at home nowhere, so the fallback', undefined, 'en', 'eu'],
    ['Swedish is at home in the first market of it', undefined, 'sv', 'se'],
  ] as const)('is %s', (_, cookie, locale, expected) => {
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
  const asked = fc.record({
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
      cameFrom: fc.constantFrom(undefined, 'same-origin', 'cross-site'),
    }),
  });
  const runs = { numRuns: 3000 };

  test('the target of a redirect never redirects again', () => {
    fc.assert(
      fc.property(asked, ({ address, settings, request }) => {
        const first = ask(address, settings, request);
        if (first.kind === 'redirect') expect(ask(first.to, settings, request).kind).toBe('page');
      }),
      runs,
    );
  });

  test('a redirect never leaves the host, and keeps query and hash', () => {
    fc.assert(
      fc.property(asked, ({ address, settings, request }) => {
        const first = ask(address, settings, request);
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

  test('a page stands below the prefix that its router is given', () => {
    fc.assert(
      fc.property(asked, ({ address, settings, request }) => {
        const page = ask(address, settings, request);
        if (page.kind === 'redirect') return;
        const { pathname } = new URL(`https://kvarto.example${address}`);
        const below = page.basename === '/' ? '/' : `${page.basename}/`;
        expect(`${pathname}/`.startsWith(below)).toBe(true);
      }),
      runs,
    );
  });
});
