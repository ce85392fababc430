import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';
import { type RoutedMarket, type RoutingMarkets, readMarketPath } from './market-path.ts';

/** The first language is the market's default. */
const market = (alias: string, ...languages: LocaleCode[]): RoutedMarket => ({
  alias,
  defaultLanguageId: LOCALES[languages[0] ?? 'sv'].iso,
  allowedLanguages: languages.map((code) => ({ code })),
});

const markets: RoutingMarkets = {
  all: [
    market('se', 'sv', 'en'),
    market('dk', 'da', 'en'),
    market('no', 'nb', 'en'),
    market('fi', 'fi', 'sv', 'en'),
    market('de', 'en'),
    market('ax', 'sv', 'fi'),
  ],
  fallback: 'se',
  current: 'dk',
};

describe('a correct path is not redirected', () => {
  test.each([
    ['/se', 'se', 'sv', '/'],
    ['/se/nyheter', 'se', 'sv', '/nyheter'],
    ['/se/en', 'se', 'en', '/'],
    ['/se/en/news', 'se', 'en', '/news'],
    ['/dk/da/p/a/b/c', 'dk', 'da', '/p/a/b/c'],
    ['/fi', 'fi', 'sv', '/'],
    ['/fi/fi', 'fi', 'fi', '/'],
    ['/fi/fi/suosikkeja', 'fi', 'fi', '/suosikkeja'],
    ['/ax/fi', 'ax', 'fi', '/'],
    ['/se/', 'se', 'sv', '/'],
  ])('%s is market %s in %s', (path, alias, locale, rest) => {
    expect(readMarketPath(path, markets)).toEqual({ market: alias, locale, rest });
  });
});

describe('redirects', () => {
  test.each([
    ['an unknown market is replaced by the fallback', '/xx/en/news', '/se/en/news'],
    ['an unknown market without a language is replaced too', '/xx/nyheter', '/se/nyheter'],
    ['an unknown market without a screen is replaced too', '/xx', '/se'],
    ['a segment before a language is an unknown market', '/gamla/en/news', '/se/en/news'],
    ['locale and market are swapped', '/en/se', '/se/en'],
    ['a locale that is also a market is swapped', '/fi/ax', '/ax/fi'],
    ['a swapped path has its screen', '/en/dk/news', '/dk/en/news'],
    ['a path without a market gets the current one', '/en/news', '/dk/en/news'],
    ['the root gets the current market', '/', '/dk/da'],
    ['a language alone gets the current market', '/en', '/dk/en'],
    ['a language that the market does not allow becomes the market’s default', '/se/fi/x', '/se/x'],
    ['a path without a language gets the market’s, also in the screen', '/dk/nyheter', '/dk/da/nyheder'],
    ['a screen in a language that is not allowed is translated', '/se/da/nyheder', '/se/nyheter'],
    ['a market with several languages uses its default', '/dk/fi/uutuudet', '/dk/da/nyheder'],
    ['a screen’s path in another language is translated', '/dk/da/uutuudet', '/dk/da/nyheder'],
    ['a swapped language that is not allowed is replaced', '/fi/se', '/se'],
    ['the default language needs no prefix', '/fi/sv/nyheter', '/fi/nyheter'],
  ])('%s: %s', (_, path, to) => {
    expect(readMarketPath(path, markets).redirect).toBe(to);
  });

  test('a market without a list of languages allows them all', () => {
    const all = [{ alias: 'se', defaultLanguageId: 'sv-SE', allowedLanguages: [] }];
    expect(readMarketPath('/se/fi', { ...markets, all })).toEqual({ market: 'se', locale: 'fi', rest: '/' });
  });

  test('a market with an unknown default language keeps the requested one', () => {
    const all = [{ alias: 'de', defaultLanguageId: 'de-DE', allowedLanguages: [{ code: 'de' }] }];
    expect(readMarketPath('/de/en/news', { ...markets, all }).redirect).toBeUndefined();
  });
});

describe('paths that resemble a market', () => {
  test('a two-letter screen is a screen', () => {
    expect(readMarketPath('/dc/sommar', markets).redirect).toBe('/dk/da/dc/sommar');
  });

  test.each(['/s/en', '/p/fi', '/c/da', '/b/nb', '/l/sv', '/list/en', '/product/fi', '/content/en'])(
    'a product, list or search with the name of a language is not a language: %s',
    (path) => {
      expect(readMarketPath(path, markets).redirect).toBe(`/dk/da${path}`);
    },
  );
});

describe('properties', () => {
  const aliases = ['se', 'dk', 'fi', 'en', 'nb', 'sv', 'uk', 'eu'];
  const someMarket = fc.record({
    alias: fc.constantFrom(...aliases),
    defaultLanguageId: fc.constantFrom('sv-SE', 'da-DK', 'en-GB', 'fi-FI', 'de-DE'),
    allowedLanguages: fc.array(fc.record({ code: fc.constantFrom(...LOCALE_CODES, 'de') }), { maxLength: 3 }),
  });
  const someMarkets = fc.record({
    all: fc.uniqueArray(someMarket, { selector: ({ alias }) => alias, maxLength: 5 }),
    fallback: fc.constantFrom(...aliases, 'sverige'),
    current: fc.constantFrom(...aliases, 'sverige'),
  });
  const segment = fc.constantFrom(...aliases, ...LOCALE_CODES, 'xx', 'p', 'dc', 's', 'nyheter', 'å', 'a.b');
  const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`);

  test('the target of a redirect is never redirected', () => {
    fc.assert(
      fc.property(path, someMarkets, (requested, any) => {
        const { redirect = requested } = readMarketPath(requested, any);
        expect(readMarketPath(redirect, any).redirect).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  test('a redirect returns market and language of its target', () => {
    fc.assert(
      fc.property(path, someMarkets, (requested, any) => {
        const { redirect = requested, ...parts } = readMarketPath(requested, any);
        expect(readMarketPath(redirect, any)).toEqual(parts);
      }),
      { numRuns: 1000 },
    );
  });

  test('parses a path of thousands of locales without a deep recursion', () => {
    expect(readMarketPath(`/se${'/fi'.repeat(20_000)}/x`, markets).redirect).toBe('/se/x');
  });

  test('keeps the path after market and language', () => {
    const word = fc.stringMatching(/^[a-zåäö-]{3,12}$/);
    const start = fc.constantFrom('', '/se', '/xx', '/en', '/se/en', '/en/se', '/dk', '/xx/da', '/fi/sv');
    fc.assert(
      fc.property(start, fc.array(word, { minLength: 1, maxLength: 4 }), (prefix, rest) => {
        const requested = `${prefix}/${rest.join('/')}`;
        const { redirect = requested } = readMarketPath(requested, markets);
        expect(redirect.endsWith(`/${rest.join('/')}`)).toBe(true);
      }),
    );
  });
});
