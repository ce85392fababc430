import { expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { initialPurchase } from '../purchase/initial-purchase.ts';
import { fieldOf } from '../purchase/purchase-errors.ts';
import { rejectionOf } from './order-rejection.ts';

const person = initialPurchase(null, { isCompany: false });
const company = initialPurchase(null, { isCompany: true });

function errorWith(code: string, details: object = {}): GraphqlError {
  return new GraphqlError([{ message: code, extensions: { code, ...details } }]);
}

test('maps the API’s fields to those of the form', () => {
  expect(fieldOf('billingAddress.addressLine1')).toBe('street');
  expect(fieldOf('shippingAddress.zip')).toBe('toZip');
  expect(fieldOf('acceptedConsents')).toBe('consent-order');
  expect(fieldOf('nonsense.field')).toBeUndefined();
});

test('has an error for every invalid field', async () => {
  const t = await loadTranslate('sv', 'purchase');
  const fields = [
    { field: 'email', rule: 'email' },
    { field: 'shippingAddress.zip', rule: 'no-delivery' },
    { field: 'paymentId', rule: 'not-offered' },
    { field: 'acceptedConsents', rule: 'order' },
    { field: 'identityNumber', rule: 'identity-number' },
  ];
  expect(rejectionOf(errorWith('INVALID_CHECKOUT', { fields }), t, company)).toEqual({
    message: t('order.invalidFields'),
    fieldErrors: {
      email: 'field.email',
      toZip: 'delivery.none',
      paymentId: 'pay.choose',
      'consent-order': 'consent.termsNeeded',
      identityNumber: 'field.organizationId',
    },
    isAboutCart: false,
  });
});

test.each([
  ['not-sold', 'cart.problems'],
  ['empty', 'order.changed'],
] as const)('a cart with the error %s has its message, before errors of fields', async (rule, key) => {
  const t = await loadTranslate('sv', 'purchase');
  const fields = [
    { field: 'email', rule: 'email' },
    { field: 'cart', rule },
  ];
  expect(rejectionOf(errorWith('INVALID_CHECKOUT', { fields }), t, person)).toEqual({
    message: t(key),
    fieldErrors: {},
    isAboutCart: true,
  });
});

test.each([
  ['INSUFFICIENT_STOCK', 'order.soldOut', true],
  ['INSUFFICIENT_BALANCE', 'order.balanceUsed', true],
  ['INVALID_TOKEN', 'order.expired', false],
  ['CUSTOMER_BLOCKED', 'order.blocked', false],
  ['PAYMENT_DECLINED', 'fail.declined', false],
  ['PAYMENT_UNAVAILABLE', 'order.providerDown', false],
  ['CART_COMPLETED', 'order.alreadyPlaced', true],
  ['SOMETHING_NEW', 'order.failed', false],
] as const)('%s has its own message', async (code, key, isAboutCart) => {
  const t = await loadTranslate('en', 'purchase');
  expect(rejectionOf(errorWith(code), t, person)).toEqual({ message: t(key), fieldErrors: {}, isAboutCart });
});

test('a limit of an order says how many copies it can have', async () => {
  const t = await loadTranslate('fi', 'purchase');
  const rejection = rejectionOf(errorWith('LIMIT_EXCEEDED', { max: 4, skuId: 7 }), t, person);
  expect(rejection).toMatchObject({ message: t('cart.maxOfProduct', { count: 4 }), isAboutCart: true });
  expect(rejectionOf(errorWith('LIMIT_EXCEEDED'), t, person).message).toBe(t('order.failed'));
});

test.each(['RATE_LIMITED', 'PROOF_OF_WORK_REQUIRED'])('%s says when to try again', async (code) => {
  const t = await loadTranslate('nb', 'purchase');
  const message = t('signIn.tooMany', { minutes: 2 });
  expect(rejectionOf(errorWith(code, { retryAfterSeconds: 61 }), t, person)).toMatchObject({ message });
});

test('a promo code that the buyer has used has its own message', async () => {
  const t = await loadTranslate('fi', 'purchase');
  const used = errorWith('RequirementsNotMet', { promoCode: 'ONCE', reason: 'used-by-customer' });
  expect(rejectionOf(used, t, person)).toMatchObject({
    message: t('order.codeUsedByYou', { code: 'ONCE' }),
    isAboutCart: true,
  });
  const ended = errorWith('INVALID_PROMO_CODE', { promoCode: 'ONCE' });
  expect(rejectionOf(ended, t, person).message).toBe(t('order.codeUsed', { code: 'ONCE' }));
});

test('a network error has the general message', async () => {
  const t = await loadTranslate('fi', 'purchase');
  expect(rejectionOf(new NetworkError('gone'), t, person).message).toBe(t('order.failed'));
});

test('an invalid identity number is an error of its field', async () => {
  const t = await loadTranslate('sv', 'purchase');
  const { fieldErrors } = rejectionOf(errorWith('INVALID_IDENTITY_NUMBER'), t, person);
  expect(fieldErrors).toEqual({ identityNumber: 'field.personalId' });
});

test.each([
  ['billingAddress.zip', 'zip'],
  ['shippingAddress.zip', 'toZip'],
])('without shipping options %s has an error', async (field, formField) => {
  const t = await loadTranslate('sv', 'purchase');
  const fields = [{ field, rule: 'no-delivery' }];
  const { message, fieldErrors } = rejectionOf(errorWith('NO_SHIPPING_OPTION', { fields }), t, person);
  expect(message).toBe(t('order.invalidFields'));
  expect(fieldErrors).toEqual({ [formField]: 'delivery.none' });
});
