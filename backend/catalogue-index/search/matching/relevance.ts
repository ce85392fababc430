import { IN_AUTHOR, IN_NAME, IN_TEXT, LATE_IN_TITLE } from '../search-document.ts';

/**
 * How close a word of the index is to the typed word, in percent. An unknown typed word is a typo or another form of a known
 * word; a typo is more likely, but rarely in the first letter.
 */
export const CLOSENESS = {
  same: 100,
  /** `a` typed for `å`. */
  base: 94,
  /** Another form of the typed word, and another form typed without å, ä and ö. */
  stem: 90,
  baseStem: 86,
  synonym: 89,
  /** The word starts with the typed letters. */
  prefix: 80,
  basePrefix: 76,
  /** Forms of the last word, which may be the prefix of a longer one. */
  stemOfLast: 72,
  baseStemOfLast: 69,
  oneTypo: 66,
  /** Another form of a typed word that the index does not contain. */
  stemOfUnknown: 63,
  oneTypoInFirstLetter: 60,
  twoTypos: 46,
  misspelledPrefix: 40,
  /**
   * A form of a last word that is not in the index, but is the prefix of other words: so low that a title with it ranks below
   * authors with the prefix. `jans` finds Jansson before Jane Eyre.
   */
  stemOfUnfinished: 22,
} as const;

export type Closeness = (typeof CLOSENESS)[keyof typeof CLOSENESS];

/** The closeness of words with corrected spelling. */
const CORRECTED: ReadonlySet<Closeness> = new Set([
  CLOSENESS.oneTypo,
  CLOSENESS.oneTypoInFirstLetter,
  CLOSENESS.twoTypos,
  CLOSENESS.misspelledPrefix,
]);

export function isCorrected(closeness: Closeness): boolean {
  return CORRECTED.has(closeness);
}

/** Points of a match by field. They are far enough apart that a title match beats a closer author match, except for typos. */
const TITLE_POINTS = 200;
export const AUTHOR_POINTS = 100;
export const NAME_POINTS = 50;
const TEXT_POINTS = 20;

/** Stop words, and words that are common in this catalogue, count less. */
export const DISTINCTIVE_WORD_WEIGHT = 4;
export const COMMON_WORD_WEIGHT = 1;

export function isCommon(productsWithWord: number, allProducts: number): boolean {
  return productsWithWord > 50 && productsWithWord > allProducts / 10;
}

/** The score of products with the searched code: higher than any score of words. */
export const CODE_SCORE = 0xffffffff;

/** Factors for a title that is the query or starts with it: more than closer words elsewhere can add. */
export const WHOLE_TITLE_FACTOR = 1.75;
export const TITLE_START_FACTOR = 1.5;
/** For a title of which the query contains all words, in any order or beside others: `stoker dracula`. */
export const COVERED_TITLE_FACTOR = 1.1;

/**
 * For a query of several words that are all in the authors: more than the same words late in a title, less than a title that
 * starts with them. `lindgren astrid` finds her books before a biography.
 */
export const AUTHORS_FACTOR = 2.2;

/**
 * A packed score contains points and, in the low four bits, the position in the title counted down from 15: with equal points
 * the earlier position is the higher number; 0 means not in the title.
 */
const POSITION_BITS = 4;
const POSITION_MASK = 15;

const packedScoresByCloseness = new Map<Closeness, Uint16Array>(
  Object.values(CLOSENESS).map((closeness) => [closeness, packScores(closeness)]),
);

/** The packed score of a word, by where it occurs in a document (search-document.ts). */
export function packedScoresAt(closeness: Closeness): Uint16Array {
  return packedScoresByCloseness.get(closeness) ?? packScores(closeness);
}

function packScores(closeness: Closeness): Uint16Array {
  const packedScores = new Uint16Array(IN_TEXT + 1);
  const pack = (points: number) => Math.round((points * closeness) / 100) << POSITION_BITS;
  packedScores[IN_NAME] = pack(NAME_POINTS);
  if (closeness === CLOSENESS.synonym) return packedScores;
  for (let position = 0; position <= LATE_IN_TITLE; position++)
    packedScores[position] = pack(TITLE_POINTS) | (POSITION_MASK - position);
  packedScores[IN_AUTHOR] = pack(AUTHOR_POINTS);
  packedScores[IN_TEXT] = pack(TEXT_POINTS);
  return packedScores;
}

/** True for the points of a word in the authors, without typos: less than in a title, more than in a name. */
export function isInAuthors(points: number): boolean {
  return points > NAME_POINTS && points <= AUTHOR_POINTS;
}

/** The points in a packed score. */
export function pointsOf(packedScore: number): number {
  return packedScore >> POSITION_BITS;
}

/** The index of the word in the title, from 0; 15 for a later word or none. */
export function titlePosition(packedScore: number): number {
  return POSITION_MASK - (packedScore & POSITION_MASK);
}
