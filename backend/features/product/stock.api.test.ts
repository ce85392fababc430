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
    const { data } = await shop.query(
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
  test('of a SKU is the sum of in stock, oversellable and static', () => {
    for (const { stock } of products.flatMap(({ skus }) => skus))
      expect(stock.totalStock).toBe(stock.inStock + stock.oversellable + stock.static);
  });

  test('of a product is the sum of its SKUs', () => {
    const names = ['totalStock', 'inStock', 'oversellable', 'static'] as const;
    for (const { totalStock, skus } of products)
      for (const name of names)
        expect(totalStock[name]).toBe(skus.reduce((sum, { stock }) => sum + stock[name], 0));
  });

  test('of a product has the earliest incoming date of its SKUs', () => {
    for (const { totalStock, skus } of products) {
      const [earliest = null] = skus.flatMap(({ stock }) => stock.incoming ?? []).sort();
      expect(totalStock.incoming).toBe(earliest);
    }
  });

  test.each<[string, (stock: Stock) => boolean]>([
    ['many in stock', ({ inStock }) => inStock > 5],
    ['a few left', ({ inStock, oversellable }) => inStock > 0 && inStock <= 5 && oversellable === 0],
    ['sold out', ({ totalStock, incoming }) => totalStock === 0 && incoming === null],
    ['sold out with an incoming date', ({ totalStock, incoming }) => totalStock === 0 && incoming !== null],
    ['none in stock, but oversellable', ({ inStock, oversellable }) => inStock === 0 && oversellable > 0],
    ['digital with static stock', ({ inStock, static: copies }) => inStock === 0 && copies > 0],
  ])('has examples of every kind in the demo shop: %s', (_, isMatch) => {
    const skus = products.flatMap((product) => product.skus);
    expect(skus.filter(({ stock }) => isMatch(stock)).length).toBeGreaterThan(0);
  });

  test('has the incoming date on the SKU and on its stock', () => {
    const expected = products.flatMap(({ skus }) => skus).filter(({ incoming }) => incoming);
    expect(expected.length).toBeGreaterThan(0);
    for (const { incoming, stock } of expected) {
      expect(incoming).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(stock.incoming).toBe(incoming);
    }
  });
});
