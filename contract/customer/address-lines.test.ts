import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const home = {
  firstName: 'Anna',
  lastName: 'Ek',
  addressLine1: 'Storgatan 1',
  zip: '111 22',
  city: 'Stockholm',
};

test('has the postal code and the city on one line, with a space at which no line breaks', () => {
  expect(addressLines(home)).toEqual(['Anna Ek', 'Storgatan 1', '111\u00a022\u00a0Stockholm']);
});

test('has every part that is filled in, and the name of the country last', () => {
  const full = {
    ...home,
    company: 'Läsebo AB',
    careOf: 'Berg',
    addressLine2: 'Lgh 1203',
    addressLine3: '4 tr',
    state: 'Uppland',
  };
  expect(addressLines(full, 'Sverige')).toEqual([
    'Anna Ek',
    'Läsebo AB',
    'c/o Berg',
    'Storgatan 1',
    'Lgh 1203',
    '4 tr',
    '111\u00a022\u00a0Stockholm',
    'Uppland',
    'Sverige',
  ]);
});

test('has no line for a part that is missing, empty or blank', () => {
  expect(addressLines({})).toEqual([]);
  expect(addressLines({ ...home, firstName: null, lastName: '', company: ' ', zip: '' }, '')).toEqual([
    'Storgatan 1',
    'Stockholm',
  ]);
  expect(addressLines({ zip: '111 22' })).toEqual(['111\u00a022']);
});
