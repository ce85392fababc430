import { expect, test } from 'vitest';
import { activeCodes, couponOf, isCodeActive } from './active-codes.ts';

const both = 'HALF, •••• 70K1';

test('lists the codes of a cart', () => {
  expect([activeCodes(null), activeCodes(both)]).toEqual([[], ['HALF', '•••• 70K1']]);
});

test('a gift card is not a coupon', () => {
  expect([couponOf(both), couponOf('•••• 70K1'), couponOf(null)]).toEqual(['HALF', null, null]);
});

test.each([
  [' half', true],
  ['abcd-efgh-jkmn-pqrs-7oki', true],
  ['abcd-efgh-jkmn-pqrs-7okz', false],
  ['other', false],
])('recognises an entered code: %s', (entered, isActive) => {
  expect(isCodeActive(both, entered)).toBe(isActive);
});
