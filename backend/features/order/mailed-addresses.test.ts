import { expect, test } from 'vitest';
import { wholeAddress } from '#backend/features/checkout/prefill.ts';
import { envelope, sellerIn } from './mailed-addresses.ts';

const home = wholeAddress({
  ...{ firstName: 'Aino', lastName: 'Laine', addressLine1: 'Mannerheimintie 5' },
  ...{ zip: '00100', city: 'Helsinki', country: 'FI' },
});

test.each([
  ['fi-FI', 'Suomi', 'Ruotsi'],
  ['sv-SE', 'Finland', 'Sverige'],
  ['en-GB', 'Finland', 'Sweden'],
  ['nb-NO', 'Finland', 'Sverige'],
  ['da-DK', 'Finland', 'Sverige'],
])('countries have their names in %s', (languageId, country, countryOfSeller) => {
  expect(envelope(home, languageId)).toEqual(['Aino Laine', 'Mannerheimintie 5', '00100 Helsinki', country]);
  expect(sellerIn(languageId).address).toEqual(['Bokgatan 4', '111 22 Stockholm', countryOfSeller]);
});

test('a country that is no code is told as it was written', () => {
  expect(envelope({ ...home, country: 'Åland' }, 'sv-SE').at(-1)).toBe('Åland');
  expect(envelope({ ...home, country: '' }, 'sv-SE').at(-1)).toBe('00100 Helsinki');
});
