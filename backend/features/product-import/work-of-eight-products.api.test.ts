import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { importTable } from './imported-shop.fixture.ts';

/** Language, format, ISBN, price and stock. Digital formats have no stock. */
const rows = [
  ['sv', 'hardback', '9789140000002', 249, 3],
  ['sv', 'paperback', '9789140000019', 89, 20],
  ['sv', 'ebook', '9789140000026', 79, ''],
  ['sv', 'audio', '9789140000033', 149, ''],
  ['en', 'hardback', '9789140000040', 229, 5],
  ['en', 'paperback', '9789140000057', 99, 7],
  ['en', 'ebook', '9789140000064', 69, ''],
  ['en', 'audio', '9789140000071', 139, ''],
] as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const lines = rows.map(
    ([language, format, isbn, price, stock]) =>
      `${isbn},zyxomma,Zyxomma ${language},Vera Ek,${language},${format},${isbn},${price},${stock}`,
  );
  const table = `id,work,title,author,language,format,isbn,price,stock\n${lines.join('\n')}\n`;
  expect(await importTable(shop.db, table)).toMatchObject({ added: 8, badRows: 0, issues: [] });
  await shop.backend.refreshCatalogue();
});
afterAll(() => shop.close());

interface ListedProduct {
  productId: number;
  canonicalUrl: string;
  unitPrice: { sellingPriceIncVat: number };
  skus: { gtin: string; stock: { totalStock: number } }[];
  variantGroup: { activeProducts: number; variants: { value: string; variants: { value: string }[] }[] };
}

async function list(includeCollapsed: boolean): Promise<{ count: number; products: ListedProduct[] }> {
  const { data, errors } = await shop.query(
    `query ($filter: FilterInputType) {
      products(take: 20, filter: $filter) { count products {
        productId canonicalUrl unitPrice { sellingPriceIncVat } skus { gtin stock { totalStock } }
        variantGroup { activeProducts variants { value variants { value } } } } }
    }`,
    { filter: { searchText: 'zyxomma', includeCollapsed } },
  );
  expect(errors).toBeUndefined();
  return data.products;
}

test('a work of two languages and four formats has eight prices, ISBNs, stock levels and URLs', async () => {
  const { count, products } = await list(true);
  expect(count).toBe(8);
  const found = products.map(({ unitPrice, skus: [sku] }) => [
    sku?.gtin,
    unitPrice.sellingPriceIncVat,
    sku?.stock.totalStock,
  ]);
  for (const [, format, isbn, price, stock] of rows) {
    const isDigital = format === 'ebook' || format === 'audio';
    expect(found).toContainEqual([isbn, price, isDigital ? expect.any(Number) : Number(stock)]);
  }
  expect(new Set(products.map(({ canonicalUrl }) => canonicalUrl)).size).toBe(8);
});

test('lists show it once, with all its variants', async () => {
  const { count, products } = await list(false);
  expect([count, products.length]).toEqual([1, 1]);
  const { activeProducts, variants } = products[0]?.variantGroup ?? { activeProducts: 0, variants: [] };
  expect(activeProducts).toBe(8);
  const formats = ['hardback', 'paperback', 'ebook', 'audio'].toSorted();
  expect(
    variants.map(({ value, variants: inner }) => [value, inner.map((one) => one.value).toSorted()]),
  ).toEqual(
    expect.arrayContaining([
      ['sv', formats],
      ['en', formats],
    ]),
  );
});
