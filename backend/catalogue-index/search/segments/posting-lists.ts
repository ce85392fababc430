import type { Matches } from '../matching/matches.ts';
import { WHERE_BITS } from '../search-document.ts';

/**
 * Posting lists as bytes: the products that contain a word. A list contains the differences between successive ordinals as
 * variable-length numbers: seven bits per byte, lowest first. In lists of heads (titles, authors, names) the low bits of each
 * number say where the word occurs. A list of texts is stored as one bit per ordinal if that is not longer: a list of exactly
 * that length is always bits.
 */
const WHERE_MASK = (1 << WHERE_BITS) - 1;

/** The bytes of one list. */
export interface PostingRange {
  bytes: Uint8Array;
  from: number;
  to: number;
}

/** The length of a list that is stored as one bit per ordinal. */
export function bytesOfBits(ordinalEnd: number): number {
  return (ordinalEnd + 7) >>> 3;
}

/** The bytes that `writeNumber` writes. */
export function sizeOfNumber(value: number): number {
  if (value < 0x80) return 1;
  if (value < 0x4000) return 2;
  if (value < 0x200000) return 3;
  return value < 0x10000000 ? 4 : 5;
}

/** Returns the index of the next number. */
export function writeNumber(bytes: Uint8Array, at: number, value: number): number {
  let rest = value;
  let next = at;
  while (rest >= 0x80) {
    bytes[next++] = (rest & 0x7f) | 0x80;
    rest >>>= 7;
  }
  bytes[next++] = rest;
  return next;
}

/** A number of a list of heads: the distance to the previous ordinal, and where the word occurs. */
export function headPosting(distance: number, where: number): number {
  return ((distance << WHERE_BITS) | where) >>> 0;
}

/** Adds the products of a list of heads to `matches`, each with the packed score for where the word occurs. */
export function collectHeads(
  { bytes, from, to }: PostingRange,
  packedScores: Uint16Array,
  matches: Matches,
): void {
  let ordinal = 0;
  let at = from;
  while (at < to) {
    let byte = bytes[at++] as number;
    let value = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++] as number;
      value |= (byte & 0x7f) << shift;
    }
    ordinal += value >>> WHERE_BITS;
    matches.addMatch(ordinal, packedScores[value & WHERE_MASK] as number);
  }
}

/** Adds the products of a list of texts to `matches`. */
export function collectTexts(
  range: PostingRange,
  ordinalEnd: number,
  packedScore: number,
  matches: Matches,
): void {
  const { bytes, from, to } = range;
  if (to - from === bytesOfBits(ordinalEnd)) {
    if (matches.isRestricted) collectRequestedBits(range, ordinalEnd, packedScore, matches);
    else collectBits(range, packedScore, matches);
    return;
  }
  let ordinal = 0;
  let at = from;
  while (at < to) {
    let byte = bytes[at++] as number;
    let distance = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at++] as number;
      distance |= (byte & 0x7f) << shift;
    }
    ordinal += distance;
    matches.addMatch(ordinal, packedScore);
  }
}

function collectBits({ bytes, from, to }: PostingRange, packedScore: number, matches: Matches): void {
  for (let at = from; at < to; at++) {
    let bits = bytes[at] as number;
    const first = (at - from) << 3;
    while (bits !== 0) {
      const lowest = bits & -bits;
      matches.addMatch(first + 31 - Math.clz32(lowest), packedScore);
      bits ^= lowest;
    }
  }
}

/** If only some products can still match, looks up their bits instead of reading all. */
function collectRequestedBits(
  { bytes, from }: PostingRange,
  ordinalEnd: number,
  packedScore: number,
  matches: Matches,
): void {
  const { ordinals, count } = matches;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    if (ordinal >= ordinalEnd) break;
    if (((bytes[from + (ordinal >>> 3)] as number) >>> (ordinal & 7)) & 1)
      matches.addMatch(ordinal, packedScore);
  }
}
