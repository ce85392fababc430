import type { Matches } from '../matching/matches.ts';
import type { WordList } from './word-list.ts';

/** A part of an index that can be searched separately: the frozen base or the growing tail. */
export interface Segment {
  readonly words: WordList;
  readonly documentCount: number;
  /** One above the highest ordinal. */
  readonly ordinalEnd: number;
  /** Words with the stem in base letters, possibly with others (hash collisions): the caller compares the letters. */
  idsOfStem(baseStem: string): readonly number[];
  documentsWith(id: number): number;
  /** The number of bytes to read for the words in a range of positions, in heads (titles, authors, names) and in texts. */
  workInHeads(fromPosition: number, toPosition: number): number;
  workInTexts(fromPosition: number, toPosition: number): number;
  /** Adds every product that contains the word to `matches`, with its packed score; from texts only if requested. */
  collect(id: number, packedScores: Uint16Array, includesTexts: boolean, matches: Matches): void;
  titleShape(ordinal: number): number;
}
