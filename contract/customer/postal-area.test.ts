import { expect, test } from 'vitest';
import { findCity } from './postal-area.ts';

const areas = [
  { first: '11100', last: '11899', city: 'Stockholm' },
  { first: '1011AA', last: '1109ZZ', city: 'Amsterdam' },
];

test.each([
  ['SE', '111 22', 'Stockholm'],
  ['SE', 'se-118 99', 'Stockholm'],
  ['SE', '119 00', undefined],
  ['NL', '1012 lj', 'Amsterdam'],
  ['SE', '', undefined],
])('in %s, the city of "%s" is %s', (country, code, city) => {
  expect(findCity(areas, country, code)).toBe(city);
});
