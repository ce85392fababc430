import { bareLetter } from './nordic-letters.ts';

/**
 * The different words of an index in order: by bare letters first, so that `hal`, `hål` and `häl` are neighbours and
 * whatever begins alike, marks or none, stands together. A word has an id and, in the order, a place.
 */
export interface WordList {
  readonly size: number;
  /** Letters of all words, one word after another: those of `id` from `starts[id]` up to `starts[id + 1]`. */
  readonly letters: Uint16Array;
  readonly starts: Uint32Array;
  /** The id at each place; null where ids are places. */
  readonly order: Uint32Array | null;
  /** How many bare letters the word at a place begins with that the one before it begins with too. */
  readonly shared: Uint8Array;
  /** How far it is, at most 255, to the next place that shares fewer letters; null in a list that still grows. */
  readonly leaps: Uint8Array | null;
}

export function idAt(words: WordList, place: number): number {
  return words.order === null ? place : (words.order[place] as number);
}

export function wordOf({ letters, starts }: WordList, id: number): string {
  return String.fromCharCode(...letters.subarray(starts[id] as number, starts[id + 1] as number));
}

/** The first place whose word is not before `bare`, by bare letters. */
export function firstPlaceFrom(words: WordList, bare: string): number {
  return firstPlace(words, (id) => compareBare(words, id, bare) >= 0);
}

/** The first place whose word comes after all that begin with `bare`. */
export function firstPlaceAfter(words: WordList, bare: string): number {
  return firstPlace(words, (id) => compareBare(words, id, bare) > 0 && !beginsWith(words, id, bare));
}

/** The first place whose word `isReached`; from there on all must be. */
export function firstPlace(words: WordList, isReached: (id: number) => boolean): number {
  let from = 0;
  let to = words.size;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isReached(idAt(words, middle))) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Negative where the word of `id` comes before `bare`, zero where its bare letters are the same. */
export function compareBare({ letters, starts }: WordList, id: number, bare: string): number {
  const start = starts[id] as number;
  const length = (starts[id + 1] as number) - start;
  const common = Math.min(length, bare.length);
  for (let i = 0; i < common; i++) {
    const difference = bareLetter(letters[start + i] as number) - bare.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return length - bare.length;
}

function beginsWith({ letters, starts }: WordList, id: number, bare: string): boolean {
  const start = starts[id] as number;
  if ((starts[id + 1] as number) - start < bare.length) return false;
  for (let i = 0; i < bare.length; i++)
    if (bareLetter(letters[start + i] as number) !== bare.charCodeAt(i)) return false;
  return true;
}

export function sharedLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < most && bareLetter(one.charCodeAt(shared)) === bareLetter(other.charCodeAt(shared)))
    shared++;
  return shared;
}

/** The order of the list: by bare letters, then as written. */
export function compareWords(one: string, other: string): number {
  const shared = sharedLetters(one, other);
  if (shared < one.length && shared < other.length)
    return bareLetter(one.charCodeAt(shared)) - bareLetter(other.charCodeAt(shared));
  if (one.length !== other.length) return one.length - other.length;
  return one === other ? 0 : one < other ? -1 : 1;
}
