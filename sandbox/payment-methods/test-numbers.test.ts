import { describe, expect, test } from 'vitest';
import {
  behaviourOf,
  identitiesOf,
  passesLuhn,
  testCards,
  testIdentities,
  testPhonesOf,
} from './test-numbers.ts';

describe('test numbers', () => {
  test.each(testCards)('card $number has a valid check digit', ({ number }) => {
    expect(passesLuhn(number.replaceAll(' ', ''))).toBe(true);
  });

  test('are found in every notation', () => {
    expect(behaviourOf(testCards, '4000000000000002')).toBe('declined');
    expect(behaviourOf(testPhonesOf('swish'), '0701740606')).toBe('declined');
    expect(
      ['191212121212', '121212-1212', '1212121212'].map((number) => behaviourOf(identitiesOf('SE'), number)),
    ).toEqual(['approved', 'approved', 'approved']);
    expect(behaviourOf(identitiesOf('FI'), '020280-901l')).toBe('declined');
    expect(behaviourOf(testCards, '')).toBeUndefined();
  });

  test('of persons are valid in their country only, and Åland has those of Finland', () => {
    expect(behaviourOf(identitiesOf('DK'), '191212121212')).toBeUndefined();
    expect(identitiesOf('AX')).toBe(testIdentities.FI);
    expect(identitiesOf('FR')).toEqual([]);
  });
});

test.each([
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['', false],
  ['4242x', false],
])('the Luhn check of %s is %s', (digits, isValid) => {
  expect(passesLuhn(digits)).toBe(isValid);
});
