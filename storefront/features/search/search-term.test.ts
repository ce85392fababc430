import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { termInPath, tidyTerm } from './search-term.ts';

test.each([
  ['  Selma   Lagerlöf ', 'Selma Lagerlöf'],
  ['a\u0000b\nc', 'a b c'],
  ['', ''],
  [' \t ', ''],
  ['..', ''],
  ['.', ''],
  ['...', '...'],
  ['\ud800', '\ufffd'],
])('%j is searched for as %j', (typed, term) => {
  expect(tidyTerm(typed)).toBe(term);
});

test('whatever is typed comes back out of the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const term = tidyTerm(typed);
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
])('the path %s is a search for %j', (pathname, term) => {
  expect(termInPath(pathname)).toBe(term);
});
