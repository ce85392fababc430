import { expect, test } from 'vitest';
import type { PurchaseProblems } from './check-purchase.ts';
import { knownPurchase } from './known-purchase.ts';
import { stillWrong } from './still-wrong.ts';

const empty = knownPurchase(null, { isCompany: false });
const complaints: PurchaseProblems = {
  zip: 'delivery.none',
  pickupPoint: 'delivery.choosePoint',
  email: 'field.required',
  toCity: 'field.required',
  paymentId: 'pay.choose',
  identityNumber: 'field.personalId',
  'consent-order': 'consent.termsNeeded',
};
const settledBy = (changed: string, texts: Partial<typeof empty.texts> = {}) => {
  const left = stillWrong(complaints, changed, { ...empty, texts: { ...empty.texts, ...texts } }, 'SE');
  return Object.keys(complaints).filter((field) => !(field in left));
};

test.each([
  ['pickupPoint-4', ['pickupPoint']],
  ['identityNumber-3', ['identityNumber']],
  ['consent-order', ['consent-order']],
  ['shippingId', ['pickupPoint']],
  ['paymentId', ['paymentId', 'identityNumber']],
  ['customerType', ['identityNumber']],
  ['message', []],
])('who changes %s has mended %j', (changed, mended) => {
  expect(settledBy(changed)).toEqual(mended);
});

test('a text is mended when it is right, and until then it is said what is wrong by now', () => {
  expect(settledBy('email', { email: 'anna@example.com' })).toEqual(['email']);
  const typed = { ...empty, texts: { ...empty.texts, email: 'anna@' } };
  expect(stillWrong(complaints, 'email', typed, 'SE').email).toBe('field.email');
});

test('what is sent to the customer’s own address after all needs no other', () => {
  expect(settledBy('elsewhere', { zip: '111 22' })).toEqual(['zip', 'toCity']);
});

test('nothing is complained of for the first time', () => {
  expect(stillWrong({}, 'email', empty, 'SE')).toEqual({});
});
