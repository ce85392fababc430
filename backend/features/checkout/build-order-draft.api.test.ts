import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import {
  type CheckoutOptions,
  type CheckoutShop,
  careful,
  openCheckoutShop,
} from './checkout-shop.fixture.ts';

let shop: CheckoutShop;
let letter: number;
beforeAll(async () => {
  shop = await openCheckoutShop();
  letter = await shop.idOf('letter');
});
afterAll(() => shop.close());

const personalNumber = '19900101-9802';

async function draft(lines: object, input: object, more?: CheckoutOptions) {
  const id = await shop.cartWith(lines, more?.headers);
  const { errors } = await shop.placeOrder(id, { ...careful, shippingId: letter, ...input }, more);
  expect(errors).toBeUndefined();
  return shop.draftOf(id);
}

interface Refusal {
  code: string;
  fields?: { field: string; rule: string }[];
}

/** The code, and what is wrong with which field. */
async function refusal(lines: object, input: object, more?: CheckoutOptions) {
  const id = await shop.cartWith(lines, more?.headers);
  const { data, errors } = await shop.placeOrder(id, { ...careful, shippingId: letter, ...input }, more);
  expect(data).toEqual({ placeOrder: null });
  expect(errors).toHaveLength(1);
  const told = errors?.[0]?.extensions as Refusal | undefined;
  return [told?.code, ...(told?.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)];
}

describe('What an order will say', () => {
  test('is all there, at the prices of the moment', async () => {
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

  test('takes what was told before, and keeps what is told now', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, {
      ...careful,
      shippingId: await shop.idOf('early-bird'),
      customerType: 'ORGANIZATION',
    });
    const { errors } = await shop.placeOrder(id, { billingAddress: { company: 'Ek AB' } });
    expect(errors).toBeUndefined();
    expect(await shop.draftOf(id)).toMatchObject({
      customerType: 'ORGANIZATION',
      billingAddress: { company: 'Ek AB', lastName: 'Ek' },
      shipping: { methodKey: 'early-bird', fee: { incVat: 5900, exVat: 4720 } },
      toPay: 15_900,
    });
    expect((await shop.checkOut(id)).billingAddress.company).toBe('Ek AB');
  });

  test('is sent to the address of the form, not to one that was taken back', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, {
      ...careful,
      shippingId: letter,
      shippingAddress: { ...careful.billingAddress, city: 'Solna' },
    });
    await shop.placeOrder(id, careful);
    expect((await shop.draftOf(id)).shippingAddress).toBeNull();
  });

  test('is the customer’s, with what the account knows', async () => {
    const headers = await signedInHeaders(shop.backend, 'anna@example.se');
    const order = await draft({ light: 1 }, { email: null }, { headers });
    expect(order).toMatchObject({ email: 'anna@example.se', customerId: expect.any(Number) });
  });

  test('has the identity number where it is needed, and a locker where it is fetched', async () => {
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
      identityNumber: personalNumber,
      shipping: {
        pickupPoint: 'se-1',
        fetchedAt: { id: 'se-1', name: 'Paketskåp Odenplan', addressLine1: 'Odengatan 65', zip: '113 22' },
        fee: { incVat: 3900 },
      },
    });
    const byCard = await draft(
      { light: 1 },
      { paymentId: await shop.idOf('card'), identityNumber: personalNumber },
    );
    expect(byCard.identityNumber).toBeNull();
  });

  test('needs no delivery where everything is downloaded', async () => {
    const order = await draft({ ebook: 1 }, { shippingId: null });
    expect(order.shipping).toMatchObject({ methodId: null, name: '', fee: { incVat: 0 } });
  });

  test('counts nothing that the client says about money', async () => {
    const order = await draft(
      { light: 1 },
      { externalShippingFee: 0, shippingId: await shop.idOf('parcel-box') },
    );
    expect(order).toMatchObject({ shipping: { fee: { incVat: 4900 } }, toPay: 14_900 });
  });

  test('is that of the market it is placed in', async () => {
    const finnish = { ...careful.billingAddress, zip: '00100', city: 'Helsinki', country: 'FI' };
    const input = { billingAddress: finnish, paymentId: await shop.idOf('card') };
    expect(await draft({ light: 1 }, input, { marketId: 'fi', languageId: 'fi-FI' })).toMatchObject({
      currencyCode: 'EUR',
      shipping: { name: 'Kirje' },
      billingAddress: { zip: '00100', country: 'FI' },
    });
  });
});

describe('An order is refused', () => {
  test('with all that is wrong at once', async () => {
    const nothing = { email: '', billingAddress: { zip: '113' }, acceptedConsents: [], paymentId: 999 };
    expect(await refusal({ light: 1 }, nothing)).toEqual([
      'INVALID_CHECKOUT',
      'email required',
      'billingAddress.mobile required',
      'billingAddress.firstName required',
      'billingAddress.lastName required',
      'billingAddress.addressLine1 required',
      'billingAddress.zip postal-code',
      'billingAddress.city required',
      'acceptedConsents order',
      'paymentId not-offered',
    ]);
  });

  test('without a way of delivery, or with one that does not go there', async () => {
    expect(await refusal({ light: 1 }, { shippingId: null })).toEqual([
      'INVALID_CHECKOUT',
      'shippingId required',
    ]);
    expect(await refusal({ heavy: 1 }, {})).toEqual(['INVALID_CHECKOUT', 'shippingId not-offered']);
    expect(await refusal({ heavy: 9 }, { skipShippingValidation: true })).toEqual([
      'INVALID_CHECKOUT',
      'shippingId not-offered',
    ]);
    const shippingId = await shop.idOf('parcel-locker');
    expect(await refusal({ light: 1 }, { shippingId })).toEqual(['INVALID_CHECKOUT', 'pickupPoint required']);
    expect(await refusal({ light: 1 }, { shippingId, pickupPoint: 'no-1' })).toEqual([
      'INVALID_CHECKOUT',
      'pickupPoint not-offered',
    ]);
  });

  test('where nothing is delivered', async () => {
    const billingAddress = { ...careful.billingAddress, zip: '99999' };
    expect(await refusal({ light: 1 }, { billingAddress })).toEqual([
      'NO_SHIPPING_OPTION',
      'billingAddress.zip no-delivery',
    ]);
  });

  test('with a number that nobody has, or none where one is needed', async () => {
    const paymentId = await shop.idOf('invoice');
    expect(await refusal({ light: 1 }, { paymentId, identityNumber: '19900101-9803' })).toEqual([
      'INVALID_IDENTITY_NUMBER',
      'identityNumber identity-number',
    ]);
    expect(await refusal({ light: 1 }, { paymentId })).toEqual([
      'INVALID_CHECKOUT',
      'identityNumber required',
    ]);
    const company = {
      customerType: 'ORGANIZATION',
      billingAddress: { ...careful.billingAddress, company: 'Ek AB' },
    };
    expect(await refusal({ light: 1 }, { paymentId, ...company, identityNumber: '202100-5449' })).toEqual([
      'INVALID_IDENTITY_NUMBER',
      'identityNumber identity-number',
    ]);
  });

  test('in Finland until a way to pay is chosen', async () => {
    const billingAddress = { ...careful.billingAddress, zip: '00100' };
    expect(await refusal({ light: 1 }, { billingAddress }, { marketId: 'fi' })).toEqual([
      'INVALID_CHECKOUT',
      'paymentId required',
    ]);
    expect(
      await refusal(
        { light: 1 },
        { billingAddress, paymentId: await shop.idOf('swish') },
        { marketId: 'fi' },
      ),
    ).toEqual(['INVALID_CHECKOUT', 'paymentId not-offered']);
  });

  test('where country and market do not agree, or the market is none', async () => {
    const billingAddress = { ...careful.billingAddress, country: 'DK' };
    expect(await refusal({ light: 1 }, { billingAddress })).toEqual([
      'INVALID_CHECKOUT',
      'billingAddress.country country',
    ]);
    expect(await refusal({ light: 1 }, {}, { marketId: 'eu' })).toContain('billingAddress.country required');
  });

  test('of nothing, or of what the market does not sell', async () => {
    expect(await refusal({}, {})).toEqual(['INVALID_CHECKOUT', 'cart empty']);
    const billingAddress = { ...careful.billingAddress, zip: '1050' };
    expect(await refusal({ light: 1, swedish: 1 }, { billingAddress }, { marketId: 'dk' })).toEqual([
      'INVALID_CHECKOUT',
      'cart not-sold',
    ]);
  });

  test('to whom the shop does not sell to', async () => {
    await shop.db.insertInto('blocked_email').values({ email: 'eva.ek@example.se' }).execute();
    expect(await refusal({ light: 1 }, {})).toEqual(['CUSTOMER_BLOCKED']);
    await shop.db.deleteFrom('blocked_email').execute();
  });

  test('on credit to who may not buy on credit', async () => {
    const headers = await signedInHeaders(shop.backend, 'slow@example.se');
    await shop.db
      .updateTable('customer')
      .set({ member_type: 'NOCREDIT' })
      .where('email', '=', 'slow@example.se')
      .execute();
    const input = { paymentId: await shop.idOf('invoice'), identityNumber: personalNumber };
    const refused = ['INVALID_CHECKOUT', 'paymentId not-offered'];
    expect(await refusal({ light: 1 }, input, { headers })).toEqual(refused);
    const asGuest = { ...input, email: 'Slow@example.se' };
    expect(await refusal({ light: 1 }, asGuest)).toEqual(refused);
    const other = await signedInHeaders(shop.backend, 'quick@example.se');
    expect(await refusal({ light: 1 }, asGuest, { headers: other })).toEqual(refused);
    await draft({ light: 1 }, { ...asGuest, paymentId: await shop.idOf('card') });
  });
});
