import { describe, expect, test } from 'vitest';
import { isCountryCode, isOneLine, isPhoneNumber } from './customer-fields.ts';
import { isPlausibleIdentityNumber } from './plausible-identity-number.ts';

test.each(['', '08-465 004 00', '+46 (0)8 465004', '070.123.45.67'])('%j is a phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each(['+', '1234', 'ring mig', '08\n465 004 00x', '08;465004'])('%j is no phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

test('a country is two large letters, or none', () => {
  expect(['', 'SE', 'se', 'SWE', 'S1'].map(isCountryCode)).toEqual([true, true, false, false, false]);
});

test('what breaks lines is not one line', () => {
  expect(['Åsa Öberg-Ek', 'a\nb', 'a\u0000', '\t'].map(isOneLine)).toEqual([true, false, false, false]);
});

describe('An identity number', () => {
  test.each(['19900101-0017', '900101+0017', '556677-8899', '131052-308T', '010190-1234'])(
    'can be %s',
    (text) => {
      expect(isPlausibleIdentityNumber(text)).toBe(true);
    },
  );

  test.each(['', '123', 'x'.repeat(12), '19900101-0017-19900101', '<b>900101</b>'])(
    'cannot be %j',
    (text) => {
      expect(isPlausibleIdentityNumber(text)).toBe(false);
    },
  );
});
