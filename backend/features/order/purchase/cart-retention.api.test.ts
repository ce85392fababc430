import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { sweepCarts } from '#backend/features/cart/cleanup/sweep-carts.ts';
import { shipOrder } from '../management/ship-order.ts';
import { type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { completePayment } from '../payment/complete-payment.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 500 });
});
afterAll(() => shop.close());

const shipment = { actor: 'merchant', note: '', parcelNumber: null, trackingLink: null } as const;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function makeOlder(cartId: string, days: number): Promise<void> {
  await shop.db
    .updateTable('cart')
    .set({ updated_at: daysAgo(days) })
    .where('cart_id', '=', cartId)
    .execute();
}

async function existing(...cartIds: string[]): Promise<string[]> {
  const rows = await shop.db.selectFrom('cart').select('cart_id').where('cart_id', 'in', cartIds).execute();
  return rows.map(({ cart_id }) => cart_id);
}

async function pay(cartId: string) {
  const [reference, paymentId] = [await shop.referenceOf(cartId), await shop.paymentIdOf(cartId)];
  await shop.provider.setPaymentState(reference, 'authorized');
  return completePayment(shop.services, paymentId);
}

/** A guest signs in while paying, and the customer has a cart: the guest's lines are merged into it. */
async function signInWhilePaying(email: string, changes = {}) {
  const headers = await signedInHeaders(shop.backend, email);
  const ownCart = await shop.cartWith({ [sku]: 1 }, headers);
  const guestCart = await shop.cartWith({ [sku]: 2 });
  await shop.placeOrder(guestCart, changes);
  const { data } = await shop.query(
    'query ($id: String) { getCart(id: $id) { id } }',
    { id: guestCart },
    headers,
  );
  expect(data.getCart.id).toBe(ownCart);
  return { headers, ownCart, guestCart };
}

test('an old cart with an open payment is not deleted', async () => {
  const cart = await shop.cartWith({ [sku]: 1 });
  await makeOlder(cart, 91);
  await shop.placeOrder(cart);
  await sweepCarts(shop.db);
  expect(await pay(cart)).toBe('completed');
});

test('a failed payment keeps its cart for another 90 days', async () => {
  const cart = await shop.cartWith({ [sku]: 1 });
  await shop.placeOrder(cart);
  await shop.provider.setPaymentState(await shop.referenceOf(cart), 'failed');
  await completePayment(shop.services, await shop.paymentIdOf(cart));
  await makeOlder(cart, 91);
  await sweepCarts(shop.db);
  expect(await existing(cart)).toEqual([cart]);
  await shop.db
    .updateTable('payment')
    .set({ updated_at: daysAgo(91) })
    .where('cart_id', '=', cart)
    .execute();
  await sweepCarts(shop.db);
  expect(await existing(cart)).toEqual([]);
});

test('the cart of an order stays when the cart it was merged into is deleted', async () => {
  const { ownCart, guestCart } = await signInWhilePaying('selma@example.se', {
    paymentId: shop.paymentMethodIds.onShipment,
  });
  expect(await pay(guestCart)).toBe('completed');
  await makeOlder(ownCart, 366);
  await makeOlder(guestCart, 366);
  await sweepCarts(shop.db);
  expect(await existing(ownCart, guestCart)).toEqual([guestCart]);
  const { order_id } = await shop.db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', guestCart)
    .executeTakeFirstOrThrow();
  await shipOrder(shop.services, order_id, shipment);
  expect(await shop.provider.callsOf(await shop.referenceOf(guestCart))).toEqual(['capture']);
});

test.each(['before', 'after'])(
  'a customer who pays %s deleting the account gets an order with its payment',
  async (when) => {
    const { headers, ownCart, guestCart } = await signInWhilePaying(`moa-${when}@example.se`);
    const outcome = when === 'before' ? await pay(guestCart) : undefined;
    expect((await shop.query('mutation { deleteUser }', {}, headers)).errors).toBeUndefined();
    expect(await existing(ownCart, guestCart)).toEqual([guestCart]);
    expect(outcome ?? (await pay(guestCart))).toBe('completed');
    const paid = await shop.db
      .selectFrom('payment')
      .innerJoin('shop_order', 'shop_order.order_id', 'payment.order_id')
      .select('payment.state')
      .where('payment.cart_id', '=', guestCart)
      .execute();
    expect(paid).toEqual([{ state: 'captured' }]);
  },
);

test('an order without a payment cannot be shipped', async () => {
  const { orderId } = await shop.buy({ [sku]: 1 });
  await shop.db.deleteFrom('payment').where('order_id', '=', orderId).execute();
  await expect(shipOrder(shop.services, orderId, shipment)).rejects.toThrow('has no payment');
});
