import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CheckoutShop, careful, openCheckoutShop } from './checkout-shop.fixture.ts';

let shop: CheckoutShop;
let complete: { shippingId: number; paymentId: number } & typeof careful;
beforeAll(async () => {
  shop = await openCheckoutShop();
  complete = {
    ...careful,
    shippingId: await shop.idOf('letter'),
    paymentId: await shop.idOf('pay-later'),
  };
});
afterAll(() => shop.close());

interface Option {
  name: string;
  paymentData: string | null;
  newCheckoutSession: boolean;
}

/** What the page is given of the way to pay that it chose. */
async function frameOf(cartId: string, input: object): Promise<Option | undefined> {
  const { paymentOptions } = await shop.checkOut(cartId, input);
  return paymentOptions.find(({ name }: Option) => name === 'pay-later');
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
const conditions = async (cartId: string) =>
  (
    await shop.ask(
      'query ($cartId: String!) { validateOrderConditions(cartId: $cartId, marketId: "se") { isValid message } }',
      { cartId },
    )
  ).data.validateOrderConditions;

describe('The frame of a provider', () => {
  test('comes with a checkout that could be ordered, once its terms are accepted, and holds the goods', async () => {
    const before = await stockOf(shop.sku.light);
    const id = await shop.cartWith({ light: 1 });
    expect(await frameOf(id, { ...complete, acceptedConsents: [] })).toMatchObject({ paymentData: null });
    expect(await frameOf(id, { ...complete, email: '' })).toMatchObject({ paymentData: null });
    expect(await paymentsOf(id)).toEqual([]);
    const frame = await frameOf(id, complete);
    expect(frame).toMatchObject({
      paymentData: expect.stringMatching(/^<iframe src="https:\/\/pay\.test\/frame\//),
      newCheckoutSession: true,
    });
    expect([await stockOf(shop.sku.light), await paymentsOf(id)]).toEqual([
      before - 1,
      [{ state: 'pending', order_id: null }],
    ]);
    expect(await frameOf(id, complete)).toEqual({ ...frame, newCheckoutSession: false });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test('is another one for another cart, and the payment before is let go of', async () => {
    const id = await shop.cartWith({ light: 1 });
    const first = await frameOf(id, complete);
    await shop.ask(
      'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id, item: { skuId: shop.sku.light, quantity: 1 } },
    );
    const second = await frameOf(id, complete);
    expect(second?.newCheckoutSession).toBe(true);
    expect(second?.paymentData).not.toBe(first?.paymentData);
    expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['void-due', 'pending']);
  });

  test('is not opened by what was agreed to before, nor by a look at the checkout', async () => {
    const id = await shop.cartWith({ light: 1 });
    await frameOf(id, { ...complete, paymentId: await shop.idOf('card') });
    expect(await shop.checkOut(id, null)).toMatchObject({ email: careful.email });
    const { acceptedConsents: _, ...silent } = complete;
    expect(await frameOf(id, silent)).toMatchObject({ paymentData: null });
    expect(await paymentsOf(id)).toEqual([]);
  });

  test('is missing where the goods are gone, and the checkout goes on without it', async () => {
    const id = await shop.cartWith({ swedish: 2 });
    await shop.db.updateTable('sku').set({ in_stock: 1 }).where('sku_id', '=', shop.sku.swedish).execute();
    expect(await frameOf(id, complete)).toMatchObject({ paymentData: null });
    expect(await paymentsOf(id)).toEqual([]);
    await shop.db.updateTable('sku').set({ in_stock: 2 }).where('sku_id', '=', shop.sku.swedish).execute();
    expect(await frameOf(id, complete)).not.toMatchObject({ paymentData: null });
    // The last two are this cart’s own.
    expect(await stockOf(shop.sku.swedish)).toBe(0);
    expect(await conditions(id)).toEqual({ isValid: true, message: null });
    await shop.db.deleteFrom('stock_reservation').where('cart_id', '=', id).execute();
    expect(await conditions(id)).toEqual({ isValid: false, message: 'Product is out of stock' });
  });
});

test('What a gift code pays for entirely is not ordered by asking for a frame', async () => {
  await shop.db
    .insertInto('gift_code')
    .values({ code: 'ALLOFIT', currency_code: 'SEK', balance: 1_000_000 })
    .execute();
  const id = await shop.cartWith({ light: 1 });
  const coding = 'mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "ALLOFIT") { promoCode } }';
  expect((await shop.ask(coding, { id })).data.setCartPromoCode.promoCode).toBe('ALLOFIT');
  expect(await frameOf(id, complete)).toMatchObject({ paymentData: null });
  expect(await paymentsOf(id)).toEqual([]);
});
