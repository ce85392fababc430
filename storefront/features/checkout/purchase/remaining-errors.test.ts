import { expect, test } from 'vitest';
import { initialPurchase } from './initial-purchase.ts';
import type { PurchaseErrors } from './purchase-errors.ts';
import { remainingErrors } from './remaining-errors.ts';

const empty = initialPurchase(null, { isCompany: false });
const errors: PurchaseErrors = {
  zip: 'delivery.none',
  pickupPoint: 'delivery.choosePoint',
  email: 'field.required',
  toCity: 'field.required',
  paymentId: 'pay.choose',
  identityNumber: 'field.personalId',
  'consent-order': 'consent.termsNeeded',
};
const clearedBy = (changed: string, texts: Partial<typeof empty.texts> = {}) => {
  const remaining = remainingErrors(errors, changed, { ...empty, texts: { ...empty.texts, ...texts } }, 'SE');
  return Object.keys(errors).filter((field) => !(field in remaining));
};

test.each([
  ['pickupPoint-4', ['pickupPoint']],
  ['identityNumber-3', ['identityNumber']],
  ['consent-order', ['consent-order']],
  ['shippingId', ['pickupPoint']],
  ['paymentId', ['paymentId', 'identityNumber']],
  ['customerType', ['identityNumber']],
  ['message', []],
])('changing %s clears the errors of %j', (changed, cleared) => {
  expect(clearedBy(changed)).toEqual(cleared);
});

test('a text field has its current error until it is valid', () => {
  expect(clearedBy('email', { email: 'anna@example.com' })).toEqual(['email']);
  const purchase = { ...empty, texts: { ...empty.texts, email: 'anna@' } };
  expect(remainingErrors(errors, 'email', purchase, 'SE').email).toBe('field.email');
});

test('without a separate shipping address its errors are gone', () => {
  expect(clearedBy('elsewhere', { zip: '111 22' })).toEqual(['zip', 'toCity']);
});

test('no field gets its first error', () => {
  expect(remainingErrors({}, 'email', empty, 'SE')).toEqual({});
});
