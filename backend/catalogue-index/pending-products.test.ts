import { expect, test } from 'vitest';
import { PendingProducts } from './pending-products.ts';

test('products are applied once, in the order in which they were added, and again after a failure', () => {
  const pending = new PendingProducts(250);
  pending.add([700, 701]);
  pending.add(Array.from({ length: 400 }, (_, index) => index));
  pending.add([700]);
  const first = pending.next();
  expect([...first].slice(0, 3)).toEqual([700, 701, 0]);
  expect(pending.next()).toEqual(first);
  pending.remove(first);
  const second = pending.next();
  expect(first.size + second.size).toBe(402);
  pending.remove(second);
  expect(pending.isEmpty).toBe(true);
});
