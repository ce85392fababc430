import { expect, test } from 'vitest';
import type { MarketFacts } from './markets.ts';
import { nameCountries } from './name-countries.ts';

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
