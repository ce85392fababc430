import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { RoutedMarket } from './market-path.ts';
import { isClosedLocale, offeredLocales } from './offered-locales.ts';
import { type RoutingSettings, resolveRequest } from './resolve-request.ts';

/** The first language is the market's default. */
const market = (alias: string, ...languages: LocaleCode[]): RoutedMarket => ({
  alias,
  defaultLanguageId: LOCALES[languages[0] ?? 'sv'].iso,
  allowedLanguages: languages.map((code) => ({ code })),
});

test('a shop offers the languages of its browsable markets, in the order of the interface', () => {
  const shipToOnly = { ...market('ax', 'sv'), onlyDisplayInCheckout: true };
  expect(offeredLocales([market('no', 'nb', 'en'), market('dk', 'da'), shipToOnly])).toEqual([
    'da',
    'en',
    'nb',
  ]);
});

test('a market without a list allows every language, and so does a shop without markets', () => {
  expect(offeredLocales([market('no', 'nb'), { ...market('se'), allowedLanguages: [] }])).toEqual(
    LOCALE_CODES,
  );
  expect(offeredLocales([])).toEqual(LOCALE_CODES);
});

test('a language is closed if only closed markets offer it', () => {
  const markets = [market('no', 'nb', 'en'), { ...market('dk', 'da', 'en'), isClosed: true }];
  expect(LOCALE_CODES.filter((locale) => isClosedLocale(locale, markets))).toEqual(['da']);
  expect(isClosedLocale('da', [])).toBe(false);
});

describe('a shop in some of the languages', () => {
  const norwegian = [market('no', 'nb', 'en')];
  const settings: RoutingSettings = {
    marketInPath: false,
    fallbackMarket: 'no',
    defaultLocale: 'nb',
    rootRedirect: '',
    rootRedirectStatus: 302,
    detectLanguage: true,
  };
  const resolveIn = (pathname: string, acceptLanguage?: string) =>
    resolveRequest(
      { url: { pathname, search: '' }, cookies: {}, ...(acceptLanguage && { acceptLanguage }) },
      norwegian,
      settings,
    );

  test.each([
    ['/', undefined, '/nb'],
    ['/', 'sv', '/nb'],
    ['/', 'en', '/en'],
    ['/da', 'da', '/nb'],
  ])('redirects %s with the browser language %s to %s', (pathname, acceptLanguage, to) => {
    expect(resolveIn(pathname, acceptLanguage)).toEqual({ kind: 'redirect', to, status: 302 });
  });

  test.each(['/nb', '/en', '/nyheter'])('does not redirect %s', (pathname) => {
    expect(resolveIn(pathname, 'da').kind).toBe('page');
  });

  test('does not redirect in a circle if the default language is not offered', () => {
    const wrong = { ...settings, defaultLocale: 'sv' as const };
    expect(resolveRequest({ url: { pathname: '/', search: '' }, cookies: {} }, norwegian, wrong).kind).toBe(
      'page',
    );
  });
});
