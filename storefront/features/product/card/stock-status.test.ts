import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StockPartsFragment } from '#storefront/api/generated/graphql.ts';
import { stockStatus } from './stock-status.ts';

const stock = (parts: Partial<StockPartsFragment>): StockPartsFragment => ({
  inStock: 0,
  oversellable: 0,
  static: 0,
  totalStock: (parts.inStock ?? 0) + (parts.oversellable ?? 0) + (parts.static ?? 0),
  ...parts,
});

describe('the order of evaluation (§4)', () => {
  test.each([null, undefined, stock({}), stock({ totalStock: -1 })])(
    'without stock is out of stock: %j',
    (none) => {
      expect(stockStatus(none)).toBe('OUT_OF_STOCK');
    },
  );

  test('a total of 0 is out of stock, whatever its parts are', () => {
    expect(stockStatus(stock({ inStock: 9, oversellable: 9, static: 9, totalStock: 0 }))).toBe(
      'OUT_OF_STOCK',
    );
  });

  test('more than the stock is oversellable if possible', () => {
    expect(stockStatus(stock({ oversellable: 10 }))).toBe('OVERSELLABLE');
    expect(stockStatus(stock({ inStock: 3, oversellable: 10 }), 4)).toBe('OVERSELLABLE');
  });

  test('oversellable comes before static', () => {
    expect(stockStatus(stock({ oversellable: 1, static: 100 }), 50)).toBe('OVERSELLABLE');
  });

  test('static when stock and oversellable do not suffice', () => {
    expect(stockStatus(stock({ static: 100 }))).toBe('STATIC');
    expect(stockStatus(stock({ inStock: 2, static: 100 }), 3)).toBe('STATIC');
  });

  test('an unknown static stock is 0', () => {
    expect(stockStatus(stock({ inStock: 20, static: null }), 21)).toBe('IN_STOCK');
  });

  test.each([1, 2, 3, 4, 5])('%i in stock are few left', (inStock) => {
    expect(stockStatus(stock({ inStock }))).toBe('FEW_LEFT');
  });

  test.each([6, 7, 1000])('%i are in stock', (inStock) => {
    expect(stockStatus(stock({ inStock }))).toBe('IN_STOCK');
  });
});

describe('the selected quantity', () => {
  const mixed = stock({ inStock: 4, oversellable: 3, static: 5 });

  test.each([
    [1, 'FEW_LEFT'],
    [4, 'FEW_LEFT'],
    [5, 'OVERSELLABLE'],
    [8, 'OVERSELLABLE'],
  ])('%i of a mixed stock is %s', (quantity, status) => {
    expect(stockStatus(mixed, quantity)).toBe(status);
  });

  test('is 1 by default', () => {
    expect(stockStatus(stock({ inStock: 1, oversellable: 1 }))).toBe('FEW_LEFT');
  });
});

test('a quantity in stock is never oversellable or static', () => {
  const count = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(
      count,
      count,
      count,
      fc.integer({ min: 1, max: 50 }),
      (inStock, oversellable, staticStock, quantity) => {
        fc.pre(quantity <= inStock);
        const status = stockStatus(stock({ inStock, oversellable, static: staticStock }), quantity);
        expect(status).toBe(inStock < 6 ? 'FEW_LEFT' : 'IN_STOCK');
      },
    ),
  );
});
