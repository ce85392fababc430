import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, addTestCategory, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { queryList } from './query-list.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    await addTestCategory(db);
    const skus = [{ in_stock: 2 }, { choice: 'paperback', in_stock: -3, oversellable: 5 }];
    await addProduct(db, { key: 'Oversold', skus });
  });
});
afterAll(() => shop.close());

test('a product with one SKU in stock is in stock, even if another SKU is oversold', async () => {
  expect((await queryList(shop, { include: ['a_Oversold'], facets: ['s_in'] })).names).toEqual(['Oversold']);
});
