import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test.each([
  ['sv-SE', 'Norge'],
  ['fi-FI', 'Norja'],
  ['en-GB', 'Norway'],
])('names a country in %s', (languageId, name) => {
  expect(countryName('NO', languageId)).toBe(name);
});

test.each(['', 'ZZZ', 'x', 'QQ', '__proto__', 'Åland'])('leaves %j, which is not a country code', (text) => {
  expect(countryName(text, 'sv-SE')).toBe(text);
});
