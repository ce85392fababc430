import { expect, test } from 'vitest';
import { isEmailAddress, normalizeEmailAddress } from './email-address.ts';

test.each([
  'anna@example.se',
  'anna.berg+bok@mail.example.co.uk',
  'Anna_Berg@Example.SE',
  'o’brien@example.ie',
  'ängla@räksmörgås.se',
  'a@xn--rksmrgs-5wao1o.se',
  '1@2.fi',
])('accepts %s', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'anna',
  'anna@',
  '@example.se',
  'anna@example',
  'anna@example.',
  'anna@.se',
  'anna@-example.se',
  'anna@example.s',
  'anna@example.123',
  'anna berg@example.se',
  'anna@exam ple.se',
  'anna@berg@example.se',
  '.anna@example.se',
  'anna.@example.se',
  'an..na@example.se',
  'Anna <anna@example.se>',
  'anna@example.se, bo@example.se',
  'anna@example.se\nbcc: bo@example.se',
  'anna\u200b@example.se',
  'anna\u202e@example.se',
  'anna\0@example.se',
  `${'a'.repeat(65)}@example.se`,
  `a@${'b.'.repeat(130)}se`,
])('rejects %j', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('full-width letters do not make another address', () => {
  for (const text of ['\uff52ace@example.se', 'race@\uff45xample.se', 'race\uff20example.se'])
    expect([isEmailAddress(text), normalizeEmailAddress(text)]).toEqual([true, 'race@example.se']);
});

test('normalises case, accents and spaces', () => {
  expect(normalizeEmailAddress(' A\u030Asa@Exa\u030Ample.SE\n')).toBe('åsa@exåmple.se');
  expect(isEmailAddress('åsa@exa\u030Ample.se')).toBe(true);
});
