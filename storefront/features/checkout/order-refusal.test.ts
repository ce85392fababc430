import { expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { knownPurchase } from './known-purchase.ts';
import { fieldOf, refusalOf } from './order-refusal.ts';

const person = knownPurchase(null, { isCompany: false });
const company = knownPurchase(null, { isCompany: true });

function refused(code: string, details: object = {}): GraphqlError {
  return new GraphqlError([{ message: code, extensions: { code, ...details } }]);
}

test('the fields of the API are those of the form', () => {
  expect(fieldOf('billingAddress.addressLine1')).toBe('street');
  expect(fieldOf('shippingAddress.zip')).toBe('toZip');
  expect(fieldOf('acceptedConsents')).toBe('consent-order');
  expect(fieldOf('nonsense.field')).toBeUndefined();
});

test('every faulty field is told at once', async () => {
  const t = await loadPurchaseWords('sv');
  const fields = [
    { field: 'email', rule: 'email' },
    { field: 'shippingAddress.zip', rule: 'no-delivery' },
    { field: 'paymentId', rule: 'not-offered' },
    { field: 'acceptedConsents', rule: 'order' },
    { field: 'identityNumber', rule: 'identity-number' },
  ];
  expect(refusalOf(refused('INVALID_CHECKOUT', { fields }), t, company)).toEqual({
    message: t('order.problems'),
    problems: {
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
  ['INSUFFICIENT_STOCK', 'order.soldOut', true],
  ['CUSTOMER_BLOCKED', 'order.blocked', false],
  ['PAYMENT_UNAVAILABLE', 'order.providerDown', false],
  ['CART_COMPLETED', 'order.bought', true],
  ['SOMETHING_NEW', 'order.failed', false],
] as const)('%s has words of its own', async (code, key, isAboutCart) => {
  const t = await loadPurchaseWords('en');
  expect(refusalOf(refused(code), t, person)).toEqual({ message: t(key), problems: {}, isAboutCart });
});

test('a shop that does not answer has ordered nothing that anyone knows of', async () => {
  const t = await loadPurchaseWords('fi');
  expect(refusalOf(new NetworkError('gone'), t, person).message).toBe(t('order.failed'));
});

test('a wrong number is the fault of its field', async () => {
  const t = await loadPurchaseWords('sv');
  const { problems } = refusalOf(refused('INVALID_IDENTITY_NUMBER'), t, person);
  expect(problems).toEqual({ identityNumber: 'field.personalId' });
});

test.each([
  ['billingAddress.zip', 'zip'],
  ['shippingAddress.zip', 'toZip'],
])('where nothing is delivered to, %s is marked', async (field, marked) => {
  const t = await loadPurchaseWords('sv');
  const fields = [{ field, rule: 'no-delivery' }];
  const { message, problems } = refusalOf(refused('NO_SHIPPING_OPTION', { fields }), t, person);
  expect(message).toBe(t('order.problems'));
  expect(problems).toEqual({ [marked]: 'delivery.none' });
});
