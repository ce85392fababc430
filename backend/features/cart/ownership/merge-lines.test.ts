import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { type CartItemRow, type NewCartItemRow, singleLine } from '../cart-row.ts';
import { mergeLines } from './merge-lines.ts';

const keyOf = (line: NewCartItemRow) => `${line.sku_id}/${line.message}/${line.group_key}`;

/** The lines of a cart, with unique keys. */
const lines = fc
  .uniqueArray(
    fc.record({
      sku_id: fc.integer({ min: 1, max: 12 }),
      message: fc.constantFrom('', 'To Tove'),
      group_key: fc.constantFrom('', 'package'),
      quantity: fc.oneof(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: LIMITS.cartLineQuantity }),
      ),
    }),
    { selector: keyOf as (line: object) => string, maxLength: 20 },
  )
  .map((items) =>
    items.map((line, index): CartItemRow => {
      const isPart = line.group_key !== '';
      return {
        ...line,
        cart_item_id: index + 1,
        package_product_id: isPart ? 900 : null,
        package_group_id: isPart ? 1 : null,
        package_option_id: isPart ? line.sku_id : null,
      };
    }),
  );

test('The merged cart has all lines of both carts with their quantities', () => {
  fc.assert(
    fc.property(lines, lines, (target, source) => {
      const merged = mergeLines(target, source, new Map());
      const quantityOf = (items: readonly NewCartItemRow[], key: string) =>
        items.filter((line) => keyOf(line) === key).reduce((sum, { quantity }) => sum + quantity, 0);
      const keys = new Set([...target, ...source].map(keyOf));
      expect(new Set(merged.map(keyOf))).toEqual(keys);
      expect(merged).toHaveLength(keys.size);
      for (const key of keys)
        expect(quantityOf(merged, key)).toBe(
          Math.min(LIMITS.cartLineQuantity, quantityOf(target, key) + quantityOf(source, key)),
        );
    }),
  );
});

test('The target’s lines stay first and keep their ids; the source’s lines are new', () => {
  fc.assert(
    fc.property(lines, lines, (target, source) => {
      const merged = mergeLines(target, source, new Map());
      const ids = merged.map((line) => ('cart_item_id' in line ? line.cart_item_id : null));
      expect(ids.slice(0, target.length)).toEqual(target.map(({ cart_item_id }) => cart_item_id));
      expect(ids.slice(target.length).every((id) => id === null)).toBe(true);
    }),
  );
});

test('A merge into a full cart keeps all lines', () => {
  const line = (sku_id: number): CartItemRow => ({
    ...singleLine,
    cart_item_id: sku_id,
    sku_id,
    quantity: 1,
  });
  const full = Array.from({ length: LIMITS.cartLines }, (_, index) => line(index + 1));
  const merged = mergeLines(full, [line(1), line(5000)], new Map());
  expect(merged).toHaveLength(LIMITS.cartLines + 1);
  expect(merged[0]).toMatchObject({ sku_id: 1, quantity: 2 });
});

test('A download stays once in the merged cart', () => {
  const line = (sku_id: number, quantity: number): CartItemRow => ({
    ...singleLine,
    cart_item_id: sku_id,
    sku_id,
    quantity,
  });
  const merged = mergeLines(
    [line(1, 1)],
    [line(1, 1), line(2, 3), line(3, 3)],
    new Map([
      [1, 'download'],
      [2, 'download'],
    ]),
  );
  expect(merged.map(({ sku_id, quantity }) => [sku_id, quantity])).toEqual([
    [1, 1],
    [2, 1],
    [3, 3],
  ]);
});

test('A merged cart has one gift wrap, with the newer message', () => {
  const wrap = (message: string): CartItemRow => ({
    ...singleLine,
    cart_item_id: 1,
    sku_id: 7,
    quantity: 1,
    message,
  });
  const merged = mergeLines([wrap('To Tove')], [wrap('To Tuulikki')], new Map([[7, 'gift_wrap']]));
  expect(merged).toEqual([wrap('To Tuulikki')]);
});
