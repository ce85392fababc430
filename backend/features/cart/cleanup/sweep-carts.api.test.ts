import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type CartShop, mutationOf, openCartShop } from '../cart-shop.fixture.ts';
import { sweepCarts } from './sweep-carts.ts';

let shop: CartShop;
let anna: Record<string, string>;
beforeAll(async () => {
  shop = await openCartShop();
  anna = await signedInHeaders(shop.backend);
});
afterAll(() => shop.close());

/** A cart with a book whose last change was this many days ago. */
async function cartOf(days: number, headers: Record<string, string> = {}): Promise<string> {
  const { id } = (await shop.query('{ getCart { id } }', {}, headers)).data.getCart;
  const item = { skuId: shop.sku.essay, quantity: 1 };
  expect((await shop.query(mutationOf('addToCart'), { id, item }, headers)).errors).toBeUndefined();
  const updated_at = new Date(Date.now() - days * 86_400_000);
  await shop.db.updateTable('cart').set({ updated_at }).where('cart_id', '=', id).execute();
  return id;
}

async function exists(id: string, headers: Record<string, string> = {}): Promise<boolean> {
  const query = 'query ($id: String) { getCart(id: $id, includeCompleted: true) { id } }';
  const { data, errors } = await shop.query(query, { id }, headers);
  expect(errors).toBeUndefined();
  return data.getCart !== null;
}

test('A guest cart is deleted 90 days after the last change', async () => {
  const [recent, deleted] = [await cartOf(89), await cartOf(91)];
  await sweepCarts(shop.db);
  expect([await exists(recent), await exists(deleted)]).toEqual([true, false]);
  // Clients create a new cart when they get null.
  expect(await shop.change('clearCart', { id: deleted })).toEqual({ status: 200, data: { clearCart: null } });
  const left = shop.db.selectFrom('cart_item').select('cart_item_id').where('cart_id', '=', deleted);
  expect(await left.execute()).toEqual([]);
});

test('A customer’s cart is deleted after a year', async () => {
  const id = await cartOf(364, anna);
  await sweepCarts(shop.db);
  expect(await exists(id, anna)).toBe(true);
  const updated_at = new Date(Date.now() - 366 * 86_400_000);
  await shop.db.updateTable('cart').set({ updated_at }).where('cart_id', '=', id).execute();
  await sweepCarts(shop.db);
  expect(await exists(id, anna)).toBe(false);
});

test('A merged guest cart is not deleted before the customer’s cart', async () => {
  const guest = await cartOf(0);
  const own = (await shop.query('query ($id: String) { getCart(id: $id) { id } }', { id: guest }, anna)).data;
  const merged = await cartOf(0);
  await shop.query('query ($id: String) { getCart(id: $id) { id } }', { id: merged }, anna);
  const updated_at = new Date(Date.now() - 200 * 86_400_000);
  await shop.db.updateTable('cart').set({ updated_at }).where('cart_id', '=', merged).execute();
  await sweepCarts(shop.db);
  expect(own.getCart.id).toBe(guest);
  expect(await exists(merged, anna)).toBe(true);
});

test('A completed cart is deleted after a year, except with an order', async () => {
  const ids = [await cartOf(0), await cartOf(0), await cartOf(0)];
  for (const id of ids) await shop.change('completeCart', { id });
  const setAge = async (id: string | undefined, days: number) => {
    const at = new Date(Date.now() - days * 86_400_000);
    await shop.db
      .updateTable('cart')
      .set({ updated_at: at, completed_at: at })
      .where('cart_id', '=', id ?? '')
      .execute();
  };
  await setAge(ids[0], 300);
  await setAge(ids[1], 400);
  await setAge(ids[2], 400);
  await shop.db
    .insertInto('shop_order')
    .values({
      public_id: crypto.randomUUID(),
      cart_id: ids[2] ?? '',
      channel_id: '1|se',
      market_id: 'se',
      language_id: 'sv-SE',
      customer_type: 'PERSON',
      email: 'anna@example.se',
      state: 'pending',
      currency_code: 'SEK',
      total_inc_vat: 0,
      total_ex_vat: 0,
      draft: '{}',
    })
    .execute();
  await sweepCarts(shop.db);
  expect(await Promise.all(ids.map((id) => exists(id)))).toEqual([true, false, true]);
});

test('Two concurrent processes delete many carts, and no recent cart', async () => {
  const recent = await cartOf(1);
  const old = new Date(Date.now() - 100 * 86_400_000);
  await shop.db
    .insertInto('cart')
    .values(
      Array.from({ length: 2500 }, (_, index) => ({
        cart_id: `old ${index}`,
        channel_id: '1|se',
        market_id: 'se',
        updated_at: old,
      })),
    )
    .execute();
  const swept = await Promise.all([sweepCarts(shop.db), sweepCarts(shop.db)]);
  expect(swept[0] + swept[1]).toBe(2500);
  expect(await exists(recent)).toBe(true);
});
