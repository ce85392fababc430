import { expect, test } from 'vitest';
import { formWith } from '#storefront/forms/form.fixture.ts';
import { checkOrderReference, orderErrorMessage, readOrderReference } from './order-reference.ts';

test('ignores spaces in an order number and around an e-mail address', () => {
  expect(readOrderReference(formWith({ orderNumber: ' 100 023 ', email: ' anna@example.se ' }))).toEqual({
    orderNumber: '100023',
    email: 'anna@example.se',
  });
});

test('missing and invalid fields have field errors', () => {
  expect(checkOrderReference(readOrderReference(formWith({})))).toEqual({
    orderNumber: 'lookUp.numberInvalid',
    email: 'field.email',
  });
  expect(checkOrderReference({ orderNumber: '100023', email: 'anna@example.se' })).toEqual({});
  expect(checkOrderReference({ orderNumber: '12x', email: 'anna@example.se' })).toEqual({
    orderNumber: 'lookUp.numberInvalid',
  });
});

test('error codes have messages; an unknown one has the general message', () => {
  expect(orderErrorMessage('ORDER_STATE')).toBe('cancelOrder.tooLate');
  expect(orderErrorMessage(undefined)).toBe('error.general');
});
