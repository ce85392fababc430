/** A set of small integers, one bit each. Operations on two sets modify and return the first one. */
export type BitSet = Uint32Array;

export function createBitSet(capacity: number): BitSet {
  return new Uint32Array((capacity + 31) >>> 5);
}

/** All bits below `size` are set. */
export function createFullBitSet(size: number): BitSet {
  const set = createBitSet(size);
  for (let bit = 0; bit < size; bit++) setBit(set, bit);
  return set;
}

export function hasBit(bits: BitSet, index: number): boolean {
  return (((bits[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;
}

export function setBit(bits: BitSet, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
}

export function clearBit(bits: BitSet, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) & ~(1 << (index & 31));
}

export function intersect(bits: BitSet, other: BitSet): BitSet {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
  return bits;
}

export function union(bits: BitSet, other: BitSet): BitSet {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
  return bits;
}

export function subtract(bits: BitSet, other: BitSet): BitSet {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
  return bits;
}

/** The position of the lowest set bit of a word that is not 0. `word & (word - 1)` clears that bit. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

export function highestBit(word: number): number {
  return 31 - Math.clz32(word);
}

export function countBits(bits: BitSet): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0;
    // Adds neighbouring bits, then pairs, then nibbles; the product adds the four bytes in its highest byte.
    rest -= (rest >>> 1) & 0x55555555;
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
    count += (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** Writes the members in ascending order into an array that is large enough. Returns their number. */
export function listBits(bits: BitSet, into: Int32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0;
    const base = word << 5;
    while (rest !== 0) {
      into[count++] = base + lowestBit(rest);
      rest &= rest - 1;
    }
  }
  return count;
}
