import { describe, expect, test } from 'vitest';
import { converted, defaultAsZero, json, listOf, nullable, tuple } from './stored-format.ts';

const number = json<number>('number');
const string = json<string>('string');
const flag = converted<boolean, 0 | 1>(
  '0|1',
  (value) => (value ? 1 : 0),
  (stored) => stored === 1,
);

interface Item {
  id: number;
  name: string | null;
  flags: boolean[];
  size: { width: number };
}

const format = tuple<Item>({
  id: number,
  name: nullable(string),
  flags: listOf(flag),
  size: defaultAsZero(
    tuple({ width: number }),
    ({ width }) => width === 0,
    () => ({ width: 0 }),
  ),
});

describe('A tuple', () => {
  const item: Item = { id: 7, name: null, flags: [true, false], size: { width: 3 } };

  test('stores values in the order of its fields, without names', () => {
    expect(format.write?.(item)).toEqual([7, null, [1, 0], [3]]);
    expect(format.read?.([7, null, [1, 0], [3]])).toEqual(item);
  });

  test('stores a default as 0 and reads it as a new object', () => {
    const stored = format.write?.({ ...item, size: { width: 0 } });
    expect(stored).toEqual([7, null, [1, 0], 0]);
    const [first, second] = [format.read?.(stored), format.read?.(stored)];
    expect(first?.size).toEqual({ width: 0 });
    expect(first?.size).not.toBe(second?.size);
  });

  test('names its fields and their types in its signature', () => {
    expect(format.signature).toBe('[id:number,name:string|null,flags:0|1[],size:0|[width:number]]');
  });

  test('has another signature if fields are reordered, renamed, added or of another type', () => {
    const signatures = [
      tuple<{ a: string; b: string }>({ a: string, b: string }),
      tuple<{ a: string; b: string }>({ b: string, a: string }),
      tuple<{ a: string; c: string }>({ a: string, c: string }),
      tuple<{ a: string; b: string; c: string }>({ a: string, b: string, c: string }),
      tuple<{ a: string; b: string | null }>({ a: string, b: nullable(string) }),
      tuple<{ a: string; b: string[] }>({ a: string, b: listOf(string) }),
    ].map(({ signature }) => signature);
    expect(new Set(signatures).size).toBe(signatures.length);
  });
});
