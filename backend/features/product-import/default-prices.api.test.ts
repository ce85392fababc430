import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { importTable, rowsOf } from './imported-shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('a book without a price', () => {
  const prices = async (key: string) =>
    rowsOf(
      shop.db,
      `select identifier, selling_price from price join price_list using (price_list_id) join sku using (sku_id)
       join product using (product_id) where product_key = '${key}' order by identifier`,
    );

  test('gets the default price once, and keeps a stored price', async () => {
    const table = 'id,title\npriceless,A gift\n';
    expect(await importTable(shop.db, table)).toMatchObject({
      pricedByDefault: 1,
      defaultPrices: ['DKK 99.95', 'EUR 9.90', 'NOK 129', 'SEK 99'],
    });
    const defaults = [
      { identifier: 'dkk', selling_price: 9995 },
      { identifier: 'eur', selling_price: 990 },
      { identifier: 'nok', selling_price: 12_900 },
      { identifier: 'sek', selling_price: 9900 },
    ];
    expect(await prices('test:priceless')).toEqual(defaults);
    await importTable(shop.db, 'id,title,price\npriceless,A gift,50\n');
    expect(await importTable(shop.db, table)).toMatchObject({ pricedByDefault: 0, unchanged: 1 });
    expect(await prices('test:priceless')).toContainEqual({ identifier: 'sek', selling_price: 5000 });
  });

  test('gets the price of the options, even if another is stored', async () => {
    const options = { prices: new Map([['SEK', '149,50']]) };
    const table = 'id,title\npriceless,A gift\nnew,Another\n';
    expect(await importTable(shop.db, table, options)).toMatchObject({ pricedByDefault: 2 });
    const inKronor = { identifier: 'sek', selling_price: 14_950 };
    expect(await prices('test:priceless')).toContainEqual(inKronor);
    expect(await prices('test:new')).toContainEqual(inKronor);
    expect(await prices('test:new')).toContainEqual({ identifier: 'eur', selling_price: 990 });
    expect(await importTable(shop.db, table, options)).toMatchObject({ pricedByDefault: 0, unchanged: 2 });
  });
});
