import { expect, test } from 'vitest';
import { toFullAddress } from '#backend/features/checkout/prefill-address.ts';
import { mailedAddress } from './mail-addresses.ts';

const home = toFullAddress({
  firstName: 'Aino',
  lastName: 'Laine',
  addressLine1: 'Mannerheimintie 5',
  zip: '00100',
  city: 'Helsinki',
  country: 'FI',
});

test.each([
  ['fi-FI', 'Suomi'],
  ['sv-SE', 'Finland'],
  ['en-GB', 'Finland'],
  ['nb-NO', 'Finland'],
  ['da-DK', 'Finland'],
])('translates country names to %s', (languageId, country) => {
  expect(mailedAddress(home, languageId)).toEqual([
    'Aino Laine',
    'Mannerheimintie 5',
    '00100\u00a0Helsinki',
    country,
  ]);
});

test('has every line of the address', () => {
  const address = {
    ...home,
    company: 'Laine Oy',
    careOf: 'Virtanen',
    addressLine2: 'B 12',
    addressLine3: '4. kerros',
  };
  expect(mailedAddress(address, 'fi-FI')).toEqual([
    'Aino Laine',
    'Laine Oy',
    'c/o Virtanen',
    'Mannerheimintie 5',
    'B 12',
    '4. kerros',
    '00100\u00a0Helsinki',
    'Suomi',
  ]);
});

test('a country that is not a code is returned unchanged', () => {
  expect(mailedAddress({ ...home, country: 'Åland' }, 'sv-SE').at(-1)).toBe('Åland');
  expect(mailedAddress({ ...home, country: '' }, 'sv-SE').at(-1)).toBe('00100\u00a0Helsinki');
});
