import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CheckoutForm, validateCheckoutForm } from './checkout-field-errors.ts';

const address = {
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Gatan 1',
  zip: '113 22',
  city: 'Stockholm',
};
const valid: CheckoutForm = {
  countryCode: 'SE',
  customerType: 'PERSON',
  email: 'eva@example.se',
  billingAddress: { ...address, mobile: '070-174 06 05' },
  shippingAddress: null,
  acceptedConsents: ['order'],
};
const company = { ...valid.billingAddress, company: 'Ek AB' };

describe('A checkout', () => {
  test.each<[string, Partial<CheckoutForm>]>([
    ['of a person', {}],
    ['of a company', { customerType: 'ORGANIZATION', billingAddress: company }],
    ['to another address', { shippingAddress: { ...address, zip: '41301' } }],
    ['with a phone number in the other field', { billingAddress: { ...address, phone: '08-465 004 00' } }],
    ['with a country', { billingAddress: { ...valid.billingAddress, country: 'se' } }],
    [
      'in another country',
      { countryCode: 'NL', billingAddress: { ...valid.billingAddress, zip: '1012 LJ' } },
    ],
  ])('%s is valid', (_, change) => {
    expect(validateCheckoutForm({ ...valid, ...change })).toEqual([]);
  });

  test('returns all field errors, in the order of the form', () => {
    const empty: CheckoutForm = {
      ...valid,
      customerType: 'ORGANIZATION',
      email: ' ',
      billingAddress: {},
      shippingAddress: { zip: 'x' },
      acceptedConsents: ['newsletter'],
    };
    expect(validateCheckoutForm(empty).map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'email required',
      'billingAddress.mobile required',
      'billingAddress.company required',
      'billingAddress.firstName required',
      'billingAddress.lastName required',
      'billingAddress.addressLine1 required',
      'billingAddress.zip required',
      'billingAddress.city required',
      'shippingAddress.firstName required',
      'shippingAddress.lastName required',
      'shippingAddress.addressLine1 required',
      'shippingAddress.zip postal-code',
      'shippingAddress.city required',
      'acceptedConsents order',
    ]);
  });

  test.each<[string, Partial<CheckoutForm>]>([
    ['email email', { email: 'eva@example' }],
    ['billingAddress.mobile phone', { billingAddress: { ...address, mobile: 'ring mig' } }],
    ['billingAddress.zip postal-code', { billingAddress: { ...valid.billingAddress, zip: '1050' } }],
    ['billingAddress.country country', { billingAddress: { ...valid.billingAddress, country: 'DK' } }],
    ['shippingAddress.country country', { shippingAddress: { ...address, country: 'NO' } }],
    ['billingAddress.company required', { customerType: 'ORGANIZATION' }],
    ['acceptedConsents order', { acceptedConsents: [] }],
  ])('has one error: %s', (expected, change) => {
    expect(
      validateCheckoutForm({ ...valid, ...change }).map(({ field, rule }) => `${field} ${rule}`),
    ).toEqual([expected]);
  });

  test('has at most one error per field, for any input', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    const anyAddress = fc.record({
      firstName: text,
      lastName: text,
      company: text,
      addressLine1: text,
      zip: text,
      city: text,
      country: text,
      mobile: text,
      phone: text,
    });
    const form = fc.record({
      countryCode: fc.constantFrom('SE', 'DK', 'NO', 'FI', 'AX', 'DE', 'NL', 'FR', 'EU'),
      customerType: fc.constantFrom('PERSON' as const, 'ORGANIZATION' as const),
      email: fc.string(),
      billingAddress: anyAddress,
      shippingAddress: fc.option(anyAddress),
      acceptedConsents: fc.array(fc.constantFrom('order', 'sms', '')),
    });
    fc.assert(
      fc.property(form, (input) => {
        const fields = validateCheckoutForm(input as CheckoutForm).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });
});
