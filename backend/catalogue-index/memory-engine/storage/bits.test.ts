import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Bits,
  clearBit,
  countBits,
  emptyBits,
  hasBit,
  intersect,
  listBits,
  setBit,
  subtract,
  unite,
} from './bits.ts';

const capacity = 100;
const members = fc.uniqueArray(fc.nat(capacity - 1));

function bitsOf(ordinals: Iterable<number>): Bits {
  const bits = emptyBits(capacity);
  for (const ordinal of ordinals) setBit(bits, ordinal);
  return bits;
}

function membersOf(bits: Bits): number[] {
  return Array.from({ length: capacity }, (_, ordinal) => ordinal).filter((ordinal) => hasBit(bits, ordinal));
}

describe('A set of bits', () => {
  test.each([
    [0, 0],
    [1, 1],
    [32, 1],
    [33, 2],
  ])('for %i ordinals has %i words, all empty', (ordinals, words) => {
    expect(emptyBits(ordinals)).toEqual(new Uint32Array(words));
  });

  test('contains exactly the ordinals that were set, the last bit of a word too', () => {
    expect(membersOf(bitsOf([0, 31, 32, 63, 99]))).toEqual([0, 31, 32, 63, 99]);
  });

  test('contains no ordinal beyond its end', () => {
    expect(hasBit(bitsOf([99]), 10_000)).toBe(false);
  });

  test('clears one ordinal without changing its neighbours', () => {
    fc.assert(
      fc.property(members, fc.nat(capacity - 1), (ordinals, cleared) => {
        const bits = bitsOf(ordinals);
        clearBit(bits, cleared);
        expect(membersOf(bits)).toEqual(membersOf(bitsOf(ordinals.filter((ordinal) => ordinal !== cleared))));
      }),
    );
  });

  test('is counted and listed in ascending order', () => {
    fc.assert(
      fc.property(members, (ordinals) => {
        const into = new Int32Array(capacity);
        const count = listBits(bitsOf(ordinals), into);
        expect(count).toBe(ordinals.length);
        expect(countBits(bitsOf(ordinals))).toBe(ordinals.length);
        expect([...into.subarray(0, count)]).toEqual(ordinals.toSorted((a, b) => a - b));
      }),
    );
  });

  test('is counted correctly if every bit is set', () => {
    expect(countBits(new Uint32Array(3).fill(0xffffffff))).toBe(96);
  });
});

describe('Two sets of bits', () => {
  const cases: [
    string,
    (bits: Bits, other: Bits) => Bits,
    (a: Set<number>, b: Set<number>) => Set<number>,
  ][] = [
    ['intersect', intersect, (a, b) => a.intersection(b)],
    ['unite', unite, (a, b) => a.union(b)],
    ['subtract', subtract, (a, b) => a.difference(b)],
  ];

  test.each(cases)('%s like a Set, modifying the first', (_, combine, combineSets) => {
    fc.assert(
      fc.property(members, members, (first, second) => {
        const [bits, other] = [bitsOf(first), bitsOf(second)];
        const expected = [...combineSets(new Set(first), new Set(second))].sort((a, b) => a - b);
        expect(combine(bits, other)).toBe(bits);
        expect(membersOf(bits)).toEqual(expected);
        expect(other).toEqual(bitsOf(second));
      }),
    );
  });

  test('of different lengths treat missing words as empty', () => {
    const longer = emptyBits(64);
    setBit(longer, 3);
    setBit(longer, 40);
    expect(intersect(longer.slice(), bitsIn(32, 3))).toEqual(bitsIn(64, 3));
    expect(unite(longer.slice(), bitsIn(32, 5))).toEqual(bitsIn(64, 3, 5, 40));
    expect(subtract(longer.slice(), bitsIn(32, 3))).toEqual(bitsIn(64, 40));
  });
});

function bitsIn(size: number, ...ordinals: number[]): Bits {
  const bits = emptyBits(size);
  for (const ordinal of ordinals) setBit(bits, ordinal);
  return bits;
}
