import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type CheckoutShop, completeInput, openCheckoutShop } from './checkout-shop.fixture.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
  await shop.db.insertInto('blocked_email').values({ email: 'thief@example.se' }).execute();
  await signedInHeaders(shop.backend, 'slow@example.se');
  const slow = shop.db.updateTable('customer').where('email', '=', 'slow@example.se');
  await slow.set({ member_type: 'NOCREDIT-limited' }).execute();
  await signedInHeaders(shop.backend, 'gold@example.se');
  const gold = shop.db.updateTable('customer').where('email', '=', 'gold@example.se');
  await gold.set({ member_type: 'GOLD' }).execute();
});
afterAll(() => shop.close());

async function creation(cartId: string, email: string | null, headers = {}) {
  const billingAddress = {
    firstName: 'Eva',
    lastName: 'Ek',
    addressLine1: 'Gatan 1',
    zip: '11322',
    city: 'Solna',
  };
  const { data } = await shop.query(
    `query ($cartId: String!, $checkout: CheckoutInputType!) {
      validateOrderCreation(cartId: $cartId, checkout: $checkout, marketId: "se") { isValid message memberType } }`,
    { cartId, checkout: { email, billingAddress } },
    headers,
  );
  return data.validateOrderCreation;
}

async function conditions(cartId: string, email: string | null = null, marketId = 'se') {
  const { data } = await shop.query(
    `query ($cartId: String!, $email: String, $marketId: String) {
      validateOrderConditions(cartId: $cartId, email: $email, marketId: $marketId) { isValid message } }`,
    { cartId, email, marketId },
  );
  return data.validateOrderConditions;
}

describe('validateOrderCreation', () => {
  test('is valid for an unknown e-mail address', async () => {
    expect(await creation(await shop.cartWith({ light: 1 }), 'eva@example.se')).toEqual({
      isValid: true,
      message: null,
      memberType: '',
    });
  });

  /** A cart whose checkout is filled in by a buyer with this address. */
  async function checkoutOf(email: string) {
    const id = await shop.cartWith({ light: 1 });
    await shop.checkOut(id, { ...completeInput, email });
    return id;
  }

  test('is invalid for a blocked e-mail address, with the message that clients compare', async () => {
    const id = await checkoutOf('thief@example.se');
    expect(await creation(id, ' Thief@Example.se')).toMatchObject({
      isValid: false,
      message: 'Customer is blacklisted',
    });
    expect((await conditions(id, 'thief@example.se')).message).toBe('Customer is blacklisted');
  });

  test('reveals nothing about an e-mail address that the cart does not have', async () => {
    for (const id of [await shop.cartWith({ light: 1 }), await checkoutOf('eva@example.se')])
      for (const email of ['thief@example.se', 'slow@example.se'])
        expect(await creation(id, email)).toEqual({ isValid: true, message: null, memberType: '' });
  });

  test('reveals only missing credit for another customer, without the reason', async () => {
    expect(await creation(await checkoutOf('slow@example.se'), 'SLOW@example.se')).toMatchObject({
      isValid: true,
      memberType: 'NOCREDIT',
    });
    expect(await creation(await checkoutOf('gold@example.se'), 'gold@example.se')).toMatchObject({
      isValid: true,
      memberType: '',
    });
  });

  test('returns the member type of the signed-in customer', async () => {
    const headers = await signedInHeaders(shop.backend, 'silver@example.se');
    await shop.db
      .updateTable('customer')
      .set({ member_type: 'SILVER' })
      .where('email', '=', 'silver@example.se')
      .execute();
    const id = await shop.cartWith({ light: 1 }, headers);
    expect(await creation(id, 'other@example.se', headers)).toMatchObject({ memberType: 'SILVER' });
    expect(await creation(id, null, headers)).toMatchObject({ isValid: true });
  });

  test('is invalid for the cart of another customer and for an unknown cart', async () => {
    const headers = await signedInHeaders(shop.backend, 'owner@example.se');
    const id = await shop.cartWith({ light: 1 }, headers);
    for (const cartId of [id, 'none', ''])
      expect(await creation(cartId, 'eva@example.se')).toMatchObject({
        isValid: false,
        message: 'Cart is unknown',
      });
  });
});

describe('validateOrderConditions', () => {
  test('is valid for a cart in stock', async () => {
    expect(await conditions(await shop.cartWith({ light: 2, ebook: 1 }))).toEqual({
      isValid: true,
      message: null,
    });
  });

  test('returns the first problem of the cart', async () => {
    expect(await conditions(await shop.cartWith({}))).toEqual({ isValid: false, message: 'Cart is empty' });
    const id = await shop.cartWith({ swedish: 2 });
    expect((await conditions(id, null, 'dk')).message).toBe('Product is not sold in this market');
    expect((await conditions(id, null, 'eu')).message).toBe('Market has no delivery');
    await shop.db.updateTable('sku').set({ in_stock: 1 }).where('sku_id', '=', shop.sku.swedish).execute();
    await shop.backend.refreshCatalogue();
    expect((await conditions(id)).message).toBe('Product is out of stock');
    await shop.query('mutation ($id: String!) { completeCart(id: $id) { id } }', { id });
    expect((await conditions(id)).message).toBe('Cart is completed');
  });
});
