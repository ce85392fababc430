import { expect, test } from 'vitest';
import { findFieldErrors } from './field-error.ts';
import { orderReferenceSchema, readOrderNumber } from './order-reference.ts';

test.each([
  ['100023', 100023],
  [' 100 023 ', 100023],
  ['100\u00a0023', 100023],
  ['', null],
  ['12x', null],
  ['-1', null],
  ['1234567890', null],
])('reads the order number %j as %j', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});

test('both fields are required', () => {
  expect(findFieldErrors(orderReferenceSchema, { orderNumber: '', email: '' })).toEqual([
    { field: 'orderNumber', rule: 'order-number' },
    { field: 'email', rule: 'required' },
  ]);
  expect(findFieldErrors(orderReferenceSchema, { orderNumber: '7', email: 'anna@example.se' })).toEqual([]);
});
