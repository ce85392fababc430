import { expect, test } from 'vitest';
import { findFieldErrors } from './field-error.ts';
import { giftWrapSchema } from './gift-wrap.ts';

test.each([
  ['', []],
  ['Grattis på födelsedagen!\n\nKram, mormor 👩‍👧', []],
  ['x'.repeat(301), ['too-long']],
  ['line\n'.repeat(13).trim(), ['not-plain']],
  ['a\rb', ['not-plain']],
  ['a\u2028b', ['not-plain']],
  ['turned \u202e around', ['not-plain']],
  ['a\u0007b', ['not-plain']],
])('the message %j breaks the rules %j', (message, expected) => {
  expect(findFieldErrors(giftWrapSchema, { message }).map(({ rule }) => rule)).toEqual(expected);
});
