import { expect, test } from 'vitest';
import { COOKIES, SECRET_COOKIES } from './cookies.ts';
import { matchesName, STORED_ITEMS } from './stored-items.ts';

test.each([...Object.values(COOKIES).map(({ name }) => name), ...Object.values(SECRET_COOKIES)])(
  'lists the cookie %s as necessary',
  (name) => {
    for (const written of [name, `__Host-${name}`])
      expect(STORED_ITEMS.find((item) => matchesName(written, item))).toMatchObject({
        kind: 'cookie',
        purpose: 'necessary',
      });
  },
);

test('a trailing asterisk matches any suffix', () => {
  expect(matchesName('_ga_ABC', { names: ['_ga_*'] })).toBe(true);
  expect(matchesName('_gaX', { names: ['_ga', '_ga_*'] })).toBe(false);
});
