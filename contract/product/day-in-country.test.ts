import { expect, test } from 'vitest';
import { dayInCountry } from './day-in-country.ts';

test.each([
  ['SE', '2027-03-11T22:30Z', '2027-03-11'],
  ['FI', '2027-03-11T22:30Z', '2027-03-12'],
  ['SE', '2027-07-11T22:30Z', '2027-07-12'],
  ['not a country', '2027-03-11T22:30Z', '2027-03-11'],
])('the day in %s at %s is %s', (country, moment, day) => {
  expect(dayInCountry(country, Date.parse(moment))).toBe(day);
});
