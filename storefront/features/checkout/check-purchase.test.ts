import { describe, expect, test } from 'vitest';
import { checkPurchase, checkTexts, type Offered, requiredTexts } from './check-purchase.ts';
import { knownPurchase } from './known-purchase.ts';
import type { Purchase } from './purchase-fields.ts';

const empty = knownPurchase(null, { isCompany: false });
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
const offered: Offered = {
  isPaidFor: false,
  needsDelivery: true,
  shippingOptions: [
    { id: 1, subOptions: [] },
    { id: 2, subOptions: [{}] },
  ],
  paymentOptions: [
    { id: 1, needsIdentityNumber: false },
    { id: 2, needsIdentityNumber: true },
  ],
};
const check = (purchase: Purchase, identityNumber = '', ways = offered) =>
  checkPurchase(purchase, identityNumber, 'SE', ways);

test('what is complete has no faults', () => {
  expect(check(filled)).toEqual({});
});

test('an empty form lacks everything that is required, and agrees to nothing', () => {
  const problems = check({ ...empty });
  expect(Object.keys(problems)).toEqual([
    ...requiredTexts(empty),
    'shippingId',
    'paymentId',
    'consent-order',
  ]);
});

describe('fields that depend on a choice', () => {
  test('a company has a name', () => {
    expect(check({ ...filled, isCompany: true })).toEqual({ company: 'field.required' });
  });

  test('another address has parts of its own', () => {
    expect(Object.keys(check({ ...filled, isElsewhere: true }))).toEqual([
      'toFirstName',
      'toLastName',
      'toStreet',
      'toZip',
      'toCity',
    ]);
  });

  test('a locker wants a pick-up point', () => {
    expect(check({ ...filled, shippingId: 2 })).toEqual({ pickupPoint: 'delivery.choosePoint' });
    expect(check({ ...filled, shippingId: 2, pickupPoint: 'a' })).toEqual({});
  });

  test('credit wants an identity number', () => {
    expect(check({ ...filled, paymentId: 2 })).toEqual({ identityNumber: 'pay.identityNeeded' });
    expect(check({ ...filled, paymentId: 2 }, '19121212-1212')).toEqual({});
  });
});

test('where nothing is left to pay, no way to pay is asked for', () => {
  const ways = { ...offered, isPaidFor: true };
  expect(check({ ...filled, paymentId: null }, '', ways)).toEqual({});
  expect(check({ ...filled, paymentId: 2 }, '', ways)).toEqual({});
});

test('a postal code that nothing is sent to is the fault of that code', () => {
  expect(check(filled, '', { ...offered, shippingOptions: [] })).toEqual({ zip: 'delivery.none' });
});

test('what is downloaded needs no way of delivery', () => {
  const ways = { ...offered, needsDelivery: false, shippingOptions: [] };
  expect(check({ ...filled, shippingId: null }, '', ways)).toEqual({});
});

test.each([
  ['SE', '111 22', true],
  ['SE', '1112', false],
  ['NO', '0154', true],
  ['NL', '1012 LJ', true],
  ['AX', '22100', true],
  ['AX', '00100', false],
])('in %s %s is a postal code: %s', (country, zip, isOne) => {
  const problems = checkTexts({ ...filled, texts: { ...filled.texts, zip } }, country);
  expect(problems.zip).toBe(isOne ? undefined : 'details.zip');
});
