import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChangingShop, openChangingShop, queryProduct } from './changing-shop.fixture.ts';

let shop: ChangingShop;
beforeAll(async () => {
  shop = await openChangingShop();
});
afterAll(() => shop.close());

/** True if a query waits for a locked row. */
async function isBlocked(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    shop.db,
  );
  return rows.length > 0;
}

describe('A request that started before a change', () => {
  test('uses the same version of products until its end', async () => {
    const { id, key } = await shop.newBook();
    const { data } = await shop.query('{ getCart { id } }');
    const cart = data.getCart.id;
    const { sku_id } = await shop.db
      .selectFrom('sku')
      .select('sku_id')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    const lock = await shop.db.startTransaction().execute();
    await lock.selectFrom('cart').select('cart_id').where('cart_id', '=', cart).forUpdate().execute();
    const added = shop.query(
      `mutation ($id: String!, $item: CartItemInputType!) {
        addToCart(id: $id, item: $item) { items { quantity product { name } } }
      }`,
      { id: cart, item: { skuId: sku_id, quantity: 1 } },
    );
    await expect.poll(isBlocked).toBe(true);
    const name = 'Renamed meanwhile';
    await shop.change((db) =>
      db.updateTable('product_text').set({ name }).where('product_id', '=', id).execute(),
    );
    await lock.commit().execute();
    expect((await added).data.addToCart.items).toEqual([{ quantity: 1, product: { name: key } }]);
    expect(await queryProduct(shop, key)).toMatchObject({ name });
  });
});
