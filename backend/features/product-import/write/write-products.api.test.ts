import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { ImportReferences } from '../import-references.ts';
import { importTable, rowsOf } from '../imported-shop.fixture.ts';
import { loadShop } from '../shop.queries.ts';
import { differenceOf } from './difference.ts';
import { loadStoredProducts } from './stored-products.queries.ts';
import { writeProducts } from './write-products.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('keeps a stock change between reading and writing if the row has no stock', async () => {
  await importTable(shop.db, 'id,title,stock,weight\n1,Röda rummet,7,300\n');
  const loadedShop = await loadShop(shop.db);
  const [stored] = (await loadStoredProducts(shop.db, [{ key: 'test:1' }], loadedShop)).values();
  if (!stored?.sku) throw new Error('The book was not imported.');
  await shop.db.updateTable('sku').set({ in_stock: 6 }).where('article_number', '=', 'test-1').execute();
  const difference = differenceOf('test:1', { ...stored, sku: { ...stored.sku, weightGrams: 444 } }, stored);
  const { values } = await ImportReferences.load(shop.db, loadedShop, { parameterColumns: [] });
  await writeProducts(shop.db, [difference], values);
  const sku = `select in_stock, weight_grams from sku where article_number = 'test-1'`;
  expect(await rowsOf(shop.db, sku)).toEqual([{ in_stock: 6, weight_grams: 444 }]);
});
