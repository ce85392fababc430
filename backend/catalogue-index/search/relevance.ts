import { IN_AUTHOR, IN_NAME, IN_TEXT, LATE_IN_TITLE } from './search-document.ts';

/**
 * How near a word of the shop is to what was typed, in percent. Whoever typed a word that the shop does not have made a
 * slip or used another form of one that it has; the slip is likelier, but hardly ever in the first letter.
 */
export const CLOSENESS = {
  same: 100,
  /** `a` typed for `å`. */
  bare: 94,
  stem: 90,
  bareStem: 86,
  beginning: 80,
  bareBeginning: 76,
  oneTypo: 66,
  stemOfUnknown: 63,
  oneTypoAtFirst: 60,
  twoTypos: 46,
  mistypedBeginning: 40,
} as const;

export type Closeness = (typeof CLOSENESS)[keyof typeof CLOSENESS];

/** Far enough apart that a title beats an author with a worse kind of closeness, typos excepted. */
const WORTH_OF_TITLE = 200;
const WORTH_OF_AUTHOR = 100;
const WORTH_OF_NAME = 50;
const WORTH_OF_TEXT = 20;

/** Words that are everywhere (`och`, `the`) say little about what is looked for. */
export const WEIGHT_OF_TELLING_WORD = 4;
export const WEIGHT_OF_COMMON_WORD = 1;

export function isCommon(productsWithWord: number, allProducts: number): boolean {
  return productsWithWord > 50 && productsWithWord > allProducts / 10;
}

/** How many times the sum of its words a title is worth: more than nearer words can add in the middle of another. */
export const WORTH_OF_WHOLE_TITLE = 1.75;
export const WORTH_OF_TITLE_BEGINNING = 1.5;

/**
 * What meeting a word is worth, by where it stands. The low four bits hold the place in the title, counted down from 15,
 * so that of equal worth the earlier place is the greater number; 0 is no place.
 */
const PLACE_BITS = 4;
const PLACE_MASK = 15;

const worthsByCloseness = new Map<Closeness, Uint16Array>(
  Object.values(CLOSENESS).map((closeness) => [closeness, worthsOf(closeness)]),
);

export function worthsAt(closeness: Closeness): Uint16Array {
  return worthsByCloseness.get(closeness) ?? worthsOf(closeness);
}

function worthsOf(closeness: Closeness): Uint16Array {
  const worths = new Uint16Array(IN_TEXT + 1);
  const worth = (whole: number) => Math.round((whole * closeness) / 100) << PLACE_BITS;
  for (let place = 0; place <= LATE_IN_TITLE; place++)
    worths[place] = worth(WORTH_OF_TITLE) | (PLACE_MASK - place);
  worths[IN_AUTHOR] = worth(WORTH_OF_AUTHOR);
  worths[IN_NAME] = worth(WORTH_OF_NAME);
  worths[IN_TEXT] = worth(WORTH_OF_TEXT);
  return worths;
}

export function pointsOf(worth: number): number {
  return worth >> PLACE_BITS;
}

/** Which word of the title it was, from 0; 15 where it was a later one or none. */
export function placeInTitle(worth: number): number {
  return PLACE_MASK - (worth & PLACE_MASK);
}
