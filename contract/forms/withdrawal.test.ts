import { expect, test } from 'vitest';
import { findFieldErrors } from './field-error.ts';
import { withdrawalSchema } from './withdrawal.ts';

const statement = { orderNumber: '100023', email: 'anna@example.se', name: 'Anna Ek' };

test('every field is required', () => {
  expect(findFieldErrors(withdrawalSchema, statement)).toEqual([]);
  expect(findFieldErrors(withdrawalSchema, { orderNumber: '', email: '', name: ' ' })).toEqual([
    { field: 'orderNumber', rule: 'order-number' },
    { field: 'email', rule: 'required' },
    { field: 'name', rule: 'required' },
  ]);
});

test('a name is one line', () => {
  expect(findFieldErrors(withdrawalSchema, { ...statement, name: 'Anna\nBcc: bo@example.se' })).toEqual([
    { field: 'name', rule: 'one-line' },
  ]);
});

test('a name has at most 200 characters', () => {
  expect(findFieldErrors(withdrawalSchema, { ...statement, name: 'x'.repeat(200) })).toEqual([]);
  expect(findFieldErrors(withdrawalSchema, { ...statement, name: 'x'.repeat(201) })).toEqual([
    { field: 'name', rule: 'too-long', maxLength: 200 },
  ]);
});
