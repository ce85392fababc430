import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Column } from './column.ts';

const missing = -1;

describe('A column', () => {
  test('returns the values that were pushed, however far it had to grow', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 300 }), (values) => {
        const column = new Column(new Int32Array(0));
        for (const value of values) column.push(value);
        expect(column.length).toBe(values.length);
        expect(values.map((_, index) => column.get(index))).toEqual(values);
        expect([...column.trimmed()]).toEqual(values);
      }),
    );
  });

  test('continues after its initial data without modifying it', () => {
    const initial = Int32Array.of(1, 2, 3);
    const column = new Column(initial);
    column.push(4);
    expect([...column.trimmed()]).toEqual([1, 2, 3, 4]);
    expect([...initial]).toEqual([1, 2, 3]);
  });

  test('leaves an older array unchanged when it grows', () => {
    const column = new Column(new Int32Array(0));
    column.push(7);
    const older = column.data;
    for (let value = 0; value < 100; value++) column.push(value);
    expect(older[0]).toBe(7);
    expect(column.data).not.toBe(older);
  });

  test('fills skipped entries with the missing value', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(500), fc.nat(9)), { maxLength: 20 }), (writes) => {
        const column = new Column(new Int32Array(0));
        for (const [index, value] of writes) column.set(index, value, missing);
        const expected = new Map(writes);
        for (let index = 0; index <= 510; index++)
          expect(column.find(index, missing)).toBe(expected.get(index) ?? missing);
      }),
    );
  });

  test.each([-1, 3, 64, 0.5, Number.NaN, 2 ** 40])('returns the missing value at %d', (index) => {
    const column = new Column(new Int32Array(0));
    for (const value of [10, 11, 12]) column.push(value);
    expect(column.find(index, missing)).toBe(missing);
  });

  test.each([
    [new Uint8Array(0), 255],
    [new Uint32Array(0), 4_294_967_295],
    [new Float64Array(0), 1_763_000_000_000.5],
  ])('keeps its array type when it grows: %o', (data, value) => {
    const column = new Column(data);
    for (let index = 0; index < 70; index++) column.push(value);
    expect(column.data.constructor).toBe(data.constructor);
    expect(column.get(69)).toBe(value);
  });
});
