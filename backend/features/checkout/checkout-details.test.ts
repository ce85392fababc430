import { describe, expect, test } from 'vitest';
import { type CheckoutDetails, isToldAlready } from './checkout-details.ts';

describe('What is told', () => {
  const known: CheckoutDetails = {
    email: 'karin@example.se',
    shippingId: 3,
    acceptedConsents: ['order'],
    billingAddress: { firstName: 'Karin', zip: '11122' },
  };

  test.each<[string, CheckoutDetails]>([
    ['nothing', {}],
    ['a part', { shippingId: 3 }],
    ['a list', { acceptedConsents: ['order'] }],
    ['a part of an address', { billingAddress: { zip: '11122' } }],
    ['an address of nothing', { billingAddress: {} }],
    ['all of it', structuredClone(known)],
  ])('is known already: %s', (_, given) => {
    expect(isToldAlready(given, known)).toBe(true);
  });

  test.each<[string, CheckoutDetails]>([
    ['another value', { email: 'boye@example.se' }],
    ['another list', { acceptedConsents: ['order', 'newsletter'] }],
    ['an empty list', { acceptedConsents: [] }],
    ['something more', { message: '' }],
    ['another part of an address', { billingAddress: { firstName: 'Karin', zip: '11123' } }],
    ['one part more of an address', { billingAddress: { city: 'Stockholm' } }],
    ['an address more', { shippingAddress: {} }],
  ])('is new: %s', (_, given) => {
    expect(isToldAlready(given, known)).toBe(false);
  });
});
