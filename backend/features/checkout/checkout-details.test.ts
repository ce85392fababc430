import { describe, expect, test } from 'vitest';
import { type CheckoutDetails, isUnchanged } from './checkout-details.ts';

describe('isUnchanged', () => {
  const saved: CheckoutDetails = {
    email: 'karin@example.se',
    shippingId: 3,
    acceptedConsents: ['order'],
    billingAddress: { firstName: 'Karin', zip: '11122' },
  };

  test.each<[string, CheckoutDetails]>([
    ['no fields', {}],
    ['some fields', { shippingId: 3 }],
    ['a list', { acceptedConsents: ['order'] }],
    ['some fields of an address', { billingAddress: { zip: '11122' } }],
    ['an empty address', { billingAddress: {} }],
    ['all fields', structuredClone(saved)],
  ])('is true for equal values: %s', (_, input) => {
    expect(isUnchanged(input, saved)).toBe(true);
  });

  test.each<[string, CheckoutDetails]>([
    ['another value', { email: 'boye@example.se' }],
    ['another list', { acceptedConsents: ['order', 'newsletter'] }],
    ['an empty list', { acceptedConsents: [] }],
    ['an additional field', { message: '' }],
    ['another value in an address', { billingAddress: { firstName: 'Karin', zip: '11123' } }],
    ['an additional field of an address', { billingAddress: { city: 'Stockholm' } }],
    ['an additional address', { shippingAddress: {} }],
  ])('is false for %s', (_, input) => {
    expect(isUnchanged(input, saved)).toBe(false);
  });
});
