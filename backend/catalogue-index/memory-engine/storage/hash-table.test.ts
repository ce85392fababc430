import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HashTable } from './hash-table.ts';

const texts = fc.uniqueArray(fc.string({ maxLength: 12 }), { maxLength: 40 });

function tableOf(entries: readonly string[], slots = HashTable.slotsFor(entries.length)): HashTable {
  const table = new HashTable(new Int32Array(slots));
  for (const [row, text] of entries.entries()) table.add(text, row);
  return table;
}

describe('A hash table', () => {
  test('finds each row by its text only', () => {
    fc.assert(
      fc.property(texts, fc.string(), (entries, other) => {
        const table = tableOf(entries);
        for (const [row, text] of entries.entries())
          expect(table.find(text, (candidate) => entries[candidate] === text)).toBe(row);
        if (!entries.includes(other))
          expect(table.find(other, (candidate) => entries[candidate] === other)).toBeUndefined();
      }),
    );
  });

  test('lets the caller select among several rows with the same text', () => {
    const table = new HashTable(new Int32Array(16));
    for (const row of [4, 0, 7]) table.add('same', row);
    expect(table.find('same', (candidate) => candidate === 7)).toBe(7);
    expect(table.find('same', (candidate) => candidate === 0)).toBe(0);
    expect(table.find('same', () => false)).toBeUndefined();
  });

  test('continues a probe at the start of the table', () => {
    const entries = Array.from({ length: 12 }, (_, index) => `slug-${index}`);
    const table = tableOf(entries, 16);
    for (const [row, text] of entries.entries())
      expect(table.find(text, (candidate) => entries[candidate] === text)).toBe(row);
  });

  test('works the same when created from saved slots', () => {
    fc.assert(
      fc.property(texts, (entries) => {
        const again = new HashTable(tableOf(entries).slots.slice());
        for (const [row, text] of entries.entries())
          expect(again.find(text, (candidate) => entries[candidate] === text)).toBe(row);
      }),
    );
  });

  test('stores an entry once', () => {
    const table = new HashTable(new Int32Array(16));
    for (let times = 0; times < 100; times++) table.add('once', 3);
    expect([...table.slots].filter((slot) => slot !== 0)).toEqual([4]);
  });

  test('is full above a load factor of three quarters, including when created from saved slots', () => {
    const table = tableOf(
      Array.from({ length: 12 }, (_, index) => `slug-${index}`),
      16,
    );
    expect(table.isNearlyFull).toBe(false);
    table.add('one-more', 12);
    expect(table.isNearlyFull).toBe(true);
    expect(new HashTable(table.slots).isNearlyFull).toBe(true);
  });

  test('has at least two slots per expected entry', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), (entries) => {
        const slots = HashTable.slotsFor(entries);
        expect(slots).toBeGreaterThanOrEqual(Math.max(16, entries * 2));
        expect(Math.log2(slots) % 1).toBe(0);
      }),
    );
  });
});
