import { expect, test } from 'vitest';
import { BLACKLISTED_MESSAGE } from '#contract/order/order-validation.ts';
import { NetworkError } from '#storefront/api/errors.ts';
import {
  CreateOrUpdateCheckoutDocument,
  PlaceOrderDocument,
  ValidateOrderCreationDocument,
} from '#storefront/api/generated/graphql.ts';
import { cartWith, itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import { formWith } from '#storefront/forms/form.fixture.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { fingerprintOf } from './cart-fingerprint.ts';
import { placeOrder } from './place-order.ts';

const t = await loadTranslate('sv', 'purchase');
const cart = cartWith('c1', [itemWith({ id: 'a' })]);
const paymentUrl = 'https://pay.example/1';
/** Payment options by id. */
const options = { 1: 'card', 2: 'swish', 3: 'invoice' };
const [cardId, invoiceId] = ['1', '3'];

/** A shop with three payment options, which records the names of its requests. The response to `lost` never arrives. */
function shopWith(
  validation: { isValid: boolean; message: string | null; memberType?: string },
  { lost }: { lost?: string } = {},
) {
  const requests: string[] = [];
  const paymentOptions = Object.entries(options).map(([id, name]) => ({
    id: Number(id),
    name,
    requiresIdentityNumber: false,
    creditType: name === 'invoice' ? 'INVOICE' : null,
  }));
  const shippingOptions = [{ id: 1, subOptions: [] }];
  const responses = new Map<unknown, [name: string, response: object]>([
    [
      CreateOrUpdateCheckoutDocument,
      ['save', { createOrUpdateCheckout: { cart, paymentOptions, shippingOptions, consents: [] } }],
    ],
    [
      ValidateOrderCreationDocument,
      ['validate', { validateOrderCreation: { memberType: '', ...validation } }],
    ],
    [PlaceOrderDocument, ['place', { placeOrder: { status: 'pending', redirectUrl: paymentUrl } }]],
  ]);
  const send = async (document: unknown) => {
    const [name, response] = responses.get(document) ?? ['unknown', {}];
    requests.push(name);
    if (name === lost) throw new NetworkError('gone');
    return response;
  };
  const environment = {
    t,
    api: { send, query: send },
    cookies: { get: ({ name }: { name: string }) => (name.endsWith('cart') ? 'c1' : undefined) },
    shopper: { locale: 'sv', market: 'se', origin: 'https://shop.test' },
  } as unknown as ShopEnvironment<'purchase'>;
  return { environment, requests };
}

const formOf = (paymentId: string) =>
  formWith({
    zip: '111 22',
    email: 'anna@example.com',
    phone: '070-174 06 05',
    firstName: 'Anna',
    lastName: 'Ek',
    street: 'Storgatan 1',
    city: 'Stockholm',
    shippingId: '1',
    paymentId,
    'consent-order': 'on',
    seen: fingerprintOf(cart),
  });

test.each(Object.keys(options))(
  'validates the order before it is placed, with payment option %s',
  async (id) => {
    const { environment, requests } = shopWith({ isValid: true, message: null });
    expect(await placeOrder(environment, formOf(id), 'SE')).toEqual({ kind: 'placed', url: paymentUrl });
    expect(requests).toEqual(['save', 'validate', 'place']);
  },
);

test.each(Object.keys(options))('rejects a blocked customer with payment option %s', async (id) => {
  const { environment, requests } = shopWith({ isValid: false, message: BLACKLISTED_MESSAGE });
  expect(await placeOrder(environment, formOf(id), 'SE')).toMatchObject({
    kind: 'rejected',
    rejection: { message: t('pay.blacklisted') },
  });
  expect(requests).toEqual(['save', 'validate']);
});

test('a customer without credit can pay by card, but not by invoice', async () => {
  const { environment } = shopWith({ isValid: true, message: null, memberType: 'NO CREDIT' });
  expect(await placeOrder(environment, formOf(cardId), 'SE')).toMatchObject({ kind: 'placed' });
  expect(await placeOrder(environment, formOf(invoiceId), 'SE')).toMatchObject({
    kind: 'rejected',
    rejection: { message: t('pay.limited') },
  });
});

test.each([
  ['save', 'order.failed'],
  ['validate', 'order.failed'],
  // The order may exist.
  ['place', 'order.outcomeUnknown'],
] as const)('if the response to %s is lost, the message is %s', async (lost, message) => {
  const { environment } = shopWith({ isValid: true, message: null }, { lost });
  expect(await placeOrder(environment, formOf(cardId), 'SE')).toMatchObject({
    kind: 'rejected',
    rejection: { message: t(message), purchase: { texts: { firstName: 'Anna' } } },
  });
});
