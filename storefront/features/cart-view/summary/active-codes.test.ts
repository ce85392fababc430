import { expect, test } from 'vitest';
import { activeCodes, couponOf, isCodeActive } from './active-codes.ts';

const promoCodeAndCard = 'HALF, •••• 70K1';

test('lists the codes of a cart', () => {
  expect([activeCodes(null), activeCodes(promoCodeAndCard)]).toEqual([[], ['HALF', '•••• 70K1']]);
});

test('a gift card is not a coupon', () => {
  expect([couponOf(promoCodeAndCard), couponOf('•••• 70K1'), couponOf(null)]).toEqual(['HALF', null, null]);
});

test.each([
  [' half', true],
  // O is read as 0, and I as 1.
  ['abcd-efgh-jkmn-pqrs-7oki', true],
  ['abcd-efgh-jkmn-pqrs-7okz', false],
  ['other', false],
])('the entered code “%s” is active: %s', (entered, isActive) => {
  expect(isCodeActive(promoCodeAndCard, entered)).toBe(isActive);
});
