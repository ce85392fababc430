import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#backend/features/order/cancellation/cancel-order.ts';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { refundOrder } from '#backend/features/order/refund/refund-order.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { queryList } from '#backend/features/product-list/query-list.fixture.ts';
import { countSales } from './count-sales.ts';

let shop: OrderShop;
let skus: number[];
beforeAll(async () => {
  shop = await openOrderShop();
  skus = [];
  for (let index = 0; index < 3; index++) skus.push(await shop.addBook({ in_stock: 500 }));
});
afterAll(() => shop.close());

const sku = (index: number) => skus[index] ?? 0;

async function soldCounts(): Promise<number[]> {
  await countSales(shop.db);
  await shop.backend.refreshCatalogue();
  const rows = await shop.db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select('sold_count')
    .where('sku_id', 'in', skus)
    .orderBy('sku_id')
    .execute();
  return rows.map(({ sold_count }) => sold_count);
}

test('counts the units of paid orders of the last 90 days without cancelled and refunded ones', async () => {
  await shop.buy({ [sku(0)]: 1 });
  const { orderId: refunded } = await shop.buy({ [sku(1)]: 3 });
  const { orderId: cancelled } = await shop.buy({ [sku(2)]: 9 });
  const unpaid = await shop.cartWith({ [sku(2)]: 9 });
  await shop.placeOrder(unpaid);
  expect(await soldCounts()).toEqual([1, 3, 9]);
  const lines = [{ index: 0, quantity: 1 }];
  await refundOrder(shop.services, refunded, { lines, toBalance: false, reason: 'torn', actor: 'merchant' });
  await cancelOrder(shop.services, cancelled, { to: 'cancelled', actor: 'merchant', note: '' });
  expect(await soldCounts()).toEqual([1, 2, 0]);
  const { brand_id } = await shop.db
    .selectFrom('product')
    .innerJoin('sku', 'sku.product_id', 'product.product_id')
    .select('brand_id')
    .where('sku_id', '=', sku(0))
    .executeTakeFirstOrThrow();
  const { names } = await queryList(shop, { sort: 'MOST_SOLD', brandIds: [brand_id] });
  expect(names.slice(0, 2)).toEqual(['book-2', 'book-1']);
  await sql`update shop_order set placed_at = now() - interval '91 days' where order_id = ${refunded}`.execute(
    shop.db,
  );
  expect(await soldCounts()).toEqual([1, 0, 0]);
  expect(await countSales(shop.db)).toBe(0);
});

test('adds the units that were sold in an earlier system', async () => {
  await changeShop(shop, (db) =>
    db
      .updateTable('product')
      .set({ earlier_sold_count: 40 })
      .where('product_id', '=', (eb) =>
        eb.selectFrom('sku').select('product_id').where('sku_id', '=', sku(0)),
      )
      .execute(),
  );
  expect((await soldCounts())[0]).toBe(41);
});
