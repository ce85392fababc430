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
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { fingerprintOf } from './cart-fingerprint.ts';
import { judgeFramePurchase } from './judge-frame-purchase.ts';

const t = await loadPurchaseWords('sv');
const cart = cartWith('c1', [itemWith({ id: 'a' })]);
const frame = '<iframe src="https://pay.example/frame/1"></iframe>';
const shown = { input: { email: 'selma@example.se' }, seen: fingerprintOf(cart), frame };
const about = {
  email: 'selma@example.se',
  invoicingAddress: { firstName: 'Selma', lastName: 'L', address1: 'Mårbacka 42', zip: '68695', city: 'Ö' },
  selectedPaymentMethodType: 'DirectInvoice',
};

function checkoutWith(paymentData: string | null, now = cart): CheckoutPartsFragment {
  const option = { id: 5, name: 'pay-later', displayName: null, isSelected: true, paymentData };
  return { paymentOptions: [option], cart: now } as unknown as CheckoutPartsFragment;
}

interface Answers {
  checkout?: CheckoutPartsFragment | null;
  creation?: { isValid: boolean; message: string | null; memberType: string };
  conditions?: { isValid: boolean; message: string | null };
  error?: Error;
  cartId?: string | undefined;
}

/** A shop that answers so, and writes down what it was asked. */
function shopWith(answers: Answers) {
  const asked: { document: unknown; variables: object }[] = [];
  const well = { isValid: true, message: null };
  const send = async (document: unknown, variables: object) => {
    asked.push({ document, variables });
    if (answers.error) throw answers.error;
    if (document === CreateOrUpdateCheckoutDocument)
      return {
        createOrUpdateCheckout: answers.checkout === undefined ? checkoutWith(frame) : answers.checkout,
      };
    return document === ValidateOrderCreationDocument
      ? { validateOrderCreation: answers.creation ?? { ...well, memberType: '' } }
      : { validateOrderConditions: answers.conditions ?? well };
  };
  const cartId = 'cartId' in answers ? answers.cartId : 'c1';
  const environment = {
    words: t,
    api: { send, query: send },
    cookies: { get: ({ name }: { name: string }) => (name.endsWith('cart') ? cartId : undefined) },
    shopper: { locale: 'sv', market: 'se', origin: 'https://shop.test' },
  } as unknown as ShopEnvironment;
  return { asked, judge: (told = about) => judgeFramePurchase(environment, shown, told) };
}

test('a purchase that the shop has nothing against goes on, and both questions are asked with what the frame told', async () => {
  const { asked, judge } = shopWith({});
  expect(await judge()).toEqual({ isGo: true });
  expect(asked.find(({ document }) => document === ValidateOrderCreationDocument)?.variables).toMatchObject({
    cartId: 'c1',
    checkout: {
      email: 'selma@example.se',
      billingAddress: { firstName: 'Selma', addressLine1: 'Mårbacka 42', zip: '68695', city: 'Ö' },
    },
  });
  expect(asked.some(({ document }) => document === ValidateOrderConditionsDocument)).toBe(true);
});

describe('the customer', () => {
  test('whom the shop does not sell to is blocked for good', async () => {
    const creation = { isValid: false, message: 'Customer is blacklisted', memberType: '' };
    expect(await shopWith({ creation }).judge()).toEqual({
      isGo: false,
      reason: 'blocked',
      message: t('pay.blacklisted'),
      isFinal: true,
    });
  });

  test('who gets no credit may choose another type', async () => {
    const creation = { isValid: true, message: null, memberType: 'NOCREDIT - Debt' };
    const { judge } = shopWith({ creation });
    expect(await judge()).toMatchObject({
      reason: 'blocked',
      message: t('pay.creditBlock', { reason: 'debt' }),
      isFinal: false,
    });
    expect(await judge({ ...about, selectedPaymentMethodType: 'DirectPayment' })).toEqual({ isGo: true });
  });
});

describe('the cart', () => {
  test.each([
    ['Product is out of stock', 'stock', 'fail.outOfStock'],
    ['Cart is completed', 'order', 'order.bought'],
    ['Product is not sold in this market', 'order', 'fail.notCreated'],
  ] as const)('that is refused with “%s” is told as %s', async (message, reason, text) => {
    expect(await shopWith({ conditions: { isValid: false, message } }).judge()).toMatchObject({
      reason,
      message: t(text),
      isAboutCart: true,
    });
  });

  test('that another tab changed is shown before it is bought', async () => {
    const other = cartWith('c1', [itemWith({ id: 'a', quantity: 2 })]);
    const checkout = checkoutWith('<iframe src="https://pay.example/frame/2"></iframe>', other);
    expect(await shopWith({ checkout }).judge()).toMatchObject({
      reason: 'order',
      message: t('order.changed'),
      isAboutCart: true,
      checkout,
    });
  });

  test('whose payment has run out gets another one', async () => {
    const checkout = checkoutWith('<iframe src="https://pay.example/frame/2"></iframe>');
    expect(await shopWith({ checkout }).judge()).toMatchObject({
      reason: 'general',
      message: t('pay.frameRenewed'),
      checkout,
    });
  });

  test('that is nobody’s any more waits for who signs in again; without one there is nothing left to buy', async () => {
    expect(await shopWith({ checkout: null }).judge()).toMatchObject({ message: t('order.expired') });
    expect(await shopWith({ cartId: undefined }).judge()).toMatchObject({
      message: t('order.bought'),
      isFinal: true,
    });
  });
});

test('a shop that does not answer aborts, and one that has the order says so', async () => {
  expect(await shopWith({ error: new Error('gone') }).judge()).toEqual({
    isGo: false,
    reason: 'general',
    message: t('fail.general'),
  });
  const error = new GraphqlError([{ message: 'x', extensions: { code: 'CART_COMPLETED' } }]);
  expect(await shopWith({ error }).judge()).toMatchObject({
    reason: 'order',
    message: t('order.bought'),
  });
});
