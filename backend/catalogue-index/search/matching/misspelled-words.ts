import { idAt, type WordList } from '../segments/word-list.ts';
import { baseLetter } from '../text/nordic-letters.ts';
import { MAX_WORD_LENGTH } from '../text/search-words.ts';
import type { QueryWord } from './query-words.ts';

/** `strict` accepts typos in unknown words only, `tolerant` also in known words, `loose` accepts more typos in all words. */
export type Spelling = 'strict' | 'tolerant' | 'loose';

/**
 * No typos in short words, which would match too many others, in optional words and in numbers. An unknown word of three
 * letters may have one if all words must match and another is longer: `gone grl`.
 */
export function maxTyposOf(
  { word, isOptional, isBesideLonger }: Pick<QueryWord, 'word' | 'isOptional' | 'isBesideLonger'>,
  spelling: Spelling,
): 0 | 1 | 2 {
  if (isOptional) return 0;
  const isShortAccepted = spelling === 'loose' || (spelling === 'strict' && isBesideLonger);
  const minLengthForOne = isShortAccepted ? 3 : 4;
  const minLengthForTwo = spelling === 'loose' ? 5 : 8;
  if (word.length < minLengthForOne || /\p{Nd}/u.test(word)) return 0;
  return word.length < minLengthForTwo ? 1 : 2;
}

/**
 * The state of the automaton after each number of letters read from a word. Bit `p` of `exact` is set if the letters read
 * are the first `p` typed letters; of `oneTypo` and `twoTypos`, if they differ by at most one or two typos.
 */
const exact = new Int32Array(MAX_WORD_LENGTH + 1);
const oneTypo = new Int32Array(MAX_WORD_LENGTH + 1);
const twoTypos = new Int32Array(MAX_WORD_LENGTH + 1);
/** By letter: a bit for each of its positions in the typed word, counted from 1. */
const positionsOfLetter = new Int32Array(0x10000);

interface Pattern {
  /** The length of the typed word. */
  width: number;
  maxTypos: 1 | 2;
}

/**
 * Visits words that differ from `typed` (base letters) by at most `maxTypos`: a letter added, left out or replaced, or two
 * adjacent letters exchanged. With `isPrefix`, only the beginning of the words is compared. `visit` gets the word's position
 * in the list.
 *
 * The sorted list is walked like a tree: the state after a common prefix is reused, and if it allows no match, all words with
 * that prefix are skipped.
 */
export function visitMisspelled(
  words: WordList,
  typed: string,
  { maxTypos, isPrefix }: { maxTypos: 1 | 2; isPrefix: boolean },
  visit: (position: number, typos: number) => void,
): void {
  const width = typed.length;
  const pattern: Pattern = { width, maxTypos };
  for (let p = 1; p <= width; p++) addPosition(typed.charCodeAt(p - 1), 1 << p);
  // Before the first letter is read, the only possible typos are typed letters that the word lacks.
  exact[0] = 0b1;
  oneTypo[0] = 0b11;
  twoTypos[0] = 0b111;
  const { size, starts, shared } = words;
  let read = 0;
  let position = 0;
  while (position < size) {
    const id = idAt(words, position);
    read = readLetters(words, id, Math.min(read, shared[position] as number), pattern);
    const isImpossible = (maxTypos === 1 ? oneTypo[read] : twoTypos[read]) === 0;
    const next = isImpossible ? nextDifferent(words, position + 1, read) : position + 1;
    const isWhole = !isImpossible && (starts[id] as number) + read === starts[id + 1];
    let typos = NOT_FOUND;
    if (isPrefix) typos = minTyposUpTo(read, width);
    else if (isWhole) typos = typosAfter(read, width);
    if (typos <= maxTypos) for (; position < next; position++) visit(position, typos);
    position = next;
  }
  for (let i = 0; i < width; i++) positionsOfLetter[typed.charCodeAt(i)] = 0;
}

/** More typos than any match has. */
const NOT_FOUND = 3;

function addPosition(letter: number, bit: number): void {
  positionsOfLetter[letter] = (positionsOfLetter[letter] as number) | bit;
}

/**
 * Continues to read a word after its first `alreadyRead` letters until no match is possible. Returns how many letters were
 * read. Computes the optimal string alignment distance for all positions of the typed word in parallel.
 */
function readLetters(
  { letters, starts }: WordList,
  id: number,
  alreadyRead: number,
  { width, maxTypos }: Pattern,
): number {
  const start = starts[id] as number;
  const end = starts[id + 1] as number;
  // The bits 0 to `width`.
  const allPositions = -1 >>> (31 - width);
  let read = alreadyRead;
  let before = read > 0 ? (positionsOfLetter[baseLetter(letters[start + read - 1] as number)] as number) : 0;
  let lastExact = exact[read] as number;
  let lastOne = oneTypo[read] as number;
  let lastTwo = twoTypos[read] as number;
  while (start + read < end) {
    const here = positionsOfLetter[baseLetter(letters[start + read] as number)] as number;
    const nextExact = (lastExact << 1) & here;
    // The typo was made before, or here: this letter is added, replaces a typed one, or the typed letter after it is left out.
    let nextOne = ((lastOne << 1) & here) | lastExact | (lastExact << 1) | (nextExact << 1);
    let nextTwo = ((lastTwo << 1) & here) | lastOne | (lastOne << 1);
    if (read > 0) {
      const exchanged = before & (here << 1);
      nextOne |= ((exact[read - 1] as number) << 2) & exchanged;
      nextTwo |= ((oneTypo[read - 1] as number) << 2) & exchanged;
    }
    before = here;
    lastExact = nextExact;
    lastOne = nextOne & allPositions;
    lastTwo = (nextTwo | (nextOne << 1)) & allPositions;
    read++;
    exact[read] = lastExact;
    oneTypo[read] = lastOne;
    twoTypos[read] = lastTwo;
    if ((maxTypos === 1 ? lastOne : lastTwo) === 0) break;
  }
  return read;
}

/** The typos with which the first `read` letters are the whole typed word. */
function typosAfter(read: number, width: number): number {
  const wholeWord = 1 << width;
  if (((exact[read] as number) & wholeWord) !== 0) return 0;
  if (((oneTypo[read] as number) & wholeWord) !== 0) return 1;
  return ((twoTypos[read] as number) & wholeWord) !== 0 ? 2 : NOT_FOUND;
}

/** The fewest typos with which the whole typed word is a beginning of the letters that were read. */
function minTyposUpTo(read: number, width: number): number {
  let min = NOT_FOUND;
  for (let i = 1; i <= read; i++) min = Math.min(min, typosAfter(i, width));
  return min;
}

/** The first position from `position` on whose word shares fewer than `letters` letters with the previous one. */
function nextDifferent({ size, shared, skips }: WordList, position: number, letters: number): number {
  let next = position;
  while (next < size && (shared[next] as number) >= letters)
    next += skips === null ? 1 : (skips[next] as number);
  return next;
}
