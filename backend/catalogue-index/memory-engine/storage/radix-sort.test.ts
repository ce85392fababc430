import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortByKey } from './radix-sort.ts';

/** Few different keys, to test stability, and the limits of 32 bits. */
const key = fc.oneof(
  fc.integer({ min: -2, max: 2 }),
  fc.constantFrom(-0x80000000, -0x10000, -1, 0, 0xffff, 0x10000, 0x7fffffff),
  fc.integer({ min: -0x80000000, max: 0x7fffffff }),
);

test('sorts rows by key, lowest first, and is stable', () => {
  const shuffled = fc
    .array(key, { maxLength: 60 })
    .chain((keys) =>
      fc.tuple(fc.constant(keys), fc.shuffledSubarray([...keys.keys()], { minLength: keys.length })),
    );
  fc.assert(
    fc.property(shuffled, ([keys, rows]) => {
      const sorted = sortByKey(Int32Array.from(rows), Int32Array.from(keys));
      // Array.prototype.toSorted is stable as well.
      expect([...sorted]).toEqual(rows.toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)));
    }),
  );
});

test('returns only the rows passed in, without modifying them', () => {
  const rows = Int32Array.of(3, 1);
  expect([...sortByKey(rows, Int32Array.of(9, 7, 8, 5))]).toEqual([3, 1]);
  expect([...sortByKey(rows, Int32Array.of(9, 5, 8, 7))]).toEqual([1, 3]);
  expect([...rows]).toEqual([3, 1]);
});

test('sorts an empty array', () => {
  expect([...sortByKey(new Int32Array(0), new Int32Array(0))]).toEqual([]);
});
