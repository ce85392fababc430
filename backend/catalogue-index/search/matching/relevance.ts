import { IN_AUTHOR, IN_NAME, IN_TEXT, LATE_IN_TITLE } from '../search-document.ts';

/**
 * How close a word of the index is to the typed word, in percent. An unknown typed word is a typo or another form of a known
 * word; a typo is more likely, but rarely in the first letter.
 */
export const CLOSENESS = {
  same: 100,
  /** `a` typed for `å`. */
  base: 94,
  stem: 90,
  baseStem: 86,
  prefix: 80,
  basePrefix: 76,
  oneTypo: 66,
  stemOfUnknown: 63,
  oneTypoInFirstLetter: 60,
  twoTypos: 46,
  misspelledPrefix: 40,
} as const;

export type Closeness = (typeof CLOSENESS)[keyof typeof CLOSENESS];

/** Far enough apart that a title match beats an author match even if it is less close, except for typos. */
const TITLE_WORTH = 200;
const AUTHOR_WORTH = 100;
const NAME_WORTH = 50;
const TEXT_WORTH = 20;

/** Common words (`och`, `the`) say little about what the visitor is looking for. */
export const DISTINCTIVE_WORD_WEIGHT = 4;
export const COMMON_WORD_WEIGHT = 1;

export function isCommon(productsWithWord: number, allProducts: number): boolean {
  return productsWithWord > 50 && productsWithWord > allProducts / 10;
}

/** Factors for a title that is the query or starts with it: more than closer words elsewhere can add. */
export const WHOLE_TITLE_FACTOR = 1.75;
export const TITLE_START_FACTOR = 1.5;

/**
 * A worth contains points and, in the low four bits, the position in the title counted down from 15: with equal points the
 * earlier position is the higher number; 0 means not in the title.
 */
const POSITION_BITS = 4;
const POSITION_MASK = 15;

const worthsByCloseness = new Map<Closeness, Uint16Array>(
  Object.values(CLOSENESS).map((closeness) => [closeness, worthsOf(closeness)]),
);

export function worthsAt(closeness: Closeness): Uint16Array {
  return worthsByCloseness.get(closeness) ?? worthsOf(closeness);
}

function worthsOf(closeness: Closeness): Uint16Array {
  const worths = new Uint16Array(IN_TEXT + 1);
  const worth = (whole: number) => Math.round((whole * closeness) / 100) << POSITION_BITS;
  for (let position = 0; position <= LATE_IN_TITLE; position++)
    worths[position] = worth(TITLE_WORTH) | (POSITION_MASK - position);
  worths[IN_AUTHOR] = worth(AUTHOR_WORTH);
  worths[IN_NAME] = worth(NAME_WORTH);
  worths[IN_TEXT] = worth(TEXT_WORTH);
  return worths;
}

export function pointsOf(worth: number): number {
  return worth >> POSITION_BITS;
}

/** The index of the word in the title, from 0; 15 for a later word or none. */
export function titlePosition(worth: number): number {
  return POSITION_MASK - (worth & POSITION_MASK);
}
