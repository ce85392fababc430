import { bareLetter } from './nordic-letters.ts';
import { LONGEST_WORD } from './search-words.ts';
import { idAt, type WordList } from './word-list.ts';

/** Typos forgiven in a word: none in short ones, which would become any other, and none in numbers. */
export function forgivenTypos(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{Nd}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * How far the letters of a word, read so far, may have come in the typed text, as bits: bit `p` of `exact` is set where
 * they are its first `p` letters; of `one` and `two`, where they are with so many typos or fewer. By letters read.
 */
const exact = new Int32Array(LONGEST_WORD + 1);
const one = new Int32Array(LONGEST_WORD + 1);
const two = new Int32Array(LONGEST_WORD + 1);
/** By letter: the places of the typed text where it stands, from bit 1. */
const placesOfLetter = new Int32Array(0x10000);

/**
 * Words that differ from `typed` (bare letters) by at most `most` typos, one or two: a letter more, less or another, or
 * two neighbours exchanged. With `isBeginning` words that begin like that. `visit` gets place and typos.
 *
 * The list is walked like a tree: words that begin alike share what was found out about their beginning, and where that is
 * hopeless all words that have it are passed over.
 */
export function visitMisspelt(
  words: WordList,
  typed: string,
  most: 1 | 2,
  isBeginning: boolean,
  visit: (place: number, typos: number) => void,
): void {
  const width = typed.length;
  for (let p = 1; p <= width; p++) addPlace(typed.charCodeAt(p - 1), 1 << p);
  exact[0] = 0b1;
  one[0] = 0b11;
  two[0] = 0b111;
  const { size, letters, starts, shared } = words;
  let read = 0;
  let place = 0;
  while (place < size) {
    const id = idAt(words, place);
    const start = starts[id] as number;
    const end = starts[id + 1] as number;
    read = readLetters(letters, start, end, Math.min(read, shared[place] as number), width, most);
    const isHopeless = (most === 1 ? one[read] : two[read]) === 0;
    const next = isHopeless ? nextDifferent(words, place + 1, read) : place + 1;
    const isWhole = !isHopeless && start + read === end;
    const typos = isBeginning ? fewestTyposUpTo(read, width) : isWhole ? typosAfter(read, width) : NOT_FOUND;
    if (typos <= most) for (; place < next; place++) visit(place, typos);
    place = next;
  }
  for (let i = 0; i < width; i++) placesOfLetter[typed.charCodeAt(i)] = 0;
}

const NOT_FOUND = 3;

function addPlace(letter: number, bit: number): void {
  placesOfLetter[letter] = (placesOfLetter[letter] as number) | bit;
}

/**
 * Reads on in a word after its first `read` letters, as long as there is hope; returns how many are read then. This is the
 * optimal string alignment distance, for all places of the typed text at once.
 */
function readLetters(
  letters: Uint16Array,
  start: number,
  end: number,
  alreadyRead: number,
  width: number,
  most: 1 | 2,
): number {
  const allPlaces = -1 >>> (31 - width);
  let read = alreadyRead;
  let before = read > 0 ? (placesOfLetter[bareLetter(letters[start + read - 1] as number)] as number) : 0;
  let wasExact = exact[read] as number;
  let wasOne = one[read] as number;
  let wasTwo = two[read] as number;
  while (start + read < end) {
    const here = placesOfLetter[bareLetter(letters[start + read] as number)] as number;
    const isExact = (wasExact << 1) & here;
    let isOne = ((wasOne << 1) & here) | wasExact | (wasExact << 1) | (isExact << 1);
    let isTwo = ((wasTwo << 1) & here) | wasOne | (wasOne << 1);
    if (read > 0) {
      const exchanged = before & (here << 1);
      isOne |= ((exact[read - 1] as number) << 2) & exchanged;
      isTwo |= ((one[read - 1] as number) << 2) & exchanged;
    }
    before = here;
    wasExact = isExact;
    wasOne = isOne & allPlaces;
    wasTwo = (isTwo | (isOne << 1)) & allPlaces;
    read++;
    exact[read] = wasExact;
    one[read] = wasOne;
    two[read] = wasTwo;
    if ((most === 1 ? wasOne : wasTwo) === 0) break;
  }
  return read;
}

/** Typos with which the letters read are the whole typed text. */
function typosAfter(read: number, width: number): number {
  const whole = 1 << width;
  if (((exact[read] as number) & whole) !== 0) return 0;
  if (((one[read] as number) & whole) !== 0) return 1;
  return ((two[read] as number) & whole) !== 0 ? 2 : NOT_FOUND;
}

function fewestTyposUpTo(read: number, width: number): number {
  let fewest = NOT_FOUND;
  for (let i = 1; i <= read; i++) fewest = Math.min(fewest, typosAfter(i, width));
  return fewest;
}

/** The first place from `place` on whose word shares fewer than `letters` letters with the one before it. */
function nextDifferent({ size, shared, leaps }: WordList, place: number, letters: number): number {
  let next = place;
  while (next < size && (shared[next] as number) >= letters)
    next += leaps === null ? 1 : (leaps[next] as number);
  return next;
}
