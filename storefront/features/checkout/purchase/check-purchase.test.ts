import { describe, expect, test } from 'vitest';
import { checkPurchase, checkTexts, type PurchaseOffer } from './check-purchase.ts';
import { initialPurchase } from './initial-purchase.ts';
import type { Purchase } from './purchase-fields.ts';

const empty = initialPurchase(null, { isCompany: false });
const filled: Purchase = {
  ...empty,
  texts: {
    ...empty.texts,
    zip: '111 22',
    email: 'anna@example.com',
    phone: '070-174 06 05',
    firstName: 'Anna',
    lastName: 'Ek',
    street: 'Storgatan 1',
    city: 'Stockholm',
  },
  shippingId: 1,
  paymentId: 1,
  consents: ['order'],
};
const offer: PurchaseOffer = {
  isPaidFor: false,
  needsDelivery: true,
  needsDownloadConsent: false,
  shippingOptions: [
    { id: 1, subOptions: [] },
    { id: 2, subOptions: [{ id: 7, externalId: 'a' }] },
  ],
  paymentOptions: [
    { id: 1, requiresIdentityNumber: false },
    { id: 2, requiresIdentityNumber: true },
  ],
};
const check = (purchase: Purchase, identityNumber = '', options = offer) =>
  checkPurchase(purchase, identityNumber, 'SE', options);

test('a complete form has no errors', () => {
  expect(check(filled)).toEqual({});
});

test('an empty form has errors on all required fields and the terms', () => {
  expect(check({ ...empty })).toEqual({
    zip: 'field.required',
    email: 'field.required',
    firstName: 'field.required',
    lastName: 'field.required',
    street: 'field.required',
    city: 'field.required',
    shippingId: 'delivery.choose',
    paymentId: 'pay.choose',
    'consent-order': 'consent.termsNeeded',
  });
});

describe('fields that depend on a choice', () => {
  test('a company needs a name', () => {
    expect(check({ ...filled, isCompany: true })).toEqual({ company: 'field.required' });
  });

  test('a shipping address needs its own fields', () => {
    expect(Object.keys(check({ ...filled, hasShippingAddress: true }))).toEqual([
      'ownZip',
      'toFirstName',
      'toLastName',
      'toStreet',
      'toZip',
      'toCity',
    ]);
  });

  test('a parcel locker needs a pick-up point', () => {
    expect(check({ ...filled, shippingId: 2 })).toEqual({ pickupPoint: 'delivery.choosePoint' });
    expect(check({ ...filled, shippingId: 2, pickupPoint: 'b' })).toEqual({
      pickupPoint: 'delivery.choosePoint',
    });
    expect(check({ ...filled, shippingId: 2, pickupPoint: 'a' })).toEqual({});
  });

  test('credit needs an identity number', () => {
    expect(check({ ...filled, paymentId: 2 })).toEqual({ identityNumber: 'pay.identityNumberRequired' });
    expect(check({ ...filled, paymentId: 2 }, 'nej')).toEqual({ identityNumber: 'field.personalId' });
    expect(check({ ...filled, paymentId: 2 }, '19121212-1212')).toEqual({});
  });
});

test.each([
  ['firstName', 201, 'details.tooLong'],
  ['careOf', 201, 'details.tooLong'],
  ['message', 2001, 'details.tooLong'],
  ['email', 255, 'field.email'],
] as const)('the text %s of %i characters is too long', (field, length, error) => {
  const texts = { ...filled.texts, [field]: 'x'.repeat(length) };
  expect(checkTexts({ ...filled, texts }, 'SE')).toEqual({ [field]: error });
});

test('a cart that is paid for needs no payment option', () => {
  const options = { ...offer, isPaidFor: true };
  expect(check({ ...filled, paymentId: null }, '', options)).toEqual({});
  expect(check({ ...filled, paymentId: 2 }, '', options)).toEqual({});
});

test('a postal code without shipping options is an error of that field', () => {
  expect(check(filled, '', { ...offer, shippingOptions: [] })).toEqual({ zip: 'delivery.none' });
});

test('each checkbox of a missing consent has an error', () => {
  const consents = { ...filled, consents: [] };
  expect(check(consents, '', { ...offer, needsDownloadConsent: true })).toEqual({
    'consent-order': 'consent.termsNeeded',
    'consent-download': 'consent.downloadNeeded',
  });
});

test('downloads need no shipping option', () => {
  const options = { ...offer, needsDelivery: false, shippingOptions: [] };
  expect(check({ ...filled, shippingId: null }, '', options)).toEqual({});
});

test.each([
  ['SE', '111 22', true],
  ['SE', '1112', false],
  ['NO', '0154', true],
  ['NL', '1012 LJ', true],
  ['AX', '22100', true],
  ['AX', '00100', false],
])('in %s %s is a postal code: %s', (country, zip, isValid) => {
  const fieldErrors = checkTexts({ ...filled, texts: { ...filled.texts, zip } }, country);
  expect(fieldErrors.zip).toBe(isValid ? undefined : 'details.zip');
});
