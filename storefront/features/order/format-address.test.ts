import { expect, test } from 'vitest';
import { formatAddress } from './format-address.ts';

const home = {
  firstName: 'Anna',
  lastName: 'Ek',
  company: '',
  careOf: '',
  addressLine1: 'Storgatan 1',
  addressLine2: '',
  zip: '111 22',
  city: 'Stockholm',
  country: 'SE',
  entryCode: '',
  mobile: '',
  phone: '',
};

test('formats an address in one line', () => {
  expect(formatAddress(home)).toBe('Anna Ek, Storgatan 1, 111 22 Stockholm');
  expect(formatAddress({ ...home, company: 'Läsebo AB', careOf: 'Berg' })).toBe(
    'Anna Ek, Läsebo AB, c/o Berg, Storgatan 1, 111 22 Stockholm',
  );
  expect(formatAddress({ ...home, addressLine2: 'Lgh 1203' })).toBe(
    'Anna Ek, Storgatan 1, Lgh 1203, 111 22 Stockholm',
  );
});

test('is empty without a street', () => {
  expect(formatAddress({ ...home, addressLine1: '' })).toBe('');
  expect(formatAddress(null)).toBe('');
});
