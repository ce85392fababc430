import { expect, test } from 'vitest';
import { isPageInScope } from './is-page-in-scope.ts';

test.each([
  [{ locale: 'sv' }, '/', true],
  [{ locale: 'sv' }, '/c/skonlitteratur', true],
  [{ locale: 'sv' }, '/en/c/fiction', false],
  [{ locale: 'sv' }, '/fi', false],
  [{ locale: 'sv' }, '/robots.txt', false],
  [{ locale: 'sv' }, '/images/product/400f500/x.avif', false],
  [{ locale: 'fi' }, '/fi/uutuudet', true],
  [{ locale: 'fi' }, '/fi', true],
  [{ locale: 'fi' }, '/finns-inte', false],
  [{ locale: 'fi' }, '/c/x', false],
  [{ locale: 'sv', pathMarket: 'se' }, '/se/nyheter', true],
  [{ locale: 'sv', pathMarket: 'se' }, '/se/en/news', false],
  [{ locale: 'da', pathMarket: 'dk' }, '/dk/da/nyheder', true],
] as const)('in %o, %s is a page of the same document: %s', (localeScope, path, expected) => {
  expect(isPageInScope(localeScope, path)).toBe(expected);
});
