import { expect, test } from 'vitest';
import type { Book } from '../book/book.ts';
import { desiredStock } from './desired-stock.ts';

const stockAfter = (book: Pick<Book, 'availability' | 'stock'>, oversellable: number) =>
  desiredStock(book as Book, { inStock: 0, oversellable, staticStock: 0, incoming: null }, false);

test.each([
  [
    'copies in stock end the allowance of an earlier import',
    'available',
    3,
    100,
    { inStock: 3, oversellable: 0 },
  ],
  ['a limit of the shop stays', 'available', 3, 20, { inStock: 3, oversellable: 20 }],
  ['a book that is delivered to order can be ordered', 'to-order', 3, 0, { inStock: 3, oversellable: 100 }],
  ['a limit of the shop is also that of a book to order', 'to-order', undefined, 20, { oversellable: 20 }],
  ['without a number the supplier has enough', 'available', undefined, 0, { oversellable: 100 }],
] as const)('%s', (_, availability, stock, oversellable, expected) => {
  expect(stockAfter({ availability, ...(stock !== undefined && { stock }) }, oversellable)).toMatchObject(
    expected,
  );
});
