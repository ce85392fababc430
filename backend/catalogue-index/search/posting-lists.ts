import type { Matches } from './matches.ts';
import { WHERE_BITS } from './search-document.ts';

/**
 * Where a word stands, as bytes. Each list holds the distances from one ordinal to the next, seven bits to a byte, the
 * lowest first. In heads the low bits of each say where the word stands. A word that is in so many texts that a bit per
 * ordinal takes no more room has those bits instead: a list of exactly that length is always bits.
 */
const WHERE_MASK = (1 << WHERE_BITS) - 1;

export function bytesOfBits(ordinalEnd: number): number {
  return (ordinalEnd + 7) >>> 3;
}

export function sizeOfNumber(value: number): number {
  if (value < 0x80) return 1;
  if (value < 0x4000) return 2;
  if (value < 0x200000) return 3;
  return value < 0x10000000 ? 4 : 5;
}

/** Returns where the next number goes. */
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

export function headPosting(distance: number, where: number): number {
  return ((distance << WHERE_BITS) | where) >>> 0;
}

export function collectHeads(
  bytes: Uint8Array,
  from: number,
  to: number,
  worths: Uint16Array,
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
    matches.offer(ordinal, worths[value & WHERE_MASK] as number);
  }
}

export function collectTexts(
  bytes: Uint8Array,
  from: number,
  to: number,
  ordinalEnd: number,
  worth: number,
  matches: Matches,
): void {
  if (to - from === bytesOfBits(ordinalEnd)) {
    if (matches.isClosed) collectAskedBits(bytes, from, ordinalEnd, worth, matches);
    else collectBits(bytes, from, to, worth, matches);
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
    matches.offer(ordinal, worth);
  }
}

function collectBits(bytes: Uint8Array, from: number, to: number, worth: number, matches: Matches): void {
  for (let at = from; at < to; at++) {
    let bits = bytes[at] as number;
    const first = (at - from) << 3;
    while (bits !== 0) {
      const lowest = bits & -bits;
      matches.offer(first + 31 - Math.clz32(lowest), worth);
      bits ^= lowest;
    }
  }
}

/** Where only some products are asked about, their bits are looked up instead of reading all. */
function collectAskedBits(
  bytes: Uint8Array,
  from: number,
  ordinalEnd: number,
  worth: number,
  matches: Matches,
): void {
  const { ordinals, count } = matches;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    if (ordinal >= ordinalEnd) break;
    if (((bytes[from + (ordinal >>> 3)] as number) >>> (ordinal & 7)) & 1) matches.offer(ordinal, worth);
  }
}
