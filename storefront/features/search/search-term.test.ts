import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { normalizeTerm, termInPath } from './search-term.ts';

test.each([
  ['  Selma   Lagerlöf ', 'Selma Lagerlöf'],
  ['a\u0000b\nc', 'a b c'],
  ['', ''],
  [' \t ', ''],
  ['..', ''],
  ['.', ''],
  ['...', '...'],
  ['\ud800', '\ufffd'],
])('normalizes %j to %j', (typed, term) => {
  expect(normalizeTerm(typed)).toBe(term);
});

test('reads every term back from its URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const term = normalizeTerm(typed);
      expect(term.length).toBeLessThanOrEqual(LIMITS.searchText);
      if (term === '') return;
      const { pathname } = new URL(
        linkTo({ locale: 'fi' }, 'search', { search: term }),
        'http://shop.example',
      );
      expect(pathname.startsWith('/fi/s/')).toBe(true);
      expect(termInPath(pathname)).toBe(term);
    }),
  );
});

test.each([
  ['/s/24%2F7', '24/7'],
  ['/fi/s/%252F', '%2F'],
  ['/s/100%', '100%'],
])('reads the path %s as %j', (pathname, term) => {
  expect(termInPath(pathname)).toBe(term);
});
