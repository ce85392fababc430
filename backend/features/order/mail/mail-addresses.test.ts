import { expect, test } from 'vitest';
import { toFullAddress } from '#backend/features/checkout/prefill-address.ts';
import { addressLines, sellerFor } from './mail-addresses.ts';

const home = toFullAddress({
  firstName: 'Aino',
  lastName: 'Laine',
  addressLine1: 'Mannerheimintie 5',
  zip: '00100',
  city: 'Helsinki',
  country: 'FI',
});

test.each([
  ['fi-FI', 'Suomi', 'Ruotsi'],
  ['sv-SE', 'Finland', 'Sverige'],
  ['en-GB', 'Finland', 'Sweden'],
  ['nb-NO', 'Finland', 'Sverige'],
  ['da-DK', 'Finland', 'Sverige'],
])('translates country names to %s', (languageId, country, countryOfSeller) => {
  expect(addressLines(home, languageId)).toEqual([
    'Aino Laine',
    'Mannerheimintie 5',
    '00100 Helsinki',
    country,
  ]);
  expect(sellerFor(languageId).address).toEqual(['Bokgatan 4', '111 22 Stockholm', countryOfSeller]);
});

test('a country that is not a code is returned unchanged', () => {
  expect(addressLines({ ...home, country: 'Åland' }, 'sv-SE').at(-1)).toBe('Åland');
  expect(addressLines({ ...home, country: '' }, 'sv-SE').at(-1)).toBe('00100 Helsinki');
});
