import { baseLetter } from '../text/nordic-letters.ts';

/**
 * The sorted words of an index: by base letters first, so that `hal`, `hål` and `häl` are adjacent and words with the same
 * prefix, with or without accents, are together. A word has an id and a position in this order.
 */
export interface WordList {
  readonly size: number;
  /** The letters of all words: those of `id` from `starts[id]` up to `starts[id + 1]`. */
  readonly letters: Uint16Array;
  readonly starts: Uint32Array;
  /** The id at each position; null if ids are positions. */
  readonly order: Uint32Array | null;
  /** The length of the prefix in base letters that the word at a position shares with the previous one. */
  readonly shared: Uint8Array;
  /** The distance, at most 255, to the next position that shares fewer letters; null in a growing list. */
  readonly skips: Uint8Array | null;
}

export function idAt(words: WordList, position: number): number {
  return words.order === null ? position : (words.order[position] as number);
}

export function wordOf({ letters, starts }: WordList, id: number): string {
  return String.fromCharCode(...letters.subarray(starts[id] as number, starts[id + 1] as number));
}

/** The first position whose word is not before `base`, by base letters. */
export function firstPositionFrom(words: WordList, base: string): number {
  return firstPosition(words, (id) => compareBaseLetters(words, id, base) >= 0);
}

/** The first position whose word comes after all words with the prefix `base`. */
export function firstPositionAfter(words: WordList, base: string): number {
  return firstPosition(words, (id) => compareBaseLetters(words, id, base) > 0 && !hasPrefix(words, id, base));
}

/** Binary search for the first position with `isReached`, which must also be true for all later positions. */
export function firstPosition(words: WordList, isReached: (id: number) => boolean): number {
  let from = 0;
  let to = words.size;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isReached(idAt(words, middle))) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Negative if the word comes before `base`, zero if it has the same base letters. */
export function compareBaseLetters({ letters, starts }: WordList, id: number, base: string): number {
  const start = starts[id] as number;
  const length = (starts[id + 1] as number) - start;
  const common = Math.min(length, base.length);
  for (let i = 0; i < common; i++) {
    const difference = baseLetter(letters[start + i] as number) - base.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return length - base.length;
}

function hasPrefix({ letters, starts }: WordList, id: number, base: string): boolean {
  const start = starts[id] as number;
  if ((starts[id + 1] as number) - start < base.length) return false;
  for (let i = 0; i < base.length; i++)
    if (baseLetter(letters[start + i] as number) !== base.charCodeAt(i)) return false;
  return true;
}

/** The length of the common prefix in base letters. */
export function sharedLetters(a: string, b: string): number {
  const maxLength = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < maxLength && baseLetter(a.charCodeAt(shared)) === baseLetter(b.charCodeAt(shared)))
    shared++;
  return shared;
}

/** The order of the list: by base letters, then as written. */
export function compareWords(a: string, b: string): number {
  const shared = sharedLetters(a, b);
  if (shared < a.length && shared < b.length)
    return baseLetter(a.charCodeAt(shared)) - baseLetter(b.charCodeAt(shared));
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
