import { expect, test } from 'vitest';
import { COOKIES, SECRET_COOKIES } from './cookies.ts';
import { isNamed, STORED_THINGS } from './stored-things.ts';

test.each([...Object.values(COOKIES).map(({ name }) => name), ...Object.values(SECRET_COOKIES)])(
  'the cookie %s is on the list, as what the shop needs',
  (name) => {
    for (const written of [name, `__Host-${name}`])
      expect(STORED_THINGS.find((thing) => isNamed(written, thing))).toMatchObject({
        kind: 'cookie',
        purpose: 'necessary',
      });
  },
);

test('an ending may be any, and nothing else', () => {
  expect(isNamed('_ga_ABC', { names: ['_ga_*'] })).toBe(true);
  expect(isNamed('_gaX', { names: ['_ga', '_ga_*'] })).toBe(false);
});
