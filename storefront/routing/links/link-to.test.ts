import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { linkTo, normalizePath } from './link-to.ts';

const locales = ['sv', 'da', 'en', 'fi', 'nb'] as const;
const sv = { locale: 'sv' } as const;
const fi = { locale: 'fi' } as const;

describe('prefixes', () => {
  test('Swedish links have no prefix, other languages have theirs', () => {
    expect(locales.map((locale) => linkTo({ locale }, 'favorites'))).toEqual([
      '/favoriter',
      '/da/favoritter',
      '/en/favorites',
      '/fi/suosikkeja',
      '/nb/favoritter',
    ]);
  });

  test('home is the prefix alone, or the root', () => {
    expect(locales.map((locale) => linkTo({ locale }, 'home'))).toEqual(['/', '/da', '/en', '/fi', '/nb']);
  });

  test('the market precedes the language in the path', () => {
    expect(linkTo({ locale: 'sv', pathMarket: 'se' }, 'home')).toBe('/se');
    expect(linkTo({ locale: 'sv', pathMarket: 'fi' }, 'checkout')).toBe('/fi/kassan');
    expect(linkTo({ locale: 'en', pathMarket: 'dk' }, 'home')).toBe('/dk/en');
    expect(linkTo({ locale: 'en', pathMarket: 'dk' }, 'search', { search: 'sea' })).toBe('/dk/en/s/sea');
  });
});

describe('parameters', () => {
  test('fills in the parameters of each screen', () => {
    expect(linkTo(sv, 'product', { alias: 'gosta-berling' })).toBe('/p/gosta-berling');
    expect(linkTo(sv, 'content', { alias: 'om-oss' })).toBe('/om-oss');
    expect(linkTo(fi, 'search', { search: 'meri' })).toBe('/fi/s/meri');
    expect(linkTo(fi, 'checkout-fail', { providerFail: 'card-fail' })).toBe('/fi/checkout/card-fail');
  });

  test('a category may have parents', () => {
    expect(linkTo(sv, 'category', { category: 'klassiker' })).toBe('/c/klassiker');
    expect(linkTo(sv, 'category', { x: 'skonlitteratur', category: 'klassiker' })).toBe(
      '/c/skonlitteratur/klassiker',
    );
  });

  test('brands, campaigns and lists may have several segments', () => {
    expect(linkTo(sv, 'brand', { '*': 'bonniers' })).toBe('/b/bonniers');
    expect(linkTo(sv, 'brand', { '*': 'bonniers/pocket' })).toBe('/b/bonniers/pocket');
    expect(linkTo(sv, 'campaign', { '*': 'sommar/2026' })).toBe('/dc/sommar/2026');
    expect(linkTo(sv, 'list', { '*': 'a/b/c' })).toBe('/l/a/b/c');
  });

  test('the compiler requires exactly the parameters of the screen', () => {
    // @ts-expect-error: a search needs its term.
    expect(() => linkTo(sv, 'search')).not.toThrow();
    // @ts-expect-error: home takes none.
    expect(() => linkTo(sv, 'home', { alias: 'x' })).not.toThrow();
    // @ts-expect-error: there is no such screen.
    expect(() => linkTo(sv, 'nowhere')).toThrow();
  });
});

describe('encoding', () => {
  test('special characters are encoded', () => {
    expect(linkTo(sv, 'search', { search: 'åäö & co?#' })).toBe('/s/%C3%A5%C3%A4%C3%B6%20%26%20co%3F%23');
    expect(linkTo(sv, 'brand', { '*': 'a b/c?d' })).toBe('/b/a%20b/c%3Fd');
  });

  test('a slash in a search term is part of the term', () => {
    expect(linkTo(sv, 'search', { search: 'AC/DC' })).toBe('/s/AC%2FDC');
  });

  test('dollar signs are not references of a replacement', () => {
    expect(linkTo(sv, 'search', { search: '$& $1' })).toBe('/s/%24%26%20%241');
  });

  test('any search term is read back from the path', () => {
    const term = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(term, (search) => {
        const path = new URL(linkTo(sv, 'search', { search }), 'https://kvarto.example').pathname;
        expect(matchRoutes([{ path: '/s/:search' }], path)?.[0]?.params.search).toBe(
          search.replaceAll('%2F', '/'),
        );
      }),
    );
  });
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/c/x/', '/c/x'],
  ['//evil.example', '/evil.example'],
  ['/a//b///', '/a/b'],
  ['/a/b', '/a/b'],
])('normalizes %s to %s', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
});
