import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { importTable, rowsOf } from './imported-shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('a fixed price', () => {
  const rules = () =>
    rowsOf(
      shop.db,
      `select market_id, price, max_discount, fixed_by, fixed_until from fixed_price join product using (product_id)
       where product_key = 'test:fixed' order by market_id`,
    );
  const header = 'id,title,publisher,price,price_nok,fixed_until_no,max_discount_no,fixed_until_se';

  test('is a rule of the market with the price of the file, by the publisher', async () => {
    await importTable(shop.db, `${header}\nfixed,A title,Cappelen,99,349,2099-12-31,"12,5 %",open\n`);
    expect(await rules()).toEqual([
      { market_id: 'no', price: 34_900, max_discount: 1250, fixed_by: 'Cappelen', fixed_until: '2099-12-31' },
      { market_id: 'se', price: 9900, max_discount: 0, fixed_by: 'Cappelen', fixed_until: null },
    ]);
  });

  test('follows a new price, and ends with the word none', async () => {
    await importTable(shop.db, 'id,price_nok\nfixed,299\n');
    expect(await rules()).toMatchObject([{ market_id: 'no', price: 29_900 }, { market_id: 'se' }]);
    await importTable(shop.db, 'id,fixed_until_no\nfixed,none\n');
    expect(await rules()).toMatchObject([{ market_id: 'se' }]);
  });

  test('needs a day', async () => {
    const report = await importTable(shop.db, 'id,fixed_until_no\nfixed,2099\n');
    expect(report).toMatchObject({ badRows: 1 });
  });
});
