import type { Matches } from './matches.ts';
import type { WordList } from './word-list.ts';

/** A part of an index that can be searched by itself: the frozen base, or the tail that grows. */
export interface Segment {
  readonly words: WordList;
  readonly documentCount: number;
  /** One above the highest ordinal. */
  readonly ordinalEnd: number;
  /** Words that have the stem by bare letters, perhaps among others: whoever asks looks at their marks anyway. */
  idsOfStem(bareStem: string): readonly number[];
  documentsWith(id: number): number;
  /** How many bytes are read to find the words from one place up to another in titles, authors and names; in texts. */
  workInHeads(fromPlace: number, toPlace: number): number;
  workInTexts(fromPlace: number, toPlace: number): number;
  /** Offers every product that has the word, at the worth of where it stands; those in texts only where asked. */
  collect(id: number, worths: Uint16Array, isInTextsToo: boolean, matches: Matches): void;
  titleShape(ordinal: number): number;
}
