import { expect, test } from 'vitest';
import { localeOfPath } from './locale-of-path.ts';

test.each([
  ['/', false, 'sv'],
  ['/fi/p/x', false, 'fi'],
  ['/s/en', false, 'sv'],
  ['/fi/kassan', true, 'sv'],
  ['/fi/fi/kassa', true, 'fi'],
  ['/dk/da', true, 'da'],
])('%s (market in path: %s) is in %s', (path, isMarketInPath, locale) => {
  expect(localeOfPath(path, isMarketInPath)).toBe(locale);
});
