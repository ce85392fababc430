import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countsOf } from '#backend/features/product-list/query-list.fixture.ts';
import { type ChangingShop, openChangingShop, queryProduct } from './changing-shop.fixture.ts';

let shop: ChangingShop;
beforeAll(async () => {
  shop = await openChangingShop();
});
afterAll(() => shop.close());

const reprice = (id: number, amount: number, regular = amount) =>
  shop.change((db) =>
    db
      .updateTable('price')
      .set({ selling_price: amount, regular_price: regular })
      .where('sku_id', 'in', (eb) => eb.selectFrom('sku').select('sku_id').where('product_id', '=', id))
      .execute(),
  );

describe('A changed price', () => {
  test('is used immediately in sort orders, price ranges, bands and on the product page', async () => {
    const { id, key } = await shop.newBook();
    await reprice(id, 987_600);
    expect((await shop.idsIn({ sort: 'PRICE_DESC' }))[0]).toBe(id);
    expect(await shop.idsIn({ price: { lowest: 9000 } })).toEqual([id]);
    expect((await shop.list({})).price?.highest).toBe(9876);
    expect(await queryProduct(shop, key)).toMatchObject({ unitPrice: { sellingPriceIncVat: 9876 } });
    await reprice(id, 4900);
    expect(await shop.idsIn({ price: { lowest: 9000 } })).toEqual([]);
  });

  test('that is lower is a discount in lists', async () => {
    // A price of 200 for 40 days.
    const { id } = await shop.newBook({ skus: [{ prices: [[40, 20_000, 20_000]] }] });
    await reprice(id, 5000, 20_000);
    const list = await shop.list({ include: [shop.category], facets: ['d_71-100'] });
    expect(list.ids).toContain(id);
    expect(countsOf(list, 'Price')['pr_50-100']).toBeGreaterThan(0);
  });

  test('may be the first price of a book', async () => {
    const { id, key } = await shop.newBook({ skus: [{ prices: [[0, 12_300, 12_300]] }] });
    expect(await shop.idsIn({ searchText: key })).toEqual([id]);
    expect(await shop.idsIn({ include: [shop.category] })).toContain(id);
  });
});

describe('A change that could not be applied', () => {
  test('is applied by the next update', async () => {
    const { id, key } = await shop.newBook();
    await shop.db.updateTable('sku').set({ in_stock: 4321 }).where('product_id', '=', id).execute();
    // Makes a table unreadable temporarily.
    await shop.db.schema.alterTable('product_relation').renameTo('product_relation_gone').execute();
    await shop.backend.refreshCatalogue();
    await shop.db.schema.alterTable('product_relation_gone').renameTo('product_relation').execute();
    await shop.backend.refreshCatalogue();
    expect(await queryProduct(shop, key)).toMatchObject({ totalStock: { totalStock: 4321 } });
  });
});
