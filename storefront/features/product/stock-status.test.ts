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
    'nothing at all is out of stock: %j',
    (none) => {
      expect(stockStatus(none)).toBe('OUT_OF_STOCK');
    },
  );

  test('a total of nothing is out of stock, whatever its parts say', () => {
    expect(stockStatus(stock({ inStock: 9, oversellable: 9, static: 9, totalStock: 0 }))).toBe(
      'OUT_OF_STOCK',
    );
  });

  test('more than lies in stock is made to order, where that is possible', () => {
    expect(stockStatus(stock({ oversellable: 10 }))).toBe('OVERSELLABLE');
    expect(stockStatus(stock({ inStock: 3, oversellable: 10 }), 4)).toBe('OVERSELLABLE');
  });

  test('made to order comes before static', () => {
    expect(stockStatus(stock({ oversellable: 1, static: 100 }), 50)).toBe('OVERSELLABLE');
  });

  test('static when neither stock nor orders suffice', () => {
    expect(stockStatus(stock({ static: 100 }))).toBe('STATIC');
    expect(stockStatus(stock({ inStock: 2, static: 100 }), 3)).toBe('STATIC');
  });

  test('a static stock that is unknown is none', () => {
    expect(stockStatus(stock({ inStock: 20, static: null }), 21)).toBe('IN_STOCK');
  });

  test.each([1, 2, 3, 4, 5])('%i in stock are few', (inStock) => {
    expect(stockStatus(stock({ inStock }))).toBe('FEW_LEFT');
  });

  test.each([6, 7, 1000])('%i in stock are enough', (inStock) => {
    expect(stockStatus(stock({ inStock }))).toBe('IN_STOCK');
  });
});

describe('the chosen quantity', () => {
  const mixed = stock({ inStock: 4, oversellable: 3, static: 5 });

  test.each([
    [1, 'FEW_LEFT'],
    [4, 'FEW_LEFT'],
    [5, 'OVERSELLABLE'],
    [8, 'OVERSELLABLE'],
  ])('%i of a mixed stock is %s', (quantity, status) => {
    expect(stockStatus(mixed, quantity)).toBe(status);
  });

  test('is one when none was chosen', () => {
    expect(stockStatus(stock({ inStock: 1, oversellable: 1 }))).toBe('FEW_LEFT');
  });
});

test('what lies in stock for the chosen quantity is never made to order nor static', () => {
  const count = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(
      count,
      count,
      count,
      fc.integer({ min: 1, max: 50 }),
      (inStock, oversellable, held, quantity) => {
        fc.pre(quantity <= inStock);
        const status = stockStatus(stock({ inStock, oversellable, static: held }), quantity);
        expect(status).toBe(inStock < 6 ? 'FEW_LEFT' : 'IN_STOCK');
      },
    ),
  );
});
