import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import type { CartItemRow, NewCartItemRow } from './cart-row.ts';
import { mergeLines } from './merge-lines.ts';

const keyOf = (line: NewCartItemRow) => `${line.sku_id}/${line.message}/${line.group_key}`;

/** The lines of a cart: no two are the same thing. */
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
  .map((found) =>
    found.map((line, index): CartItemRow => {
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

test('Of two carts everything is in the one they become, and nothing else', () => {
  fc.assert(
    fc.property(lines, lines, (own, guests) => {
      const merged = mergeLines(own, guests);
      const pieces = (found: readonly NewCartItemRow[], key: string) =>
        found.filter((line) => keyOf(line) === key).reduce((sum, { quantity }) => sum + quantity, 0);
      const keys = new Set([...own, ...guests].map(keyOf));
      expect(new Set(merged.map(keyOf))).toEqual(keys);
      expect(merged).toHaveLength(keys.size);
      for (const key of keys)
        expect(pieces(merged, key)).toBe(
          Math.min(LIMITS.cartLineQuantity, pieces(own, key) + pieces(guests, key)),
        );
    }),
  );
});

test('The customer’s lines stay first and keep their numbers; the guest’s are new', () => {
  fc.assert(
    fc.property(lines, lines, (own, guests) => {
      const merged = mergeLines(own, guests);
      expect(merged.slice(0, own.length).map((line) => 'cart_item_id' in line && line.cart_item_id)).toEqual(
        own.map(({ cart_item_id }) => cart_item_id),
      );
      expect(merged.slice(own.length).some((line) => 'cart_item_id' in line)).toBe(false);
    }),
  );
});

test('Also of a cart that is full no line is left out', () => {
  const line = (sku_id: number): CartItemRow => ({
    ...{ cart_item_id: sku_id, sku_id, quantity: 1, message: '', group_key: '' },
    ...{ package_product_id: null, package_group_id: null, package_option_id: null },
  });
  const full = Array.from({ length: LIMITS.cartLines }, (_, index) => line(index + 1));
  const merged = mergeLines(full, [line(1), line(5000)]);
  expect(merged).toHaveLength(LIMITS.cartLines + 1);
  expect(merged[0]).toMatchObject({ sku_id: 1, quantity: 2 });
});
