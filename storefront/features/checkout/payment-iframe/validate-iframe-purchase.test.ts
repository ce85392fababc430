import { describe, expect, test } from 'vitest';
import { GraphqlError } from '#storefront/api/errors.ts';
import {
  type CheckoutPartsFragment,
  CreateOrUpdateCheckoutDocument,
  ValidateOrderConditionsDocument,
  ValidateOrderCreationDocument,
} from '#storefront/api/generated/graphql.ts';
import { cartWith, itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { fingerprintOf } from '../order-placement/cart-fingerprint.ts';
import { validateIframePurchase } from './validate-iframe-purchase.ts';

const t = await loadTranslate('sv', 'purchase');
const cart = cartWith('c1', [itemWith({ id: 'a' })]);
const iframe = '<iframe src="https://pay.example/frame/1"></iframe>';
const displayed = { input: { email: 'selma@example.se' }, fingerprint: fingerprintOf(cart), iframe };
const purchase = {
  email: 'selma@example.se',
  invoicingAddress: { firstName: 'Selma', lastName: 'L', address1: 'Mårbacka 42', zip: '68695', city: 'Ö' },
  selectedPaymentMethodType: 'DirectInvoice',
};

function checkoutWith(paymentData: string | null, now = cart): CheckoutPartsFragment {
  const option = { id: 5, name: 'pay-later', displayName: null, isSelected: true, paymentData };
  return { paymentOptions: [option], cart: now } as unknown as CheckoutPartsFragment;
}

interface FakeResponses {
  checkout?: CheckoutPartsFragment | null;
  creation?: { isValid: boolean; message: string | null; memberType: string };
  conditions?: { isValid: boolean; message: string | null };
  error?: Error;
  cartId?: string | undefined;
}

/** A shop with these responses, which records its requests. */
function shopWith(responses: FakeResponses) {
  const requests: { document: unknown; variables: object }[] = [];
  const valid = { isValid: true, message: null };
  const send = async (document: unknown, variables: object) => {
    requests.push({ document, variables });
    if (responses.error) throw responses.error;
    if (document === CreateOrUpdateCheckoutDocument)
      return {
        createOrUpdateCheckout: responses.checkout === undefined ? checkoutWith(iframe) : responses.checkout,
      };
    return document === ValidateOrderCreationDocument
      ? { validateOrderCreation: responses.creation ?? { ...valid, memberType: '' } }
      : { validateOrderConditions: responses.conditions ?? valid };
  };
  const cartId = 'cartId' in responses ? responses.cartId : 'c1';
  const environment = {
    t,
    api: { send, query: send },
    cookies: { get: ({ name }: { name: string }) => (name.endsWith('cart') ? cartId : undefined) },
    shopper: { locale: 'sv', market: 'se', origin: 'https://shop.test' },
  } as unknown as ShopEnvironment<'purchase'>;
  return {
    requests,
    validate: (completed = purchase) => validateIframePurchase(environment, displayed, completed),
  };
}

test('a valid purchase is allowed, after both validations with the data of the iframe', async () => {
  const { requests, validate } = shopWith({});
  expect(await validate()).toEqual({ isAllowed: true });
  expect(
    requests.find(({ document }) => document === ValidateOrderCreationDocument)?.variables,
  ).toMatchObject({
    cartId: 'c1',
    checkout: {
      email: 'selma@example.se',
      billingAddress: { firstName: 'Selma', addressLine1: 'Mårbacka 42', zip: '68695', city: 'Ö' },
    },
  });
  expect(requests.some(({ document }) => document === ValidateOrderConditionsDocument)).toBe(true);
});

describe('the customer', () => {
  test('who is blacklisted is blocked permanently', async () => {
    const creation = { isValid: false, message: 'Customer is blacklisted', memberType: '' };
    expect(await shopWith({ creation }).validate()).toEqual({
      isAllowed: false,
      reason: 'blocked',
      message: t('pay.blacklisted'),
      isFinal: true,
    });
  });

  test('without credit may choose another payment type', async () => {
    const creation = { isValid: true, message: null, memberType: 'NOCREDIT - Debt' };
    const { validate } = shopWith({ creation });
    expect(await validate()).toMatchObject({
      reason: 'blocked',
      message: t('pay.creditDenied'),
      isFinal: false,
    });
    expect(await validate({ ...purchase, selectedPaymentMethodType: 'DirectPayment' })).toEqual({
      isAllowed: true,
    });
  });
});

describe('the cart', () => {
  test.each([
    ['Product is out of stock', 'stock', 'fail.outOfStock'],
    ['Cart is completed', 'order', 'order.alreadyPlaced'],
    ['Product is not sold in this market', 'order', 'cart.problems'],
    ['Cart is empty', 'order', 'order.changed'],
    ['Order is not possible', 'order', 'fail.notCreated'],
  ] as const)('that is rejected with “%s” has the reason %s', async (message, reason, text) => {
    expect(await shopWith({ conditions: { isValid: false, message } }).validate()).toMatchObject({
      reason,
      message: t(text),
      isAboutCart: true,
    });
  });

  test('that another tab changed is displayed before it is bought', async () => {
    const other = cartWith('c1', [itemWith({ id: 'a', quantity: 2 })]);
    const checkout = checkoutWith('<iframe src="https://pay.example/frame/2"></iframe>', other);
    expect(await shopWith({ checkout }).validate()).toMatchObject({
      reason: 'order',
      message: t('order.changed'),
      isAboutCart: true,
      checkout,
    });
  });

  test('whose payment has expired gets a new iframe', async () => {
    const checkout = checkoutWith('<iframe src="https://pay.example/frame/2"></iframe>');
    expect(await shopWith({ checkout }).validate()).toMatchObject({
      reason: 'general',
      message: t('pay.iframeRenewed'),
      checkout,
    });
  });

  test('of a customer who is signed out stays; without a cart there is nothing to buy', async () => {
    expect(await shopWith({ checkout: null }).validate()).toMatchObject({ message: t('order.expired') });
    expect(await shopWith({ cartId: undefined }).validate()).toMatchObject({
      message: t('order.alreadyPlaced'),
      isFinal: true,
    });
  });
});

test('an error aborts the purchase, and a completed cart has its own message', async () => {
  expect(await shopWith({ error: new Error('gone') }).validate()).toEqual({
    isAllowed: false,
    reason: 'general',
    message: t('fail.general'),
  });
  const error = new GraphqlError([{ message: 'x', extensions: { code: 'CART_COMPLETED' } }]);
  expect(await shopWith({ error }).validate()).toMatchObject({
    reason: 'order',
    message: t('order.alreadyPlaced'),
  });
});
