import { expect, test } from 'vitest';
import { addressAutofill } from './address-autofill.ts';

test('names the part, and the section where there are two addresses', () => {
  expect(addressAutofill('firstName')).toBe('given-name');
  expect(addressAutofill('zip', 'shipping')).toBe('shipping postal-code');
});

test('a door code is not filled in', () => {
  expect(addressAutofill('entryCode', 'billing')).toBe('off');
});
