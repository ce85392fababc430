import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

// Numbers that authorities reserve for fiction and tests.
test.each([
  '070-174 06 05',
  '+46 70 174 06 05',
  '0046701740605',
  '(08) 465 004 00',
  '40 00 00 00',
  '020 123-456',
  '070–123 45 67',
  '+46 (0)8 465004',
  '070.123.45.67',
])('accepts %s', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
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
  'ring mig',
  '08;465004',
])('rejects %j', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

test('grouping of the digits does not matter', () => {
  const digits = fc.stringMatching(/^\d{1,20}$/);
  fc.assert(
    fc.property(digits, fc.constantFrom(' ', '-', '.', ' - '), fc.nat(20), (number, sign, at) => {
      expect(isPhoneNumber(`${number.slice(0, at)}${sign}${number.slice(at)}`)).toBe(isPhoneNumber(number));
    }),
  );
});
