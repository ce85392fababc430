import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BitSet,
  clearBit,
  countBits,
  createBitSet,
  hasBit,
  intersect,
  listBits,
  setBit,
  subtract,
  union,
} from './bit-set.ts';

const capacity = 100;
const randomMembers = fc.uniqueArray(fc.nat(capacity - 1));

function bitsOf(members: Iterable<number>, size = capacity): BitSet {
  const bits = createBitSet(size);
  for (const member of members) setBit(bits, member);
  return bits;
}

function membersOf(bits: BitSet): number[] {
  return Array.from({ length: capacity }, (_, member) => member).filter((member) => hasBit(bits, member));
}

describe('A bit set', () => {
  test.each([
    [0, 0],
    [1, 1],
    [32, 1],
    [33, 2],
  ])('with a capacity of %i has %i words, all empty', (size, words) => {
    expect(createBitSet(size)).toEqual(new Uint32Array(words));
  });

  test('contains exactly the members that were added, including the last bit of a word', () => {
    expect(membersOf(bitsOf([0, 31, 32, 63, 99]))).toEqual([0, 31, 32, 63, 99]);
  });

  test('contains no member beyond its end', () => {
    expect(hasBit(bitsOf([99]), 10_000)).toBe(false);
  });

  test('removes one member without changing its neighbours', () => {
    fc.assert(
      fc.property(randomMembers, fc.nat(capacity - 1), (members, cleared) => {
        const bits = bitsOf(members);
        clearBit(bits, cleared);
        expect(membersOf(bits)).toEqual(membersOf(bitsOf(members.filter((member) => member !== cleared))));
      }),
    );
  });

  test('counts its members, and lists them in ascending order', () => {
    fc.assert(
      fc.property(randomMembers, (members) => {
        const into = new Int32Array(capacity);
        const count = listBits(bitsOf(members), into);
        expect(count).toBe(members.length);
        expect(countBits(bitsOf(members))).toBe(members.length);
        expect([...into.subarray(0, count)]).toEqual(members.toSorted((a, b) => a - b));
      }),
    );
  });

  test('is counted correctly when every bit is set', () => {
    expect(countBits(new Uint32Array(3).fill(0xffffffff))).toBe(96);
  });
});

describe('Two bit sets', () => {
  const cases: [
    string,
    (bits: BitSet, other: BitSet) => BitSet,
    (a: Set<number>, b: Set<number>) => Set<number>,
  ][] = [
    ['intersection', intersect, (a, b) => a.intersection(b)],
    ['union', union, (a, b) => a.union(b)],
    ['difference', subtract, (a, b) => a.difference(b)],
  ];

  test.each(cases)(
    'have the same %s as two Sets; the operation modifies and returns the first',
    (_, combine, combineSets) => {
      fc.assert(
        fc.property(randomMembers, randomMembers, (first, second) => {
          const [bits, other] = [bitsOf(first), bitsOf(second)];
          const expected = [...combineSets(new Set(first), new Set(second))].sort((a, b) => a - b);
          expect(combine(bits, other)).toBe(bits);
          expect(membersOf(bits)).toEqual(expected);
          expect(other).toEqual(bitsOf(second));
        }),
      );
    },
  );

  test('of different lengths treat missing words as empty', () => {
    const longer = bitsOf([3, 40], 64);
    expect(intersect(longer.slice(), bitsOf([3], 32))).toEqual(bitsOf([3], 64));
    expect(union(longer.slice(), bitsOf([5], 32))).toEqual(bitsOf([3, 5, 40], 64));
    expect(subtract(longer.slice(), bitsOf([3], 32))).toEqual(bitsOf([40], 64));
  });
});
