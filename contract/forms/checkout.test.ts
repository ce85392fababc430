import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  billingCountryOf,
  type CheckoutOffer,
  type CheckoutValues,
  checkoutTextsSchema,
  findCheckoutErrors,
} from './checkout.ts';
import { findFieldErrors } from './field-error.ts';

const address = {
  firstName: 'Eva',
  lastName: 'Ek',
  company: '',
  addressLine1: 'Gatan 1',
  addressLine2: '',
  zip: '113 22',
  city: 'Stockholm',
  country: 'SE',
  careOf: '',
  entryCode: '',
};
const billingAddress = { ...address, mobile: '070-174 06 05' };
const valid: CheckoutValues = {
  email: 'eva@example.se',
  billingAddress,
  shippingAddress: null,
  message: '',
  acceptedConsents: ['order'],
  shippingId: 1,
  pickupPoint: null,
  paymentId: 5,
  identityNumber: '',
};
const offer: CheckoutOffer = {
  countryCode: 'SE',
  customerType: 'PERSON',
  shippingIds: [1, 2],
  pickupPoints: null,
  paymentIds: [5, 6],
  isIdentityNumber: null,
  needsOrderConsent: true,
  needsDownloadConsent: false,
};
const errorsOf = (values: Partial<CheckoutValues>, offered: Partial<CheckoutOffer> = {}) =>
  findCheckoutErrors({ ...valid, ...values }, { ...offer, ...offered }).map(
    ({ field, rule }) => `${field} ${rule}`,
  );

test.each(['firstName', 'lastName', 'addressLine1', 'city', 'careOf'] as const)(
  'a line break in %s is rejected',
  (part) => {
    const withBreak = { ...billingAddress, [part]: 'Karin\r\nBcc: eva@example.se' };
    expect(errorsOf({ billingAddress: withBreak })).toEqual([`billingAddress.${part} one-line`]);
  },
);

test('each missing consent is an error of its own', () => {
  const needed = { needsDownloadConsent: true };
  expect(errorsOf({ acceptedConsents: [] }, needed)).toEqual([
    'acceptedConsents order',
    'acceptedConsents download',
  ]);
  expect(errorsOf({ acceptedConsents: ['order'] }, needed)).toEqual(['acceptedConsents download']);
});

test('full-width letters become ordinary ones, and invisible characters are removed', () => {
  const schema = checkoutTextsSchema(offer);
  const typed = { ...billingAddress, firstName: '\uff2barin\u200b', addressLine1: '\u202eGatan\u30005½' };
  expect(v.parse(schema, { ...valid, billingAddress: typed }).billingAddress).toMatchObject({
    firstName: 'Karin',
    addressLine1: 'Gatan 5½',
  });
});

describe('A checkout', () => {
  test.each<[string, Partial<CheckoutValues>, Partial<CheckoutOffer>]>([
    ['of a person', {}, {}],
    [
      'of a company',
      { billingAddress: { ...billingAddress, company: 'Ek AB' } },
      { customerType: 'ORGANIZATION' },
    ],
    ['to another address', { shippingAddress: { ...address, zip: '41301' } }, {}],
    [
      'of a Belgian buyer, to an address in the market',
      {
        billingAddress: { ...billingAddress, zip: '1000', city: 'Bruxelles', country: 'BE' },
        shippingAddress: address,
      },
      {},
    ],
    ['with a country in lower case', { billingAddress: { ...billingAddress, country: 'se' } }, {}],
    ['without a country', { billingAddress: { ...billingAddress, country: '' } }, {}],
    [
      'in another country',
      { billingAddress: { ...billingAddress, zip: '1012 LJ', country: 'NL' } },
      { countryCode: 'NL' },
    ],
    ['of downloads', { shippingId: null }, { shippingIds: null }],
    ['that is paid for', { paymentId: null }, { paymentIds: null }],
    ['with a pick-up point', { pickupPoint: 'a' }, { pickupPoints: ['a'] }],
    ['on credit', { identityNumber: '1' }, { isIdentityNumber: (text) => text === '1' }],
  ])('%s is valid', (_, values, offered) => {
    expect(errorsOf(values, offered)).toEqual([]);
  });

  test('has all errors, in the order of the form', () => {
    const empty = Object.fromEntries(Object.keys(billingAddress).map((part) => [part, ' ']));
    const values = {
      email: ' ',
      billingAddress: empty as typeof billingAddress,
      shippingAddress: { ...(empty as typeof address), zip: 'x' },
      acceptedConsents: ['newsletter'],
      shippingId: null,
      paymentId: 7,
    };
    expect(errorsOf(values, { customerType: 'ORGANIZATION', isIdentityNumber: () => true })).toEqual([
      'shippingId required',
      'email required',
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
      'paymentId not-offered',
      'identityNumber required',
    ]);
  });

  test.each<[string, Partial<CheckoutValues>, Partial<CheckoutOffer>]>([
    ['email email', { email: 'eva@example' }, {}],
    ['billingAddress.mobile phone', { billingAddress: { ...billingAddress, mobile: 'ring mig' } }, {}],
    ['billingAddress.zip postal-code', { billingAddress: { ...billingAddress, zip: '1050' } }, {}],
    ['billingAddress.country country', { billingAddress: { ...billingAddress, country: 'DK' } }, {}],
    ['shippingAddress.country country', { shippingAddress: { ...address, country: 'NO' } }, {}],
    ['billingAddress.company required', {}, { customerType: 'ORGANIZATION' }],
    [
      'billingAddress.careOf too-long',
      { billingAddress: { ...billingAddress, careOf: 'x'.repeat(201) } },
      {},
    ],
    ['message not-storable', { message: 'a\0' }, {}],
    ['message not-storable', { message: '\ud800' }, {}],
    ['acceptedConsents order', { acceptedConsents: [] }, {}],
    ['shippingId not-offered', { shippingId: 3 }, {}],
    ['pickupPoint required', {}, { pickupPoints: ['a'] }],
    ['pickupPoint not-offered', { pickupPoint: 'b' }, { pickupPoints: ['a'] }],
    ['paymentId required', { paymentId: null }, {}],
    ['identityNumber identity-number', { identityNumber: '1' }, { isIdentityNumber: () => false }],
    ['billingAddress.zip no-delivery', { shippingId: null }, { shippingIds: [] }],
    ['shippingAddress.zip no-delivery', { shippingAddress: address }, { shippingIds: [] }],
    [
      'billingAddress.zip postal-code',
      { billingAddress: { ...billingAddress, zip: '1' } },
      { shippingIds: [] },
    ],
  ])('has one error: %s', (expected, values, offered) => {
    expect(errorsOf(values, offered)).toEqual([expected]);
  });

  test('has at most one error per field, and no other errors in its texts alone, for any input', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'x'.repeat(201), '11122', '070-174 06 05'));
    const parts = Object.fromEntries(Object.keys(billingAddress).map((part) => [part, text]));
    const anyAddress = fc.record(parts) as fc.Arbitrary<typeof billingAddress>;
    const anyValues = fc.record<CheckoutValues>({
      email: text,
      billingAddress: anyAddress,
      shippingAddress: fc.option(anyAddress),
      message: text,
      acceptedConsents: fc.array(fc.constantFrom('order', 'sms', '')),
      shippingId: fc.option(fc.nat(3)),
      pickupPoint: fc.option(fc.constantFrom('a', 'b')),
      paymentId: fc.option(fc.nat(8)),
      identityNumber: text,
    });
    const country = fc.constantFrom('SE', 'DK', 'NO', 'FI', 'AX', 'DE', 'NL', 'FR', 'EU');
    fc.assert(
      fc.property(anyValues, country, (values, countryCode) => {
        const errors = findCheckoutErrors(values, { ...offer, countryCode });
        const fields = errors.map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
        const textErrors = findFieldErrors(
          checkoutTextsSchema({
            countryCode,
            billingCountry: billingCountryOf(values),
            customerType: 'PERSON',
          }),
          values,
        );
        expect(errors).toEqual(expect.arrayContaining(textErrors));
      }),
    );
  });
});

describe('The country of the billing address', () => {
  const german = { ...billingAddress, zip: '10115', country: 'DE' };

  test('is the market without a separate shipping address, and with downloads', () => {
    expect(errorsOf({ billingAddress: german })).toContain('billingAddress.country country');
    expect(errorsOf({ billingAddress: german, shippingAddress: address }, { hasDownloads: true })).toContain(
      'billingAddress.country country',
    );
  });

  test('decides about the postal code; the shipping address has the rules of the market', () => {
    expect(errorsOf({ billingAddress: { ...german, zip: '12' }, shippingAddress: address })).toEqual([
      'billingAddress.zip postal-code',
    ]);
    expect(errorsOf({ billingAddress: german, shippingAddress: { ...address, country: 'DE' } })).toEqual([
      'shippingAddress.country country',
    ]);
  });
});
