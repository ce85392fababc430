import { expect, test } from 'vitest';
import { isUnstorableText } from './unstorable-text.ts';

const error = (fields: object) => Object.assign(new Error('invalid'), fields);

test.each([
  [error({ code: '22021', routine: 'report_invalid_encoding' }), true],
  [error({ code: '22P05', routine: 'jsonb_in_scalar' }), true],
  [error({ code: '22P02', routine: 'json_errsave_error' }), true],
  [error({ code: '22P02', routine: 'pg_strtoint32_safe' }), false],
  [error({ code: '23505' }), false],
  [{ code: '22021' }, false],
  [undefined, false],
])('%o: %s', (thrown, expected) => {
  expect(isUnstorableText(thrown)).toBe(expected);
});
