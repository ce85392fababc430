import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { sweepCarts } from '#backend/features/cart/sweep-carts.ts';
import { completePayment } from './complete-payment.ts';
import { type OrderShop, openOrderShop } from './order-shop.fixture.ts';
import { shipOrder } from './ship-order.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 500 });
});
afterAll(() => shop.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function age(cartId: string, days: number): Promise<void> {
  await shop.db
    .updateTable('cart')
    .set({ updated_at: daysAgo(days) })
    .where('cart_id', '=', cartId)
    .execute();
}

async function carts(...cartIds: string[]): Promise<string[]> {
  const rows = await shop.db.selectFrom('cart').select('cart_id').where('cart_id', 'in', cartIds).execute();
  return rows.map(({ cart_id }) => cart_id);
}

async function pay(cartId: string) {
  const [reference, paymentId] = [await shop.referenceOf(cartId), await shop.paymentOf(cartId)];
  await shop.provider.say(reference, 'authorized');
  return completePayment(shop.services, paymentId);
}

/** A guest is about to pay, and signs in elsewhere, where a cart has begun before. */
async function guestWhoSignsIn(email: string, changes = {}) {
  const headers = await signedInHeaders(shop.backend, email);
  const own = await shop.cartWith({ [sku]: 1 }, headers);
  const guests = await shop.cartWith({ [sku]: 2 });
  await shop.place(guests, changes);
  const { data } = await shop.ask('query ($id: String) { getCart(id: $id) { id } }', { id: guests }, headers);
  expect(data.getCart.id).toBe(own);
  return { headers, own, guests };
}

test('A cart of last season that is being paid is not swept, and becomes an order', async () => {
  const cart = await shop.cartWith({ [sku]: 1 });
  await age(cart, 91);
  await shop.place(cart);
  await sweepCarts(shop.db);
  expect(await pay(cart)).toBe('completed');
});

test('One whose payment came to nothing stays another season', async () => {
  const cart = await shop.cartWith({ [sku]: 1 });
  await shop.place(cart);
  await shop.provider.say(await shop.referenceOf(cart), 'failed');
  await completePayment(shop.services, await shop.paymentOf(cart));
  await age(cart, 91);
  await sweepCarts(shop.db);
  expect(await carts(cart)).toEqual([cart]);
  await shop.db
    .updateTable('payment')
    .set({ updated_at: daysAgo(91) })
    .where('cart_id', '=', cart)
    .execute();
  await sweepCarts(shop.db);
  expect(await carts(cart)).toEqual([]);
});

test('The payment of an order outlives the cart that its own had joined', async () => {
  const { own, guests } = await guestWhoSignsIn('selma@example.se', { paymentId: shop.paymentId.onShipment });
  expect(await pay(guests)).toBe('completed');
  await age(own, 366);
  await age(guests, 366);
  await sweepCarts(shop.db);
  expect(await carts(own, guests)).toEqual([guests]);
  const { order_id } = await shop.db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', guests)
    .executeTakeFirstOrThrow();
  await shipOrder(shop.services, order_id, {
    ...{ actor: 'merchant', note: '', parcelNumber: null, trackingLink: null },
  });
  expect(await shop.provider.callsOf(await shop.referenceOf(guests))).toEqual(['capture']);
});

test.each(['before', 'after'])(
  'Whoever pays %s they delete their account has an order with its payment',
  async (when) => {
    const { headers, own, guests } = await guestWhoSignsIn(`moa-${when}@example.se`);
    const outcome = when === 'before' ? await pay(guests) : undefined;
    expect((await shop.ask('mutation { deleteUser }', {}, headers)).errors).toBeUndefined();
    expect(await carts(own, guests)).toEqual([guests]);
    expect(outcome ?? (await pay(guests))).toBe('completed');
    const paid = await shop.db
      .selectFrom('payment')
      .innerJoin('shop_order', 'shop_order.order_id', 'payment.order_id')
      .select('payment.state')
      .where('payment.cart_id', '=', guests)
      .execute();
    expect(paid).toEqual([{ state: 'captured' }]);
  },
);

test('Nothing leaves that nobody has paid for', async () => {
  const { orderId } = await shop.buy({ [sku]: 1 });
  await shop.db.deleteFrom('payment').where('order_id', '=', orderId).execute();
  const shipment = { actor: 'merchant', note: '', parcelNumber: null, trackingLink: null } as const;
  await expect(shipOrder(shop.services, orderId, shipment)).rejects.toThrow('Nobody has paid');
});
