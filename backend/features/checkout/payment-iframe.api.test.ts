import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CheckoutShop, completeInput, openCheckoutShop } from './checkout-shop.fixture.ts';

let shop: CheckoutShop;
let complete: { shippingId: number; paymentId: number } & typeof completeInput;
beforeAll(async () => {
  shop = await openCheckoutShop();
  complete = {
    ...completeInput,
    shippingId: await shop.idOf('letter'),
    paymentId: await shop.idOf('pay-later'),
  };
});
afterAll(() => shop.close());

interface PayLaterOption {
  name: string;
  paymentData: string | null;
  newCheckoutSession: boolean;
}

/** Sends the checkout as the storefront does, which needs consents, and returns the payment option with the iframe. */
async function requestIframe(cartId: string, input: object): Promise<PayLaterOption | undefined> {
  const headers = { 'x-apikey': shop.backend.ownApiKey };
  const { paymentOptions } = await shop.checkOut(cartId, input, { headers });
  return paymentOptions.find(({ name }: PayLaterOption) => name === 'pay-later');
}

const paymentsOf = (cartId: string) =>
  shop.db
    .selectFrom('payment')
    .select(['state', 'order_id'])
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .execute();
const stockOf = async (skuId: number) =>
  (await shop.db.selectFrom('sku').select('in_stock').where('sku_id', '=', skuId).executeTakeFirstOrThrow())
    .in_stock;
const validateConditions = async (cartId: string) =>
  (
    await shop.query(
      'query ($cartId: String!) { validateOrderConditions(cartId: $cartId, marketId: "se") { isValid message } }',
      { cartId },
    )
  ).data.validateOrderConditions;

describe('The payment iframe', () => {
  test('is created for a valid checkout with accepted terms, and reserves the stock', async () => {
    const before = await stockOf(shop.sku.light);
    const id = await shop.cartWith({ light: 1 });
    expect(await requestIframe(id, { ...complete, acceptedConsents: [] })).toMatchObject({
      paymentData: null,
    });
    expect(await requestIframe(id, { ...complete, email: '' })).toMatchObject({ paymentData: null });
    expect(await paymentsOf(id)).toEqual([]);
    const iframe = await requestIframe(id, complete);
    expect(iframe).toMatchObject({
      paymentData: expect.stringMatching(/^<iframe src="https:\/\/pay\.test\/frame\//),
      newCheckoutSession: true,
    });
    expect([await stockOf(shop.sku.light), await paymentsOf(id)]).toEqual([
      before - 1,
      [{ state: 'pending', order_id: null }],
    ]);
    expect(await requestIframe(id, complete)).toEqual({ ...iframe, newCheckoutSession: false });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test('is replaced after a change of the cart, and the earlier payment is voided', async () => {
    const id = await shop.cartWith({ light: 1 });
    const first = await requestIframe(id, complete);
    await shop.query(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id, item: { skuId: shop.sku.light, quantity: 1 } },
    );
    const second = await requestIframe(id, complete);
    expect(second?.newCheckoutSession).toBe(true);
    expect(second?.paymentData).not.toBe(first?.paymentData);
    expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['void-due', 'pending']);
  });

  test('needs accepted terms in the same request', async () => {
    const id = await shop.cartWith({ light: 1 });
    await requestIframe(id, { ...complete, paymentId: await shop.idOf('card') });
    expect(await shop.checkOut(id, null)).toMatchObject({ email: completeInput.email });
    const { acceptedConsents: _, ...withoutConsents } = complete;
    expect(await requestIframe(id, withoutConsents)).toMatchObject({ paymentData: null });
    expect(await paymentsOf(id)).toEqual([]);
  });

  test('is missing while a product is out of stock; the checkout still works', async () => {
    const id = await shop.cartWith({ swedish: 2 });
    await shop.db.updateTable('sku').set({ in_stock: 1 }).where('sku_id', '=', shop.sku.swedish).execute();
    expect(await requestIframe(id, complete)).toMatchObject({ paymentData: null });
    expect(await paymentsOf(id)).toEqual([]);
    await shop.db.updateTable('sku').set({ in_stock: 2 }).where('sku_id', '=', shop.sku.swedish).execute();
    expect(await requestIframe(id, complete)).not.toMatchObject({ paymentData: null });
    // The last two copies are reserved for this cart.
    expect(await stockOf(shop.sku.swedish)).toBe(0);
    expect(await validateConditions(id)).toEqual({ isValid: true, message: null });
    await shop.db.deleteFrom('stock_reservation').where('cart_id', '=', id).execute();
    expect(await validateConditions(id)).toEqual({ isValid: false, message: 'Product is out of stock' });
  });
});

test('Requesting the iframe does not order a cart that a gift code pays in full', async () => {
  await shop.db
    .insertInto('gift_code')
    .values({ code: 'ALLOFIT', currency_code: 'SEK', balance: 1_000_000 })
    .execute();
  const id = await shop.cartWith({ light: 1 });
  const setCode = 'mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "ALLOFIT") { promoCode } }';
  expect((await shop.query(setCode, { id })).data.setCartPromoCode.promoCode).toBe('ALLOFIT');
  expect(await requestIframe(id, complete)).toMatchObject({ paymentData: null });
  expect(await paymentsOf(id)).toEqual([]);
});
