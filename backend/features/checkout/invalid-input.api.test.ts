import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.fixture.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

describe('A checkout rejects', () => {
  test.each([
    ['email', { email: 'x'.repeat(255) }],
    ['message', { message: 'x'.repeat(2001) }],
    ['merchantData', { merchantData: 'x'.repeat(10_001) }],
    ['billingAddress.zip', { billingAddress: { zip: '1'.repeat(201) } }],
    ['shippingAddress.city', { shippingAddress: { city: 'x'.repeat(90_000) } }],
    ['identityNumber', { identityNumber: '1'.repeat(201) }],
    ['checkoutUrls.redirectUrl', { checkoutUrls: { redirectUrl: `https://x.example/${'x'.repeat(2000)}` } }],
    ['goodsLabel', { goodsLabel: 'a\u0000b' }],
    ['billingAddress.firstName', { billingAddress: { firstName: '\ud800' } }],
  ])('a text that is too long or cannot be stored, by name, and saves nothing: %s', async (name, input) => {
    const id = await shop.cartWith({ light: 1 });
    const { data, errors } = await shop.sendCheckout(id, { customerOrderNumber: '1', ...input });
    expect(data).toEqual({ createOrUpdateCheckout: null });
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_INPUT' }, message: expect.stringContaining(name) },
    ]);
    expect(await shop.db.selectFrom('checkout').selectAll().where('cart_id', '=', id).execute()).toEqual([]);
  });

  test.each([
    { paymentId: 'swish' },
    { paymentId: 2 ** 40 },
    { shippingId: 1.5 },
    { email: 7 },
    { billingAddress: 'Gatan 1' },
    { acceptedConsents: { order: true } },
    { customerType: 'ROBOT' },
    { desiredDeliveryDate: 'soon' },
    { unknown: 1 },
  ])('an invalid type or an unknown field: %j', async (input) => {
    const id = await shop.cartWith({ light: 1 });
    const { errors } = await shop.sendCheckout(id, input);
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions?.code).not.toBe('INTERNAL_ERROR');
  });

  test('company addresses of others', async () => {
    const { errors } = await shop.sendCheckout(await shop.cartWith({ light: 1 }), { billingAddressId: '1' });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });

  test('a completed cart', async () => {
    const id = await shop.cartWith({ light: 1 });
    await shop.query('mutation ($id: String!) { completeCart(id: $id) { id } }', { id });
    const { errors } = await shop.sendCheckout(id);
    expect(errors).toMatchObject([{ extensions: { code: 'CART_COMPLETED' } }]);
  });
});

test.each(['', 'none', "' or 1=1 --", 'x'.repeat(5000)])(
  'An unknown cart has no checkout: %s',
  async (id) => {
    expect(await shop.sendCheckout(id, { email: 'x@example.se' })).toEqual({
      status: 200,
      data: { createOrUpdateCheckout: null },
    });
  },
);

test('Markup and SQL are stored as plain text', async () => {
  const text = `<script>alert(1)</script>'; drop table checkout; -- {"$ne":1} \\ 𝔘`;
  const { billingAddress } = await shop.checkOut(await shop.cartWith({ light: 1 }), {
    message: text,
    billingAddress: { firstName: text, zip: '11322' },
  });
  expect(billingAddress.firstName).toBe(text);
});

test('An empty cart has a checkout without shipping options', async () => {
  const { shippingOptions, cart } = await shop.checkOut(await shop.cartWith({}), {
    billingAddress: { zip: '11322' },
  });
  expect(shippingOptions).toBeNull();
  expect(cart.items).toEqual([]);
});
