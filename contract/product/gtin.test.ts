import { expect, test } from 'vitest';
import { hasCheckDigit, withCheckDigit } from './gtin.ts';

test('the check digit of an ISBN-13, a GTIN-8 and a GTIN-14', () => {
  expect(withCheckDigit('978030640615')).toBe('9780306406157');
  expect(['96385074', '00012345600012', '9780306406158'].map(hasCheckDigit)).toEqual([true, true, false]);
});
