import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

interface Stock {
  totalStock: number;
  inStock: number;
  oversellable: number;
  static: number;
  incoming: string | null;
}
interface Product {
  totalStock: Stock;
  skus: { incoming: string | null; stock: Stock }[];
}

let shop: TestShop;
let products: Product[];

beforeAll(async () => {
  shop = await openTestShop();
  const stock = 'totalStock inStock oversellable static incoming';
  products = [];
  for (let count = 1; products.length < count; ) {
    const { data } = await shop.ask(
      `query ($skip: Int) { products(skip: $skip, take: 200, filter: { includeCollapsed: true }) { count products {
        totalStock { ${stock} } skus { incoming stock { ${stock} } }
      } } }`,
      { skip: products.length },
    );
    count = data.products.count;
    products.push(...data.products.products);
  }
});
afterAll(() => shop.close());

describe('The stock', () => {
  test('of a SKU is all that can be ordered: in stock, oversellable and static', () => {
    for (const { stock } of products.flatMap(({ skus }) => skus))
      expect(stock.totalStock).toBe(stock.inStock + stock.oversellable + stock.static);
  });

  test('of a product is the sum of its SKUs', () => {
    const names = ['totalStock', 'inStock', 'oversellable', 'static'] as const;
    for (const { totalStock, skus } of products)
      for (const name of names)
        expect(totalStock[name]).toBe(skus.reduce((sum, { stock }) => sum + stock[name], 0));
  });

  test('of a product is expected when the first of its SKUs is', () => {
    for (const { totalStock, skus } of products) {
      const [earliest = null] = skus.flatMap(({ stock }) => stock.incoming ?? []).sort();
      expect(totalStock.incoming).toBe(earliest);
    }
  });

  test.each<[string, (stock: Stock) => boolean]>([
    ['plenty', ({ inStock }) => inStock > 5],
    ['a few left', ({ inStock, oversellable }) => inStock > 0 && inStock <= 5 && oversellable === 0],
    ['sold out', ({ totalStock, incoming }) => totalStock === 0 && incoming === null],
    ['sold out and expected again', ({ totalStock, incoming }) => totalStock === 0 && incoming !== null],
    ['none in stock, but to be ordered', ({ inStock, oversellable }) => inStock === 0 && oversellable > 0],
    ['digital, which never runs out', ({ inStock, static: copies }) => inStock === 0 && copies > 0],
  ])('of every kind is found in the demo shop: %s', (_, isOfKind) => {
    const skus = products.flatMap((product) => product.skus);
    expect(skus.filter(({ stock }) => isOfKind(stock)).length).toBeGreaterThan(0);
  });

  test('that is expected says when, on the SKU as on its stock', () => {
    const expected = products.flatMap(({ skus }) => skus).filter(({ incoming }) => incoming);
    expect(expected.length).toBeGreaterThan(0);
    for (const { incoming, stock } of expected) {
      expect(incoming).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(stock.incoming).toBe(incoming);
    }
  });
});
