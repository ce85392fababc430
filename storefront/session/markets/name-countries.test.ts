import { expect, test } from 'vitest';
import type { MarketFacts } from './markets.ts';
import { nameCountries, nameCountry } from './name-countries.ts';

const market = (code: string, name: string) => ({ alias: 'x', country: { code, name } }) as MarketFacts;
const named = (locale: 'sv' | 'fi' | 'en', code: string) =>
  nameCountries([market(code, 'Its own name')], locale)[0]?.country.name;

test('names countries in the page’s language', () => {
  expect(named('sv', 'DE')).toBe('Tyskland');
  expect(named('fi', 'SE')).toBe('Ruotsi');
  expect(named('en', 'AX')).toBe('Åland Islands');
});

test.each(['', 'ZZZ', 'x', 'QQ', '__proto__'])('leaves the name of %j, which is not a country', (code) => {
  expect(named('sv', code)).toBe('Its own name');
});

test('names the country of an address, and leaves other texts unchanged', () => {
  expect(nameCountry('NO', 'fi')).toBe('Norja');
  expect(['', 'Åland', 'QQ'].map((text) => nameCountry(text, 'sv'))).toEqual(['', 'Åland', 'QQ']);
});
