import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { type CartShop, mutationOf, openCartShop } from './cart-shop.fixture.ts';
import { sweepCarts } from './sweep-carts.ts';

let shop: CartShop;
let anna: Record<string, string>;
beforeAll(async () => {
  shop = await openCartShop();
  anna = await signedInHeaders(shop.backend);
});
afterAll(() => shop.close());

/** A cart with a book that nobody has touched for so many days. */
async function cartOf(days: number, who: Record<string, string> = {}): Promise<string> {
  const { id } = (await shop.ask('{ getCart { id } }', {}, who)).data.getCart;
  const item = { skuId: shop.sku.essay, quantity: 1 };
  expect((await shop.ask(mutationOf('addToCart'), { id, item }, who)).errors).toBeUndefined();
  const updated_at = new Date(Date.now() - days * 86_400_000);
  await shop.db.updateTable('cart').set({ updated_at }).where('cart_id', '=', id).execute();
  return id;
}

async function isThere(id: string, who: Record<string, string> = {}): Promise<boolean> {
  const query = 'query ($id: String) { getCart(id: $id, includeCompleted: true) { id } }';
  const { data, errors } = await shop.ask(query, { id }, who);
  expect(errors).toBeUndefined();
  return data.getCart !== null;
}

test('A guest’s cart is kept for 90 days after the last change, and then there is none of that id', async () => {
  const [kept, gone] = [await cartOf(89), await cartOf(91)];
  await sweepCarts(shop.db);
  expect([await isThere(kept), await isThere(gone)]).toEqual([true, false]);
  // The client begins a new one, and nobody notices.
  expect(await shop.change('clearCart', { id: gone })).toEqual({ status: 200, data: { clearCart: null } });
  const left = shop.db.selectFrom('cart_item').select('cart_item_id').where('cart_id', '=', gone);
  expect(await left.execute()).toEqual([]);
});

test('A customer’s is kept for a year', async () => {
  const kept = await cartOf(364, anna);
  await sweepCarts(shop.db);
  expect(await isThere(kept, anna)).toBe(true);
  const updated_at = new Date(Date.now() - 366 * 86_400_000);
  await shop.db.updateTable('cart').set({ updated_at }).where('cart_id', '=', kept).execute();
  await sweepCarts(shop.db);
  expect(await isThere(kept, anna)).toBe(false);
});

test('The id of a guest’s cart that joined a customer’s leads there as long as that is there', async () => {
  const guest = await cartOf(0);
  const own = (await shop.ask('query ($id: String) { getCart(id: $id) { id } }', { id: guest }, anna)).data;
  const joined = await cartOf(0);
  await shop.ask('query ($id: String) { getCart(id: $id) { id } }', { id: joined }, anna);
  const updated_at = new Date(Date.now() - 200 * 86_400_000);
  await shop.db.updateTable('cart').set({ updated_at }).where('cart_id', '=', joined).execute();
  await sweepCarts(shop.db);
  expect(own.getCart.id).toBe(guest);
  expect(await isThere(joined, anna)).toBe(true);
});

test('One that was completed is kept for a year, and for good where it is an order', async () => {
  const ids = [await cartOf(0), await cartOf(0), await cartOf(0)];
  for (const id of ids) await shop.change('completeCart', { id });
  const agedBy = async (id: string | undefined, days: number) => {
    const then = new Date(Date.now() - days * 86_400_000);
    await shop.db
      .updateTable('cart')
      .set({ updated_at: then, completed_at: then })
      .where('cart_id', '=', id ?? '')
      .execute();
  };
  await agedBy(ids[0], 300);
  await agedBy(ids[1], 400);
  await agedBy(ids[2], 400);
  await shop.db
    .insertInto('shop_order')
    .values({
      ...{ public_id: crypto.randomUUID(), cart_id: ids[2] ?? '', channel_id: '1|se', market_id: 'se' },
      ...{ language_id: 'sv-SE', customer_type: 'PERSON', email: 'anna@example.se', state: 'pending' },
      ...{ currency_code: 'SEK', total_inc_vat: 0, total_ex_vat: 0, draft: '{}' },
    })
    .execute();
  await sweepCarts(shop.db);
  expect(await Promise.all(ids.map((id) => isThere(id)))).toEqual([true, false, true]);
});

test('Many are swept in one go, by two processes at once, and none that is not meant', async () => {
  const kept = await cartOf(1);
  const old = new Date(Date.now() - 100 * 86_400_000);
  await shop.db
    .insertInto('cart')
    .values(
      Array.from({ length: 2500 }, (_, index) => ({
        ...{ cart_id: `old ${index}`, channel_id: '1|se', market_id: 'se', updated_at: old },
      })),
    )
    .execute();
  const swept = await Promise.all([sweepCarts(shop.db), sweepCarts(shop.db)]);
  expect(swept[0] + swept[1]).toBe(2500);
  expect(await isThere(kept)).toBe(true);
});
