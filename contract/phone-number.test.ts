import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

// Numbers that telephone authorities keep for stories and tests.
test.each([
  '070-174 06 05',
  '+46 70 174 06 05',
  '0046701740605',
  '(08) 465 004 00',
  '40 00 00 00',
  '020 123-456',
])('A number that can be called: %s', (typed) => {
  expect(isPhoneNumber(typed)).toBe(true);
});

test.each([
  '',
  '12345',
  '+',
  '1234567890123456',
  '070x174',
  '+46+701740605',
  '070 174 06 05 eller 08',
  '<b>',
])('None: %s', (typed) => {
  expect(isPhoneNumber(typed)).toBe(false);
});

test('Digits alone decide, however they are grouped', () => {
  const digits = fc.stringMatching(/^\d{1,20}$/);
  fc.assert(
    fc.property(digits, fc.constantFrom(' ', '-', '.', ' - '), fc.nat(20), (number, sign, at) => {
      expect(isPhoneNumber(`${number.slice(0, at)}${sign}${number.slice(at)}`)).toBe(isPhoneNumber(number));
    }),
  );
});
