import { afterAll, beforeAll, expect, test } from 'vitest';
import { importTable } from '#backend/features/product-import/imported-shop.fixture.ts';
import { queryList } from '#backend/features/product-list/query-list.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { queryProduct } from './changing-shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const count = 1200;

const table = (price: number) =>
  `id,title,price\n${Array.from({ length: count }, (_, index) => `${index},Zyxomma ${index},${price}`).join('\n')}\n`;

test('a large change is applied in steps: new products, then new prices', async () => {
  for (const price of [70, 80]) {
    await importTable(shop.db, table(price));
    await shop.backend.refreshCatalogue();
    const { ids } = await queryList(shop, { searchText: 'zyxomma' });
    expect(ids.length).toBeGreaterThan(0);
    for (const index of [0, 600, count - 1])
      expect(await queryProduct(shop, `zyxomma-${index}`)).toMatchObject({
        unitPrice: { sellingPriceIncVat: price },
      });
  }
});

test('a small change during a large one is not overwritten', async () => {
  await importTable(shop.db, table(90));
  const updated = shop.backend.refreshCatalogue();
  await importTable(shop.db, `id,title,price\n${count - 1},Zyxomma ${count - 1},95\n`);
  await updated;
  await shop.backend.refreshCatalogue();
  expect(await queryProduct(shop, `zyxomma-${count - 1}`)).toMatchObject({
    unitPrice: { sellingPriceIncVat: 95 },
  });
  expect(await queryProduct(shop, 'zyxomma-1')).toMatchObject({ unitPrice: { sellingPriceIncVat: 90 } });
});
