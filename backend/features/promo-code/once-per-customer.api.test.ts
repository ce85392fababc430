import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { completePayment } from '#backend/features/order/payment/complete-payment.ts';
import { addCampaign, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { CODE_USED_BY_CUSTOMER } from '#contract/error-codes.ts';

let shop: OrderShop;
let book: number;
beforeAll(async () => {
  shop = await openOrderShop();
  book = await shop.addBook({ in_stock: 50 });
  await changeShop(shop, async (db) => {
    const campaign_id = await addCampaign(db, { key: 'welcome-once', target: {}, needs_code: true });
    await db
      .insertInto('promo_code')
      .values({ code: 'ONCE', campaign_id, max_uses_per_customer: 1 })
      .execute();
  });
});
afterAll(() => shop.close());

const usedError = {
  code: 'RequirementsNotMet',
  promoCode: 'ONCE',
  reason: CODE_USED_BY_CUSTOMER,
};

async function cartWithCode(headers: Record<string, string> = {}): Promise<string> {
  const id = await shop.cartWith({ [book]: 1 }, headers);
  await shop.db.updateTable('cart').set({ promo_code: 'ONCE' }).where('cart_id', '=', id).execute();
  return id;
}

/** Orders with the code, and pays. */
async function buyWithCode(email: string): Promise<void> {
  const cartId = await cartWithCode();
  const { errors } = await shop.placeOrder(cartId, { email });
  expect(errors).toBeUndefined();
  await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'authorized');
  expect(await completePayment(shop.services, await shop.paymentIdOf(cartId))).toBe('completed');
}

test('a guest who has used the code is rejected before the payment, by e-mail address', async () => {
  await buyWithCode('guest.once@example.se');
  const again = await cartWithCode();
  const { errors } = await shop.placeOrder(again, { email: ' Guest.Once@Example.SE ' });
  expect(errors?.[0]?.extensions).toEqual(usedError);
  const payments = await shop.db.selectFrom('payment').select('state').where('cart_id', '=', again).execute();
  expect(payments).toEqual([]);
  expect((await shop.placeOrder(again, { email: 'another@example.se' })).errors).toBeUndefined();
});

test('a customer who has used the code as a guest gets the reason when entering it', async () => {
  await buyWithCode('later.customer@example.se');
  const headers = await signedInHeaders(shop.backend, 'later.customer@example.se');
  const id = await shop.cartWith({ [book]: 1 }, headers);
  const { errors } = await shop.query(
    'mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "once", marketId: "se") { id } }',
    { id },
    headers,
  );
  expect(errors?.[0]?.extensions).toEqual(usedError);
});

test('a repeated order of the same cart is not rejected', async () => {
  const id = await cartWithCode();
  const first = await shop.placeOrder(id, { email: 'twice@example.se' });
  const second = await shop.placeOrder(id, { email: 'twice@example.se' });
  expect(second.data.placeOrder.redirectUrl).toBe(first.data.placeOrder.redirectUrl);
});
