import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, changeShop, ownShelf } from '#backend/features/product/added-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { askList } from './asked-list.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    await ownShelf(db);
    const skus = [{ in_stock: 2 }, { choice: 'paperback', in_stock: -3, oversellable: 5 }];
    await addProduct(db, { key: 'Oversold', skus });
  });
});
afterAll(() => shop.close());

test('A product of which one SKU is in stock is in stock, however many of another are owed', async () => {
  expect((await askList(shop, { include: ['a_Oversold'], facets: ['s_in'] })).names).toEqual(['Oversold']);
});
