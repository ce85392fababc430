import { describe, expect, test } from 'vitest';
import { isCountryCode, isOneLine } from './customer-fields.ts';
import { isPlausibleIdentityNumber } from './plausible-identity-number.ts';

test('accepts two capital letters or an empty text as country', () => {
  expect(['', 'SE', 'se', 'SWE', 'S1'].map(isCountryCode)).toEqual([true, true, false, false, false]);
});

test('rejects control characters', () => {
  expect(['Åsa Öberg-Ek', 'a\nb', 'a\u0000', '\t'].map(isOneLine)).toEqual([true, false, false, false]);
});

describe('a plausible identity number', () => {
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
