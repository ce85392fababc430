import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { createDraftRequests } from '#backend/features/order-draft/draft-requests.fixture.ts';
import { type CheckoutShop, completeInput, openCheckoutShop } from './checkout-shop.fixture.ts';

let shop: CheckoutShop;
let letter: number;
beforeAll(async () => {
  shop = await openCheckoutShop();
  letter = await shop.idOf('letter');
});
afterAll(() => shop.close());

const personalNumber = '19900101-9802';

const { draft, issues } = createDraftRequests(() => shop);

describe('The order draft', () => {
  test('has all data at current prices', async () => {
    const order = await draft(
      { light: 2, ebook: 1 },
      { message: 'Hej', goodsLabel: 'Ek', merchantData: '{}' },
    );
    expect(order).toMatchObject({
      marketId: 'se',
      languageId: 'sv-SE',
      customerId: null,
      customerType: 'PERSON',
      email: 'eva.ek@example.se',
      identityNumber: null,
      currencyCode: 'SEK',
      subTotal: { selling: { incVat: 30_000 } },
      total: { incVat: 30_000, exVat: 28_302 },
      vats: [{ basisPoints: 600, amount: 1698 }],
      shipping: {
        methodId: letter,
        methodKey: 'letter',
        name: 'Förstaklassbrev',
        fee: { incVat: 0, exVat: 0 },
        pickupPoint: null,
      },
      promoCode: null,
      paidByGiftCode: 0,
      toPay: 30_000,
      paymentMethodId: await shop.idOf('swish'),
      billingAddress: { firstName: 'Eva', zip: '113 22', country: 'SE', careOf: '' },
      shippingAddress: null,
      message: 'Hej',
      goodsLabel: 'Ek',
      merchantData: '{}',
      acceptedConsents: ['order'],
    });
    expect(order.lines).toMatchObject([
      {
        skuId: shop.sku.light,
        name: 'light',
        brand: 'Own House',
        categories: ['own-room', 'own-shelf'],
        productUrl: '/p/own-room/own-shelf/light',
        quantity: 2,
        weightGrams: 400,
        selling: { incVat: 20_000 },
        paid: { incVat: 20_000 },
        parts: [{ unitPrice: 10_000, quantity: 2 }],
        needsDelivery: true,
      },
      { skuId: shop.sku.ebook, needsDelivery: false },
    ]);
    expect(order.lines[0]?.variant).not.toBe('');
  });

  test('combines saved and new input, and saves the new input', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, {
      ...completeInput,
      shippingId: await shop.idOf('early-bird'),
      customerType: 'ORGANIZATION',
    });
    const { errors } = await shop.placeOrder(id, { billingAddress: { company: 'Ek AB' } });
    expect(errors).toBeUndefined();
    expect(await shop.draftOf(id)).toMatchObject({
      customerType: 'ORGANIZATION',
      billingAddress: { company: 'Ek AB', lastName: 'Ek' },
      shipping: { methodKey: 'early-bird', fee: { incVat: 5900, exVat: 5566 } },
      toPay: 15_900,
    });
    expect((await shop.checkOut(id)).billingAddress.company).toBe('Ek AB');
  });

  test('has no shipping address after the form has removed it', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, {
      ...completeInput,
      shippingId: letter,
      shippingAddress: { ...completeInput.billingAddress, city: 'Solna' },
    });
    await shop.placeOrder(id, completeInput);
    expect((await shop.draftOf(id)).shippingAddress).toBeNull();
  });

  test('is prefilled from the customer’s account', async () => {
    const headers = await signedInHeaders(shop.backend, 'anna@example.se');
    const order = await draft({ light: 1 }, { email: null }, { headers });
    expect(order).toMatchObject({ email: 'anna@example.se', customerId: expect.any(Number) });
  });

  test('has the end of the personal number if the payment method needs it, and the selected pick-up point', async () => {
    const order = await draft(
      { light: 1 },
      {
        paymentId: await shop.idOf('invoice'),
        identityNumber: personalNumber,
        shippingId: await shop.idOf('parcel-locker'),
        pickupPoint: 'se-1',
      },
    );
    expect(order).toMatchObject({
      identityNumber: '9802',
      shipping: {
        pickupPoint: 'se-1',
        fetchedAt: { id: 'se-1', name: 'Paketskåp Odenplan', addressLine1: 'Odengatan 65', zip: '113 22' },
        fee: { incVat: 4900 },
      },
    });
    const byCard = await draft(
      { light: 1 },
      { paymentId: await shop.idOf('card'), identityNumber: personalNumber },
    );
    expect(byCard.identityNumber).toBeNull();
  });

  test('has no shipping for digital products', async () => {
    const order = await draft({ ebook: 1 }, { shippingId: null });
    expect(order.shipping).toMatchObject({ methodId: null, name: '', fee: { incVat: 0 } });
  });

  test('ignores a shipping fee from the client', async () => {
    const order = await draft(
      { light: 1 },
      { externalShippingFee: 0, shippingId: await shop.idOf('parcel-box') },
    );
    expect(order).toMatchObject({ shipping: { fee: { incVat: 4900 } }, toPay: 14_900 });
  });

  test('has the currency and texts of the requested market', async () => {
    const finnish = { ...completeInput.billingAddress, zip: '00100', city: 'Helsinki', country: 'FI' };
    const input = { billingAddress: finnish, paymentId: await shop.idOf('card') };
    expect(await draft({ light: 1 }, input, { marketId: 'fi', languageId: 'fi-FI' })).toMatchObject({
      currencyCode: 'EUR',
      shipping: { name: 'Kirje' },
      billingAddress: { zip: '00100', country: 'FI' },
    });
  });
});

describe('An order is rejected', () => {
  test('with all field errors at once', async () => {
    const invalid = { email: '', billingAddress: { zip: '113' }, acceptedConsents: [], paymentId: 999 };
    expect(await issues({ light: 1 }, invalid)).toEqual([
      'INVALID_CHECKOUT',
      'email required',
      'billingAddress.firstName required',
      'billingAddress.lastName required',
      'billingAddress.addressLine1 required',
      'billingAddress.zip postal-code',
      'billingAddress.city required',
      'paymentId not-offered',
    ]);
  });

  test('without an available shipping option', async () => {
    expect(await issues({ heavy: 1 }, {})).toEqual(['INVALID_CHECKOUT', 'shippingId not-offered']);
    expect(await issues({ heavy: 9 }, { skipShippingValidation: true })).toEqual([
      'INVALID_CHECKOUT',
      'shippingId not-offered',
    ]);
    const shippingId = await shop.idOf('parcel-locker');
    expect(await issues({ light: 1 }, { shippingId, pickupPoint: 'no-1' })).toEqual([
      'INVALID_CHECKOUT',
      'pickupPoint not-offered',
    ]);
  });

  test('for a postal code without shipping options', async () => {
    const billingAddress = { ...completeInput.billingAddress, zip: '99999' };
    expect(await issues({ light: 1 }, { billingAddress })).toEqual([
      'NO_SHIPPING_OPTION',
      'billingAddress.zip no-delivery',
    ]);
  });

  test('with an invalid or missing identity number', async () => {
    const paymentId = await shop.idOf('invoice');
    expect(await issues({ light: 1 }, { paymentId, identityNumber: '19900101-9803' })).toEqual([
      'INVALID_IDENTITY_NUMBER',
      'identityNumber identity-number',
    ]);
    expect(await issues({ light: 1 }, { paymentId })).toEqual([
      'INVALID_CHECKOUT',
      'identityNumber required',
    ]);
    const company = {
      customerType: 'ORGANIZATION',
      billingAddress: { ...completeInput.billingAddress, company: 'Ek AB' },
    };
    expect(await issues({ light: 1 }, { paymentId, ...company, identityNumber: '202100-5449' })).toEqual([
      'INVALID_IDENTITY_NUMBER',
      'identityNumber identity-number',
    ]);
  });

  test('in Finland until a payment option is selected', async () => {
    const billingAddress = { ...completeInput.billingAddress, zip: '00100' };
    expect(await issues({ light: 1 }, { billingAddress }, { marketId: 'fi' })).toEqual([
      'INVALID_CHECKOUT',
      'paymentId required',
    ]);
    expect(
      await issues({ light: 1 }, { billingAddress, paymentId: await shop.idOf('swish') }, { marketId: 'fi' }),
    ).toEqual(['INVALID_CHECKOUT', 'paymentId not-offered']);
  });

  test('for a country other than the market, and in a virtual market', async () => {
    const billingAddress = { ...completeInput.billingAddress, country: 'DK' };
    expect(await issues({ light: 1 }, { billingAddress })).toEqual([
      'INVALID_CHECKOUT',
      'billingAddress.country country',
    ]);
    expect(await issues({ light: 1 }, {}, { marketId: 'eu' })).toContain('billingAddress.country required');
  });

  test('for an empty cart, and for products that the market does not sell', async () => {
    expect(await issues({}, {})).toEqual(['INVALID_CHECKOUT', 'cart empty']);
    const billingAddress = { ...completeInput.billingAddress, zip: '1050' };
    expect(await issues({ light: 1, swedish: 1 }, { billingAddress }, { marketId: 'dk' })).toEqual([
      'INVALID_CHECKOUT',
      'cart not-sold',
    ]);
  });

  test('for a blocked e-mail address', async () => {
    await shop.db.insertInto('blocked_email').values({ email: 'eva.ek@example.se' }).execute();
    expect(await issues({ light: 1 }, {})).toEqual(['CUSTOMER_BLOCKED']);
    await shop.db.deleteFrom('blocked_email').execute();
  });

  test('on credit for a customer without credit, even as a guest', async () => {
    const headers = await signedInHeaders(shop.backend, 'slow@example.se');
    await shop.db
      .updateTable('customer')
      .set({ member_type: 'NOCREDIT' })
      .where('email', '=', 'slow@example.se')
      .execute();
    const input = { paymentId: await shop.idOf('invoice'), identityNumber: personalNumber };
    const rejected = ['INVALID_CHECKOUT', 'paymentId not-offered'];
    expect(await issues({ light: 1 }, input, { headers })).toEqual(rejected);
    const asGuest = { ...input, email: 'Slow@example.se' };
    expect(await issues({ light: 1 }, asGuest)).toEqual(rejected);
    const other = await signedInHeaders(shop.backend, 'quick@example.se');
    expect(await issues({ light: 1 }, asGuest, { headers: other })).toEqual(rejected);
    await draft({ light: 1 }, { ...asGuest, paymentId: await shop.idOf('card') });
  });
});
