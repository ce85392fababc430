import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { updateBoughtTogether } from './update-bought-together.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function placeOrder(db: Database, productIds: number[], state = 'completed'): Promise<void> {
  const channel = await db.selectFrom('channel').select('channel_id').executeTakeFirstOrThrow();
  const order = await db
    .insertInto('shop_order')
    .values({
      public_id: randomUUID(),
      cart_id: randomUUID(),
      ...channel,
      market_id: 'se',
      language_id: 'sv-SE',
      customer_type: 'PERSON',
      email: 'reader@example.com',
      state,
      currency_code: 'SEK',
      total_inc_vat: 100,
      total_ex_vat: 94,
      draft: '{}',
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const skus = await db.selectFrom('sku').select('sku_id').where('product_id', 'in', productIds).execute();
  await db
    .insertInto('order_line')
    .values(
      skus.map(({ sku_id }, line_index) => ({
        ...order,
        line_index,
        sku_id,
        quantity: 1,
        paid_inc_vat: 50,
        paid_ex_vat: 47,
      })),
    )
    .execute();
}

async function boughtWith(alias: string): Promise<string[]> {
  const { data, errors } = await shop.query(
    'query ($alias: String!) { relatedProducts(alias: $alias) { alias relation relationType } }',
    { alias },
  );
  expect(errors).toBeUndefined();
  for (const { relation } of data.relatedProducts) expect(relation).toBeNull();
  return data.relatedProducts
    .filter(({ relationType }: { relationType: string }) => relationType === 'BOUGHT_TOGETHER')
    .map((product: { alias: string }) => product.alias);
}

test('products of at least three orders are related, the most frequent first', async () => {
  await changeShop(shop, async (db) => {
    const [pen, ink, paper, rare] = await Promise.all(
      ['pen', 'ink', 'paper', 'rare'].map((key) => addProduct(db, { key })),
    );
    const all = [pen, ink, paper, rare].map(Number);
    // 0 is the pen, 1 the ink, 2 the paper, 3 the rare product.
    const pick = (...indexes: number[]) => indexes.map((index) => all[index] ?? 0);
    for (const lines of [
      pick(0, 1),
      pick(0, 1),
      pick(0, 1, 2),
      pick(0, 1, 2),
      pick(0, 2),
      pick(0, 3),
      pick(0, 3),
    ])
      await placeOrder(db, lines);
    await placeOrder(db, pick(0, 3), 'cancelled');
  });
  await updateBoughtTogether(shop.db);
  expect(await boughtWith('pen')).toEqual(['ink', 'paper']);
  expect(await boughtWith('rare')).toEqual([]);
});

test('pairs end when their orders are cancelled', async () => {
  await shop.db.updateTable('shop_order').set({ state: 'cancelled' }).execute();
  await updateBoughtTogether(shop.db);
  expect(await boughtWith('pen')).toEqual([]);
});
