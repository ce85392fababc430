import { expect, test } from 'vitest';
import { inOneLine } from './address-in-one-line.ts';

const home = {
  firstName: 'Anna',
  lastName: 'Ek',
  company: '',
  careOf: '',
  addressLine1: 'Storgatan 1',
  zip: '111 22',
  city: 'Stockholm',
  country: 'SE',
  entryCode: '',
  mobile: '',
  phone: '',
};

test('an address is all that a parcel needs, in one line', () => {
  expect(inOneLine(home)).toBe('Anna Ek, Storgatan 1, 111 22 Stockholm');
  expect(inOneLine({ ...home, company: 'Läsebo AB', careOf: 'Berg' })).toBe(
    'Anna Ek, Läsebo AB, c/o Berg, Storgatan 1, 111 22 Stockholm',
  );
});

test('without a street there is none', () => {
  expect(inOneLine({ ...home, addressLine1: '' })).toBe('');
  expect(inOneLine(null)).toBe('');
});
