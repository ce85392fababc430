import { expect, test } from 'vitest';
import { parseVatNumber } from './vat-number.ts';

test.each([
  ['DE 123 456 789', { prefix: 'DE', nationalNumber: '123456789', country: 'DE' }],
  ['nl123456789b01', { prefix: 'NL', nationalNumber: '123456789B01', country: 'NL' }],
  ['EL123456789', { prefix: 'EL', nationalNumber: '123456789', country: 'GR' }],
  ['SE559000000001', { prefix: 'SE', nationalNumber: '559000000001', country: 'SE' }],
  ['FR.XX.123456789', { prefix: 'FR', nationalNumber: 'XX123456789', country: 'FR' }],
])('reads %s', (text, expected) => expect(parseVatNumber(text)).toEqual(expected));

test.each([
  '',
  'DE',
  'DE12345678',
  'GR123456789',
  'NO123456789',
  'GB123456789',
  'SE559000000002',
  '__proto__',
])('rejects "%s"', (text) => expect(parseVatNumber(text)).toBeUndefined());
