import { expect, test } from 'vitest';
import { isForthcoming, releaseDayOf } from './pre-order.ts';

test.each([
  ['2027-03-12', '2027-03-12'],
  ['2027-03', '2027-03-01'],
  ['2027', '2027-01-01'],
  ['2027-02-31', undefined],
  ['soon', undefined],
])('the day of publication of %s is %s', (date, day) => {
  expect(releaseDayOf(date)).toBe(day);
});

test('a book is forthcoming until the day before its publication', () => {
  expect(isForthcoming('2027-03-12', '2027-03-11')).toBe(true);
  expect(isForthcoming('2027-03-12', '2027-03-12')).toBe(false);
  expect(isForthcoming('2027-03', '2027-02-28')).toBe(true);
  expect(isForthcoming(null, '2027-02-28')).toBe(false);
});
